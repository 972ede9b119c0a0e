"""A package of plain Swift code, the same on every machine: builds are measured beside it."""

import pathlib

# Each file of the folder is the pattern of a module: NN stands for the number of a file, KK for a
# constant.
PATTERNS = pathlib.Path(__file__).parent / "reference"
# The number of files of each module, and the modules that it imports.
MODULES = {
    "Values": (36, []), "Rules": (36, ["Values"]), "Texts": (24, ["Values"]),
    "Orders": (10, ["Values", "Rules", "Texts"])}


def write_reference(folder):
    """Writes the package into a folder, and returns the number of its lines."""
    files = {"Package.swift": manifest(), "Sources/Reference/main.swift": main_file()}
    for module, (count, _) in MODULES.items():
        pattern = (PATTERNS / f"{module}.txt").read_text()
        for number in range(count):
            files[f"Sources/Reference{module}/{module}{number:02}.swift"] = (
                pattern.replace("NN", f"{number:02}").replace("KK", str(3 + number * 7 % 19)))
    for name, text in files.items():
        path = pathlib.Path(folder, name)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return sum(text.count("\n") for text in files.values())


def manifest():
    targets = [target("target", module, imports) for module, (_, imports) in MODULES.items()]
    targets.append(target("executableTarget", "", ["Orders"]))
    return (
        "// swift-tools-version: 6.2\nimport PackageDescription\n\n"
        f'let package = Package(name: "Reference", targets: [\n{"".join(targets)}],\n'
        "  swiftLanguageModes: [.v6])\n")


def target(kind, name, imports):
    names = ", ".join(f'"Reference{module}"' for module in imports)
    return f'  .{kind}(name: "Reference{name}", dependencies: [{names}]),\n'


def main_file():
    calls = (f"print(demonstrate{number:02}())\n" for number in range(MODULES["Orders"][0]))
    return "import ReferenceOrders\n\n" + "".join(calls)
