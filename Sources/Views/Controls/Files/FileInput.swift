import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation

/// A transparent area that opens the browser's chooser of files. It fills the proposed space.
package nonisolated struct FileInput: _PrimitiveView {
    package typealias Body = Never

    /// The result of the chooser.
    package enum Choice {
        /// The uploaded files; empty if the user chose nothing.
        case files([TemporaryFile])
        /// An upload failed.
        case failure(Failure)
    }

    /// The reason why an upload failed.
    package enum Failure: Sendable {
        /// The server takes no file of that size.
        case tooLarge
        /// It broke off, or the server refused it.
        case brokenOff
    }

    let entry: DisplayControl.FileEntry
    let label: Text
    let action: @MainActor (Choice) -> Void

    /// An area for choosing files.
    ///
    /// - Parameters:
    ///   - accept: Media types and extensions, separated by commas; empty for all files.
    ///   - keepsFormats: Whether pictures arrive in their own formats. Otherwise those that the server cannot read become JPEG files.
    ///   - label: The name for assistive technologies.
    ///   - action: Receives the result.
    package init(
        accept: String, usesCamera: Bool = false, allowsMultiple: Bool = false, keepsFormats: Bool = false,
        label: Text, action: @escaping @MainActor (Choice) -> Void
    ) {
        entry = DisplayControl.FileEntry(
            accept: accept, usesCamera: usesCamera, allowsMultiple: allowsMultiple, keepsFormats: keepsFormats)
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
    override var kind: DisplayControl.Kind { .files(view.entry) }

    /// Takes the names of uploads. A name without an upload is refused.
    override func take(_ event: DisplayEvent) throws(EventRefusal) {
        guard event.type == .input, case .text(let text) = event.value else {
            throw .wrongValue(node: event.node, type: event.type, expected: "the names of uploads")
        }
        if text.hasPrefix("-") { return view.action(.failure(text == "-413" ? .tooLarge : .brokenOff)) }
        let uploads: PageUploads = graph.feature()
        var files: [TemporaryFile] = []
        for name in text.split(separator: " ") {
            guard files.count < PageUploads.capacity, let file = uploads.take(name) else {
                throw .wrongValue(node: event.node, type: event.type, expected: "the names of uploads")
            }
            files.append(file)
        }
        view.action(.files(view.entry.allowsMultiple ? files : Array(files.prefix(1))))
    }
}
