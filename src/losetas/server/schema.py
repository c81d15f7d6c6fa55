"""Writes the client's TypeScript types from the protocol's Structs, and tells when they have drifted apart.

python -m losetas.server.schema > web/src/lib/protocol.ts
python -m losetas.server.schema --check web/src/lib/protocol.ts
"""

from __future__ import annotations

import inspect
import sys
import types
import typing
from pathlib import Path
from typing import Any, Literal

import msgspec

from losetas.server import protocol

HEAD = "// Generated from losetas/server/protocol.py by `python -m losetas.server.schema`; do not edit.\n"
PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", type(None): "null"}


def typescript(kind: Any) -> str:
    """The TypeScript type of a Python annotation; raises TypeError for one the protocol has no use for."""
    if isinstance(kind, type) and kind in PLAIN:
        return PLAIN[kind]
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return kind.__name__
    origin, args = typing.get_origin(kind), typing.get_args(kind)
    if origin is list:
        inner = typescript(args[0])
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if origin is dict:
        return f"Record<{typescript(args[0])}, {typescript(args[1])}>"
    if origin is tuple:
        return "[" + ", ".join(typescript(arg) for arg in args) + "]"
    if origin is Literal:
        return " | ".join(f'"{arg}"' for arg in args)
    if origin in (typing.Union, types.UnionType):
        return " | ".join(typescript(arg) for arg in args)
    raise TypeError(f"no TypeScript for {kind!r}")


def field_docs(struct: type[msgspec.Struct]) -> dict[str, str]:
    """The string that stands under a field, by field name."""
    docs: dict[str, str] = {}
    name = ""
    for line in inspect.getsource(struct).splitlines():
        text = line.strip()
        if text.startswith('"""') and name:
            docs[name] = text.strip('"')
            name = ""
        elif line.startswith("    ") and ":" in text and text.split(":")[0].isidentifier():
            name = text.split(":")[0]
        elif text:
            name = ""
    return docs


def interface(struct: type[msgspec.Struct]) -> str:
    """One exported interface, the tag first."""
    hints = typing.get_type_hints(struct)
    docs = field_docs(struct)
    first = (struct.__doc__ or "").strip().splitlines()[0]
    lines = [f"/** {first} */", f"export interface {struct.__name__} {{"]
    config = struct.__struct_config__
    if config.tag is not None:
        lines.append(f'  {config.tag_field}: "{config.tag}";')
    for field in msgspec.structs.fields(struct):
        if field.name in docs:
            lines.append(f"  /** {docs[field.name]} */")
        optional = "" if field.required else "?"
        lines.append(f"  {field.encode_name}{optional}: {typescript(hints[field.name])};")
    return "\n".join([*lines, "}"])


def structs() -> list[type[msgspec.Struct]]:
    """All Structs of the protocol, by name."""
    found = [getattr(protocol, name) for name in sorted(protocol.__all__)]
    return [value for value in found if isinstance(value, type) and value is not protocol.Struct]


def generate() -> str:
    """The whole TypeScript file."""
    parts = [HEAD, f"export const PROTOCOL = {protocol.PROTOCOL};"]
    parts += [interface(struct) for struct in structs()]
    parts.append(f"export type ServerMessage = {typescript(protocol.ServerMessage)};")
    parts.append(f"export type ClientMessage = {typescript(protocol.ClientMessage)};")
    return "\n\n".join(parts) + "\n"


def main(args: list[str]) -> int:
    """Print the file, or with `--check FILE` return 1 when FILE is not what would be printed."""
    text = generate()
    if args[:1] != ["--check"]:
        sys.stdout.write(text)
        return 0
    if len(args) != 2:
        sys.stderr.write("usage: python -m losetas.server.schema [--check FILE]\n")
        return 2
    path = Path(args[1])
    if path.exists() and path.read_text(encoding="utf-8") == text:
        return 0
    sys.stderr.write(f"{path} is not what losetas/server/protocol.py says: write it anew with\n")
    sys.stderr.write(f"    python -m losetas.server.schema > {path}\n")
    return 1


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
