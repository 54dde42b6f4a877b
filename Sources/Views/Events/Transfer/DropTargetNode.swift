import CoreTransferable
import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation
import UniformTypeIdentifiers

/// A view on which values can be dropped.
nonisolated struct DropTarget {
    /// Whether the view takes values like this one.
    var accepts: (NSItemProvider) -> Bool
    var delegate: any DropDelegate
    /// Whether the delegate follows each movement.
    var reportsMoves = false
    /// Whether the view takes files of the user's device.
    var takesFiles: () -> Bool = { false }
    /// Whether the values go in front of the view or behind it, as into a list.
    var isRow = false
}

/// Lets values be dropped on a view; nil for a view that takes none.
package nonisolated struct DropModifier: NodeModifier, ViewlessModifier {
    let target: DropTarget?

    @MainActor func makeNode(in context: NodeContext) -> DropTargetNode { DropTargetNode(target, in: context) }
    @MainActor func update(_ node: DropTargetNode) { node.update(to: target) }
}

/// The node of a view on which values can be dropped.
final class DropTargetNode: WrapperNode {
    private var target: DropTarget?
    /// The effect of a drop now; nil if nothing that the view accepts is over it.
    private var operation: DropOperation?

    init(_ target: DropTarget?, in context: __shared NodeContext) {
        self.target = target
        super.init(in: context)
    }

    func update(to newTarget: DropTarget?) {
        if target?.isRow != newTarget?.isRow || target?.reportsMoves != newTarget?.reportsMoves { setNeedsDisplay() }
        target = newTarget
        refreshCopies()
    }

    override func makeCopy(in context: NodeContext) -> WrapperNode { DropTargetNode(target, in: context) }
    override func refresh(_ copy: WrapperNode) { paired(copy, as: DropTargetNode.self).update(to: target) }
    override func environmentDidChange() { setNeedsDisplay() }

    override var typeName: String { "DropTarget" }

    override func prepareElement() -> Bool { item != nil && target != nil }

    override func makeElement(at frame: CGRect, in builder: DisplayBuilder) -> DisplayNode? {
        guard let item, let target else { return nil }
        let isEnabled = environment.isEnabled
        let takesFiles = isEnabled && target.takesFiles()
        if isEnabled { graph.setTarget(displayNumber, self) }
        return DisplayNode(
            id: displayNumber, type: "DropTarget", frame: frame,
            content: isEnabled
                ? .part(
                    .dropTarget(
                        DropFeedback(
                            isRow: target.isRow, reportsMoves: target.reportsMoves, effect: operation?.effect,
                            uploads: takesFiles
                                ? SystemText.ofUploads(language: environment.locale.languageTag) : nil)))
                : .box,
            events: isEnabled ? takesFiles ? [.aim, .drop, .drag, .input] : [.aim, .drop] : [],
            children: DisplayChildren(builder.nodes(of: item, at: item.origin)),
            animation: builder.animation)
    }

    override func handle(_ event: DisplayEvent) throws(EventRefusal) {
        guard environment.isEnabled, let target else { throw .notTaken(node: event.node, type: event.type) }
        let session = graph.feature(DragSession.self)
        switch (event.type, event.value) {
        case (.aim, .point(let point)): session.aim(at: self, point)
        case (.aim, .none): session.leave(self)
        case (.drop, .point(let point)): session.drop(on: self, point)
        case (.drag, .text(let types)) where target.takesFiles():
            session.begin(
                files: types.split(separator: " ").prefix(PageUploads.capacity).map { type in
                    NSItemProvider(
                        draggedFileOf: type == "-" ? nil : UTType.ofFile(mediaType: String(type)) ?? UTType.data)
                })
        case (.drag, .bool(false)) where target.takesFiles(): session.endFiles()
        case (.input, .text(let text)) where target.takesFiles(): try take(text, event)
        case (.aim, _): throw .wrongValue(node: event.node, type: event.type, expected: "a position, or nothing")
        case (.drop, _): throw .wrongValue(node: event.node, type: event.type, expected: "a position")
        default: throw .notTaken(node: event.node, type: event.type)
        }
    }

    /// Takes files that were dropped: the point in the view, and the names of their uploads.
    private func take(_ text: String, _ event: DisplayEvent) throws(EventRefusal) {
        let words = text.split(separator: " ")
        if words.count == 1 { return Warning.log("dropped files were not uploaded: \(text.prefix(20))") }
        guard words.count > 2, let x = Double(words[0]), let y = Double(words[1]), abs(x) < 1e6, abs(y) < 1e6,
            let report = UploadReport(words.dropFirst(2), of: graph.feature(), limit: PageUploads.capacity)
        else {
            throw .wrongValue(node: event.node, type: event.type, expected: "a position and the names of uploads")
        }
        guard case .files(let uploads) = report else { return Warning.log("dropped files were too large together") }
        let types = uploads.filter(\.folders.isEmpty).map(\.contentType)
        Task { [weak self] in
            let result = await NamedFile.named(uploads)
            guard let self, !isRemoved else { return }
            switch result {
            case .success(let files):
                var rest = types[...]
                drop(files, files.map { $0.isFolder ? .folder : rest.popFirst() ?? .data }, at: CGPoint(x: x, y: y))
            case .failure(let error): Warning.log("dropped files could not be kept: \(error)")
            }
        }
    }

    /// Drops files, which then exist as long as the page.
    private func drop(_ files: [NamedFile], _ types: [UTType], at point: CGPoint) {
        graph.feature(PageFiles.self).keep(files)
        let session = DragSession(graph)
        session.begin(files: zip(files, types).map { NSItemProvider(file: $0, type: $1) })
        if !session.drop(on: self, point) { Warning.log("no view takes the files that were dropped") }
    }

    // MARK: The drag over the view

    func accepts(_ info: DropInfo) -> Bool {
        guard let target, environment.isEnabled, !info.providers.isEmpty else { return false }
        return info.providers.allSatisfy(target.accepts) && target.delegate.validateDrop(info: info)
    }

    func enter(_ info: DropInfo) {
        setOperation(.copy)
        target?.delegate.dropEntered(info: info)
        update(info)
    }

    func update(_ info: DropInfo) {
        if let proposal = target?.delegate.dropUpdated(info: info) { setOperation(proposal.operation) }
    }

    func exit(_ info: DropInfo) {
        forgetDrag()
        target?.delegate.dropExited(info: info)
    }

    /// Returns whether the view took the values.
    func perform(_ info: DropInfo) -> Bool {
        guard let target, operation == .copy || operation == .move else { return false }
        return target.delegate.performDrop(info: info)
    }

    func forgetDrag() { setOperation(nil) }

    private func setOperation(_ newOperation: DropOperation?) {
        guard newOperation != operation else { return }
        operation = newOperation
        setNeedsDisplay()
    }
}

extension DropOperation {
    fileprivate var effect: DropFeedback.Effect {
        switch self {
        case .copy: .copy
        case .move: .move
        case .forbidden, .cancel: .none
        }
    }
}
