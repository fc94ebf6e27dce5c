"""Finds the translatable words in Python modules.

Qt's lupdate knows little Python: it drops plurals whose number is an expression, takes a plain
variable for something else and loses the class after a dotted translate(). This reader looks at
the syntax tree instead. It knows

    self.tr("text", "comment", n)                    context: the class it stands in
    translate("Context", "text", "comment", n)       also as QCoreApplication.translate
    QT_TRANSLATE_NOOP("Context", "text")             a text that is translated elsewhere
"""

from __future__ import annotations

import ast
from dataclasses import dataclass, field
from pathlib import Path

Key = tuple[str, str, str]  # context, text, comment that tells equal texts apart

APPLICATIONS = ("QCoreApplication", "QGuiApplication", "QApplication")


@dataclass
class Words:
    """What a module says: each text with whether it has plural forms, and the calls nobody can read."""

    plural: dict[Key, bool] = field(default_factory=dict)
    unreadable: list[str] = field(default_factory=list)


def read_modules(modules: list[Path]) -> Words:
    words = Words()
    for module in modules:
        tree = ast.parse(module.read_text(encoding="utf-8"))
        _Reader(module, words, marks_texts="QT_TRANSLATE_NOOP" in _names(tree)).visit(tree)
    return words


def _names(tree: ast.AST) -> set[str]:
    return {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}


class _Reader(ast.NodeVisitor):
    def __init__(self, module: Path, words: Words, marks_texts: bool) -> None:
        self.module = module
        self.words = words
        self.marks_texts = marks_texts
        self.classes: list[str] = []

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self.classes.append(node.name)
        self.generic_visit(node)
        self.classes.pop()

    def visit_Call(self, node: ast.Call) -> None:
        match node.func:
            case ast.Attribute(attr="tr"):
                self.take(node, [ast.Constant(self.classes[-1] if self.classes else None), *node.args])
            case ast.Name(id="translate" | "QT_TRANSLATE_NOOP"):
                self.take(node, node.args)
            case ast.Attribute(value=ast.Name(id=owner), attr="translate") if owner in APPLICATIONS:
                self.take(node, node.args)  # painters and strings translate, too, but otherwise
        self.generic_visit(node)

    def take(self, node: ast.Call, arguments: list[ast.expr]) -> None:
        context, text, comment = (_literal(part) for part in [*arguments, None, None, None][:3])
        if context and text:
            plural = len(arguments) > 3 or any(keyword.arg == "n" for keyword in node.keywords)
            key = (context, text, comment or "")
            self.words.plural[key] = plural or self.words.plural.get(key, False)
        elif not self.marks_texts:
            self.words.unreadable.append(
                f"{self.module.name}:{node.lineno}: the text is not written out here"
            )


def _literal(node: ast.expr | None) -> str | None:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None
