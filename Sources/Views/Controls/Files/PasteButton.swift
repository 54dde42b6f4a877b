public import CoreTransferable
import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation
public import UniformTypeIdentifiers

/// A button that pastes the text of the user's clipboard into the app.
///
/// The browser asks the user before it hands over the clipboard, and does so only on pages over HTTPS and on the user's own machine.
/// Only texts arrive, which may also be addresses: types that cannot be made of a text get nothing.
public nonisolated struct PasteButton: View {
    private let types: [UTType]
    private let paste: @MainActor (NSItemProvider) -> Void

    /// A button that pastes values of a type.
    ///
    /// - Parameter onPaste: Receives the value, if the text on the clipboard is one.
    public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping @MainActor ([T]) -> Void) {
        types = T.importedTypes()
        paste = { provider in
            guard let loading = provider.loading(as: T.self) else { return }
            switch loading {
            case .ready(let value): onPaste([value])
            case .later(let load): Task { @MainActor in if let value = try? await load() { onPaste([value]) } }
            }
        }
    }

    /// A button that pastes contents of some types.
    ///
    /// - Parameters:
    ///   - supportedContentTypes: The button does nothing if no text is of one of them.
    ///   - payloadAction: Receives the text as an item provider.
    public init(supportedContentTypes: [UTType], payloadAction: @escaping @MainActor ([NSItemProvider]) -> Void) {
        types = supportedContentTypes
        paste = { payloadAction([$0]) }
    }

    @MainActor public var body: some View {
        Label("Paste", systemImage: "doc.on.clipboard")
            .padding(.horizontal, 14)
            .padding(.vertical, 8)
            .foregroundStyle(Color.white)
            .background(TintShapeStyle(), in: Capsule())
            .fixedSize()
            .accessibilityHidden(true)
            .overlay { PasteInput(label: Text("Paste"), paste: { receive($0) }) }
    }

    @MainActor private func receive(_ text: String) {
        // An address is both an address and a text.
        let url = URL(string: text).flatMap { $0.scheme == nil ? nil : $0 }
        if let url, types.contains(where: { UTType.url.conforms(to: $0) }) { return paste(NSItemProvider(value: url)) }
        guard types.contains(where: { UTType.utf8PlainText.conforms(to: $0) || $0.conforms(to: .text) }) else { return }
        paste(NSItemProvider(value: text))
    }
}

/// A transparent area that reports the text of the clipboard when it is pressed. It fills the proposed space.
private nonisolated struct PasteInput: NodeView {
    typealias Body = Never

    let label: Text
    let paste: @MainActor (String) -> Void

    @MainActor func makeNode(in context: NodeContext) -> PasteInputNode { PasteInputNode(self, in: context) }
    @MainActor func update(_ node: PasteInputNode) { node.update(to: self) }
}

private final class PasteInputNode: InputAreaNode {
    private var view: PasteInput

    init(_ view: PasteInput, in context: __shared NodeContext) {
        self.view = view
        super.init(view.label, in: context)
    }

    func update(to newView: PasteInput) {
        view = newView
        title = view.label
    }

    override var elementName: StaticString { "PasteButton" }
    override var kind: DisplayControl.Kind { .clipboard }

    override func take(_ event: DisplayEvent) throws(EventRefusal) {
        guard event.type == .input, case .text(let text) = event.value else {
            throw .wrongValue(node: event.node, type: event.type, expected: "a string")
        }
        view.paste(text)
    }
}
