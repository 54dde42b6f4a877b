import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation

/// A transparent area that opens the browser's chooser of files. It fills the proposed space.
package nonisolated struct FileInput: _PrimitiveView {
    package typealias Body = Never

    /// The result of the chooser.
    package typealias Choice = UploadReport

    let entry: DisplayControl.FileEntry
    let label: Text
    let action: @MainActor (Choice) -> Void

    /// An area for choosing files.
    ///
    /// - Parameters:
    ///   - accept: Media types and extensions, separated by commas; empty for all files.
    ///   - limit: The largest number of files; 0 for as many as a page keeps.
    ///   - opensAtOnce: Whether the browser opens its chooser when the area appears, if the user has just pressed something.
    ///   - ofFolders: Whether the user chooses a folder with all its files.
    ///   - keepsFormats: Whether pictures arrive in their own formats. Otherwise those that the server cannot read become JPEG files.
    ///   - label: The name for assistive technologies.
    ///   - action: Receives the result.
    package init(
        accept: String, usesCamera: Bool = false, limit: Int = 1, opensAtOnce: Bool = false,
        ofFolders: Bool = false, keepsFormats: Bool = false, label: Text,
        action: @escaping @MainActor (Choice) -> Void
    ) {
        let capacity = PageUploads.choiceLimit
        entry = DisplayControl.FileEntry(
            accept: accept, usesCamera: usesCamera,
            limit: ofFolders ? PageUploads.capacity : limit > 0 ? min(limit, capacity) : capacity,
            opensAtOnce: opensAtOnce, ofFolders: ofFolders, keepsFormats: keepsFormats)
        self.label = label
        self.action = action
    }

    @MainActor package static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
        FileInputNode(view, in: context)
    }

    @MainActor package static func _updateNode(_ node: _ViewNode, to view: Self) {
        paired(node, as: FileInputNode.self).update(to: view)
    }
}

/// The node of an area for choosing files.
final class FileInputNode: InputAreaNode {
    private var view: FileInput

    init(_ view: FileInput, in context: __shared NodeContext) {
        self.view = view
        super.init(view.label, in: context)
    }

    func update(to newView: FileInput) {
        if view.entry != newView.entry { setNeedsDisplay() }
        view = newView
        title = view.label
    }

    override var elementName: StaticString { "FileInput" }
    override var kind: DisplayControl.Kind {
        var entry = view.entry
        entry.words = SystemText.ofUploads(language: environment.locale.languageTag)
        return .files(entry)
    }

    /// Takes the names of uploads. A name without an upload is refused. Uploads that are too large together are a failure.
    override func take(_ event: DisplayEvent) throws(EventRefusal) {
        guard event.type == .input, case .text(let text) = event.value else {
            throw .wrongValue(node: event.node, type: event.type, expected: "the names of uploads")
        }
        var names = text.split(separator: " ")
        if let excess = names.last, excess.first == "+" {
            names.removeLast()
            Warning.log(
                "\(excess.dropFirst().prefix(9)) chosen files are left out: at most \(view.entry.limit) are taken")
        }
        guard let choice = FileInput.Choice(names, of: graph.feature(), limit: view.entry.limit) else {
            throw .wrongValue(node: event.node, type: event.type, expected: "the names of uploads")
        }
        view.action(choice)
    }
}
