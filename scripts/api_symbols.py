"""The public symbols of a build, from its symbol graphs, for the scripts that write tables of the API."""

import collections
import json
import pathlib
import re

ROOT = pathlib.Path(__file__).resolve().parent.parent
GRAPHS = ROOT / ".build/symbol-graphs"

TYPES = {"struct", "class", "enum", "protocol", "typealias", "associatedtype"}
# The toolchain's modules that are imported under another name.
FRAMEWORKS = {"FoundationEssentials": "Foundation", "FoundationNetworking": "Foundation", "_Concurrency": "Swift"}


class Symbol:
    """A public declaration, from a symbol graph."""

    def __init__(self, json, module):
        self.id = json["identifier"]["precise"]
        self.kind = json["kind"]["identifier"].removeprefix("swift.")
        self.path = json["pathComponents"]
        self.name = self.path[-1].split("(")[0]
        self.owner = ".".join(self.path[:-1])
        self.module = FRAMEWORKS.get(module, module)
        fragments = json.get("declarationFragments", [])
        self.attributes = {part["spelling"].strip() for part in fragments if part["kind"] == "attribute"}
        self.declaration = "".join(part["spelling"] for part in fragments)
        # An inherited comment belongs to the protocol's requirement.
        comment = json.get("docComment", {})
        lines = comment.get("lines", []) if comment.get("module", module) == module else []
        self.comment = [line["text"].strip() for line in lines]

    def is_called(self):
        """Whether `name(…)` is valid: for a method, or for a property that can be called."""
        return self.kind in ("method", "type.method") or self.path[-1].endswith(")")

    def sentence(self):
        """The first sentence of the doc comment, for a table cell."""
        text = " ".join(self.comment[: self.comment.index("")] if "" in self.comment else self.comment)
        text = re.split(r"(?<=[.!?])\s+(?=[A-Z`(])", text, maxsplit=1)[0]
        return text.replace("``", "`").replace("|", "\\|")


def is_type(symbol):
    return symbol.kind in TYPES


def is_wrapper(symbol):
    return bool(symbol.attributes & {"@propertyWrapper", "@resultBuilder"}) or is_attached(symbol)


def is_attached(symbol):
    return symbol.kind == "macro" and "@attached" in symbol.declaration


def is_freestanding(symbol):
    return symbol.kind == "macro" and "@freestanding" in symbol.declaration


class Graph:
    """The symbols of a folder of symbol graphs, and their relationships."""

    def __init__(self, folder):
        self.symbols, self.conformances, requirements = [], collections.defaultdict(set), []
        for file in sorted(folder.glob("*.symbols.json")):
            graph = json.loads(file.read_text())
            module = file.name.split(".")[0].split("@")[0]
            self.symbols += [Symbol(symbol, module) for symbol in graph["symbols"]]
            for relation in graph["relationships"]:
                if relation["kind"] == "conformsTo":
                    self.conformances[relation["source"]].add(relation["target"])
                elif relation["kind"] in ("requirementOf", "optionalRequirementOf"):
                    requirements.append(relation)
        self.symbols.sort(key=lambda symbol: (symbol.path, symbol.declaration, symbol.id))
        names = {symbol.id: symbol.name for symbol in self.symbols}
        # The names of each protocol's requirements.
        self.requirements = collections.defaultdict(set)
        for relation in requirements:
            self.requirements[relation["target"]].add(names.get(relation["source"]))
        self.by_name = collections.defaultdict(list)
        for symbol in self.symbols:
            self.by_name[symbol.name].append(symbol)
        self.types = {".".join(symbol.path): symbol for symbol in self.symbols if is_type(symbol)}

    def members(self, type):
        return [symbol for symbol in self.symbols if symbol.owner == ".".join(type.path)]
