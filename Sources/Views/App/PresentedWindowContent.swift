/// The content of a window group for values of a type.
///
/// The value is part of the window's URL. The window keeps it as state, and another value that the content sets becomes the
/// one of the URL.
public struct PresentedWindowContent<Data: Hashable & Codable, Content: View>: View {
    private let content: (Binding<Data?>) -> Content
    @State private var value: Data?

    /// - Parameter defaultValue: Makes the value of a window that is opened without one; nil for none.
    init(defaultValue: (() -> Data)?, content: @escaping (Binding<Data?>) -> Content) {
        self.content = content
        _value = State(initialValue: Self.initialValue ?? defaultValue?())
    }

    /// The value that the URL of the page names.
    private static var initialValue: Data? {
        MainActor.assumeIsolated {
            UncheckedTransfer(PagePlace.ofReader?.value.flatMap { PathValueText.value(Data.self, of: $0) })
        }.value
    }

    public var body: some View {
        content($value).modifier(WindowValueModifier(text: value.flatMap { PathValueText.text(of: $0) }))
    }
}

/// Writes the value of a window into the page's place.
package nonisolated struct WindowValueModifier: NodeModifier, ViewlessModifier {
    let text: String?

    @MainActor func makeNode(in context: NodeContext) -> WindowValueNode {
        let node = WindowValueNode(in: context)
        // A URL may name a value that the type does not have.
        if let place = node.place, place.value != nil, text == nil {
            place.refuse()
        } else {
            node.place?.setValue(text)
        }
        return node
    }

    @MainActor func update(_ node: WindowValueNode) { node.place?.setValue(text) }
}

final class WindowValueNode: SingleChildNode {
    override init(in context: __shared NodeContext) {
        super.init(in: context)
        needsEvaluation = false
    }

    /// The page's place; nil for a node that is made in advance.
    var place: PagePlace? { sideEffects == nil ? nil : graph.place }
}

extension PresentedWindowContent: PlaceContent {
    @MainActor static func mayShowPlaces(isOptional: Bool) -> Bool { PlaceSearch.mayFind(in: Content.self) }
}
