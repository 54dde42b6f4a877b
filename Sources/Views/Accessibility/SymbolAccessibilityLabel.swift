import EspalierDisplayTree

extension DisplayNode {
    /// Whether the node contains text for assistive technologies.
    var hasAccessibilityText: Bool {
        if let semantics {
            if semantics.isHidden { return false }
            if !(semantics.label ?? "").isEmpty { return true }
        }
        switch content {
        case .text(let text) where !text.plainText.isEmpty: return true
        case .image(let image) where !(image.alternative ?? "").isEmpty: return true
        default: return children.contains { $0.hasAccessibilityText }
        }
    }
}

extension ViewNode {
    /// The label of the first symbol below the node, for views without text; nil if there is no symbol.
    var symbolAccessibilityLabel: String? {
        if let image = self as? ImageNode { return image.symbol.map(SymbolAccessibilityLabel.text) }
        var found: String?
        forEachChild { if found == nil { found = $0.symbolAccessibilityLabel } }
        return found
    }
}

/// Accessibility labels for symbols without text.
enum SymbolAccessibilityLabel {
    /// The usual action of a symbol, otherwise the words of the symbol's name.
    static func text(for symbol: String) -> String {
        let plain = symbol.replacing(".circle", with: "").replacing(".fill", with: "")
        if let known = uses[plain] { return known }
        let words = plain.replacing(".", with: " ")
        return words.prefix(1).uppercased() + words.dropFirst()
    }

    private static let uses = [
        "plus": "Add", "minus": "Remove", "xmark": "Close", "trash": "Delete", "pencil": "Edit", "checkmark": "Done",
        "square.and.arrow.up": "Share", "square.and.arrow.down": "Save", "square.and.pencil": "Compose",
        "gear": "Settings", "gearshape": "Settings", "magnifyingglass": "Search", "ellipsis": "More",
        "chevron.left": "Back", "chevron.right": "Forward", "chevron.backward": "Back", "chevron.forward": "Forward",
        "arrow.left": "Back", "arrow.right": "Forward", "arrow.clockwise": "Refresh", "heart": "Love",
        "star": "Favorite", "play": "Play", "pause": "Pause", "stop": "Stop", "info": "Info",
        "questionmark": "Help", "line.3.horizontal": "Menu", "person": "Account", "house": "Home",
    ]
}
