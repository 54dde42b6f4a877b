import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation

/// Maps the names of SF Symbols to those of Bootstrap Icons.
///
/// Names that differ in dots and `.fill` only are found by rule; a table has the others.
enum SymbolNames {
    /// The icon of a symbol; nil for an unknown one.
    static func icon(for symbol: String) -> String? {
        if let known = exactIcon(for: symbol) { return known }
        // A variant or a detail that the icon set does not have, such as `.badge.plus`, falls back to the rest.
        guard let dot = symbol.lastIndex(of: "."), dot != symbol.startIndex else { return nil }
        return icon(for: String(symbol[..<dot]))
    }

    /// The icon of a symbol in a variant, or of the symbol itself if there is none in the variant; nil for an unknown one.
    static func icon(for symbol: String, in variants: SymbolVariants) -> String? {
        icon(for: name(of: symbol, in: variants))
    }

    /// The name of a symbol in a variant, or its own name if there is no icon of the variant.
    static func name(of symbol: String, in variants: SymbolVariants) -> String {
        if variants == .none { return symbol }
        return variants.names(of: symbol).first { exactIcon(for: $0) != nil } ?? symbol
    }

    /// The colors that a symbol has of its own; nil for a symbol without such colors, or without an icon of its name.
    static func scheme(of symbol: String) -> DisplaySymbolDrawing.SymbolScheme? {
        exactIcon(for: symbol) == nil ? nil : schemes[symbol]
    }

    /// The name of a symbol with its side: `backward` and `forward` after the first word are the sides of a layout direction, as in
    /// `chevron.backward`.
    static func directed(_ symbol: String, _ direction: LayoutDirection) -> String {
        guard hasSide(symbol) else { return symbol }
        let (forward, backward) = direction == .leftToRight ? (".right", ".left") : (".left", ".right")
        return symbol.replacingOccurrences(of: ".forward", with: forward)
            .replacingOccurrences(of: ".backward", with: backward)
    }

    private static func hasSide(_ symbol: String) -> Bool {
        var rest = symbol.utf8[...]
        while let dot = rest.firstIndex(of: UInt8(ascii: ".")) {
            rest = rest[rest.index(after: dot)...]
            if rest.starts(with: "forward".utf8) || rest.starts(with: "backward".utf8) { return true }
        }
        return false
    }

    /// The icon of exactly this symbol; nil if there is none.
    private static func exactIcon(for symbol: String) -> String? {
        if let known = storedIcon(for: symbol) { return known }
        // The server draws these variants around the icon.
        for variant in [".circle.fill", ".square.fill", ".slash.fill", ".circle", ".square", ".slash"]
        where symbol.hasSuffix(variant) {
            guard let icon = storedIcon(for: String(symbol.dropLast(variant.count))) else { return nil }
            return icon + iconName(variant)
        }
        return nil
    }

    private static func storedIcon(for symbol: String) -> String? {
        if let known = table[symbol] { return known }
        let name = iconName(symbol)
        return icons.contains(name) ? name : nil
    }

    private static func iconName(_ symbol: String) -> String {
        String(decoding: symbol.utf8.map { $0 == UInt8(ascii: ".") ? UInt8(ascii: "-") : $0 }, as: UTF8.self)
    }

    private static let table: [String: String] = {
        var table: [String: String] = [:]
        let words = exceptions.split(whereSeparator: \.isWhitespace)
        for word in words {
            let parts = word.split(separator: "=")
            table[String(parts[0])] = String(parts[1])
        }
        return table
    }()

    private static let icons = Set(iconNames.split(whereSeparator: \.isWhitespace).map(String.init))
}
