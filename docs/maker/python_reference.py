"""The reference page of the public Python API, made from `vernissage.__all__` and its docstrings."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator, Sequence
from typing import Final, get_origin

import vernissage
from vernissage import api

INTRODUCTION: Final = """# Python reference

All of `vernissage.__all__`. These names stay; whatever else is in the package may change. The
[front page](../index.md#from-python) shows them at work.
"""


def page() -> str:
    """Returns the page: the functions in the order of the file, and then the types."""
    order = list(vars(api))
    public = sorted(vernissage.__all__, key=order.index)
    functions = [name for name in public if inspect.isfunction(getattr(api, name))]
    kinds = [name for name in public if name not in functions]
    parts = [INTRODUCTION, "## Functions", *map(_function, functions)]
    parts += ["## Kinds of things", *(_kind(name) for name in kinds)]
    return "\n\n".join(parts) + "\n"


def _function(name: str) -> str:
    definition = ast.parse(inspect.getsource(getattr(api, name))).body[0]
    assert isinstance(definition, ast.FunctionDef)
    return f"### {name}\n\n{_signature(definition)}\n\n{ast.get_docstring(definition)}"


def _kind(name: str) -> str:
    definition = _class(name)
    if definition is None:
        return f"### {name}\n\n{_remark(name)}"
    lines = "\n".join(_members(definition.body))
    return f"### {name}\n\n{ast.get_docstring(definition)}\n\n{lines}".rstrip()


def _class(name: str) -> ast.ClassDef | None:
    """Returns the definition of this class, in `api.py` or behind its alias; None if it isn't a class."""
    kind = get_origin(getattr(api, name))
    body = ast.parse(inspect.getsource(api if kind is None else kind)).body
    wanted = name if kind is None else kind.__name__
    classes = (each for each in body if isinstance(each, ast.ClassDef) and each.name == wanted)
    return next(classes, None)


def _members(body: Sequence[ast.stmt]) -> Iterator[str]:
    """Yields a line for each public field and method of a class."""
    for statement, after in zip(body, [*body[1:], None], strict=True):
        match statement:
            case ast.AnnAssign(target=ast.Name(id=name)) if not name.startswith("_"):
                yield _line(f"{name}: {ast.unparse(statement.annotation)}", _text(after))
            case ast.FunctionDef(name=name) if not name.startswith("_"):
                is_property = any(ast.unparse(each) == "property" for each in statement.decorator_list)
                shown = name if is_property else f"{name}({_arguments(statement)})"
                gives = f" -> {ast.unparse(statement.returns)}" if statement.returns else ""
                yield _line(f"{shown}{gives}", ast.get_docstring(statement) or "")


def _line(code: str, says: str) -> str:
    first = " ".join(says.partition("\n\n")[0].split())
    return f"- `{code}`" + (f"<br>{first}" if first else "")


def _signature(definition: ast.FunctionDef) -> str:
    gives = ast.unparse(definition.returns) if definition.returns else "None"
    return f"```python\n{definition.name}({_arguments(definition)}) -> {gives}\n```"


def _arguments(definition: ast.FunctionDef) -> str:
    return ast.unparse(definition.args).removeprefix("self, ").removeprefix("self")


def _remark(name: str) -> str:
    """Returns the docstring below this name's assignment in `api.py`; empty if it has none."""
    body = ast.parse(inspect.getsource(api)).body
    for statement, after in zip(body, [*body[1:], None], strict=True):
        if isinstance(statement, ast.AnnAssign) and ast.unparse(statement.target) == name:
            return _text(after)
    return ""


def _text(statement: ast.stmt | None) -> str:
    """Returns the text of a docstring statement; empty for any other statement."""
    match statement:
        case ast.Expr(value=ast.Constant(value=str(says))):
            return says
        case _:
            return ""
