import Foundation

/// Finds the accessibility label of a control in its label view.
enum AccessibilityLabel {
    /// The first text in a label; nil if the stored values of the label contain none.
    static func text<Label: View>(in label: Label) -> Text? {
        if let text = label as? Text { return text }
        if let view = label as? AnyView { return text(in: view.storage) }
        return search(label, depth: 8)
    }

    private static func text(in storage: _AnyViewStorage) -> Text? { search(storage, depth: 8) }

    private static func search(_ value: Any, depth: Int) -> Text? {
        if let text = value as? Text { return text }
        guard depth > 0 else { return nil }
        for child in Mirror(reflecting: value).children {
            if let text = search(child.value, depth: depth - 1) { return text }
        }
        return nil
    }
}
