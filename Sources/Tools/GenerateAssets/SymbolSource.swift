import EspalierAssetCatalogs

/// The Swift source with the names of the assets of a target, as Xcode generates it.
struct SymbolSource {
    private(set) var text = """
        // The names of the target's assets, generated from its catalogs.
        import Foundation
        import SwiftUI

        private let assetBundle = Foundation.Bundle.module


        """

    /// The properties and namespaces of one level.
    private final class Level {
        /// The names of the assets, by their symbols.
        var assets: [String: String] = [:]
        var namespaces: [String: Level] = [:]

        func level(_ path: ArraySlice<String>) -> Level {
            guard let name = path.first else { return self }
            let next = namespaces[name] ?? Level()
            namespaces[name] = next
            return next.level(path.dropFirst())
        }
    }

    init(_ catalog: AssetCatalog) {
        for fault in catalog.faults { warn("An asset catalog is damaged. \(fault)") }
        let colors = level(of: catalog.colors.keys.sorted(), suffix: "color")
        let images = level(of: (Array(catalog.images.keys) + catalog.symbols.keys).sorted(), suffix: "image")
        extend("ColorResource") { $0.writeResources(colors, "ColorResource", indent: "    ") }
        extend("ImageResource") { $0.writeResources(images, "ImageResource", indent: "    ") }
        extend("SwiftUI.Color") { $0.writeValues(colors, "SwiftUI.Color", "", conflicts: Self.colorNames) }
        extend("SwiftUI.ShapeStyle where Self == SwiftUI.Color") { source in
            for symbol in colors.assets.keys.sorted() where !Self.colorNames.contains(symbol) {
                source.text += "    static var \(symbol): SwiftUI.Color { .init(.\(symbol)) }\n"
            }
        }
        extend("UIColor") {
            $0.writeValues(colors, "UIColor", "resource: ", conflicts: Self.colorNames.union(Self.uiColorNames))
        }
        extend("UIImage") { $0.writeValues(images, "UIImage", "resource: ", conflicts: []) }
    }

    /// Sorts assets into levels. Of two assets with one symbol, the first by name keeps it.
    private mutating func level(of names: [String], suffix: String) -> Level {
        let top = Level()
        for name in names {
            let parts = name.split(separator: "/").map(String.init)
            guard let last = parts.last, let symbol = AssetSymbol.property(for: last, without: suffix) else { continue }
            let path = parts.dropLast().compactMap { AssetSymbol.namespace(for: $0) }
            let level = top.level(path[...])
            if let other = level.assets[symbol] {
                warn("The assets '\(other)' and '\(name)' have the same symbol '\(symbol)'. Rename one of them.")
            } else {
                level.assets[symbol] = name
            }
        }
        return top
    }

    private mutating func extend(_ type: String, _ body: (inout SymbolSource) -> Void) {
        text += "extension \(type) {\n"
        body(&self)
        text += "}\n\n"
    }

    private mutating func writeResources(_ level: Level, _ type: String, indent: String) {
        for (symbol, name) in level.assets.sorted(by: { $0.key < $1.key }) {
            let name = Self.literal(name)
            text += "\(indent)/// The asset \(name).\n"
            text += "\(indent)static let \(symbol) = SwiftUI.\(type)(name: \(name), bundle: assetBundle)\n"
        }
        for (name, next) in level.namespaces.sorted(by: { $0.key < $1.key }) {
            text += "\(indent)enum \(name) {\n"
            writeResources(next, type, indent: indent + "    ")
            text += "\(indent)}\n"
        }
    }

    /// Writes properties that make values of the resources. A namespace becomes a type of the same name.
    private mutating func writeValues(
        _ level: Level, _ type: String, _ label: String, conflicts: Set<String>, path: String = "",
        indent: String = "    "
    ) {
        for (symbol, name) in level.assets.sorted(by: { $0.key < $1.key }) {
            if conflicts.contains(symbol) {
                if type == "SwiftUI.Color" {
                    warn("The color '\(name)' has no symbol in Color, which has '\(symbol)' itself. Rename the asset.")
                }
            } else {
                text += "\(indent)static var \(symbol): \(type) { .init(\(label).\(path)\(symbol)) }\n"
            }
        }
        for (name, next) in level.namespaces.sorted(by: { $0.key < $1.key }) {
            text += "\(indent)enum \(name) {\n"
            writeValues(next, type, label, conflicts: [], path: "\(path)\(name).", indent: indent + "    ")
            text += "\(indent)}\n"
        }
    }

    private mutating func warn(_ message: String) {
        text += "#warning(\(Self.literal(message)))\n"
    }

    /// A string literal on one line.
    private static func literal(_ text: String) -> String {
        var literal = "\""
        for character in text.unicodeScalars {
            switch character {
            case "\"", "\\": literal += "\\" + String(character)
            case _ where character.value < 0x20 || character.value == 0x7F: literal += " "
            default: literal.unicodeScalars.append(character)
            }
        }
        return literal + "\""
    }

    /// The colors of SwiftUI, which an asset must not hide.
    private static let colorNames: Set<String> = [
        "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown",
        "white",
        "gray", "black", "clear", "primary", "secondary", "accentColor",
    ]

    private static let uiColorNames: Set<String> = [
        "label", "secondaryLabel", "tertiaryLabel", "quaternaryLabel", "placeholderText", "separator",
        "opaqueSeparator",
        "link", "darkText", "lightText", "darkGray", "lightGray", "magenta", "tintColor",
    ]
}
