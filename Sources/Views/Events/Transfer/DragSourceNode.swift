import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation

/// The node of a view that can be dragged. Its preview exists only during a drag: the page shows it under the pointer.
final class DragSourceNode: WrapperNode {
    private var drag: DragContent?
    private var preview: ViewNode?
    private var previewItems = ItemList()
    private var previewItemsAreStale = true
    /// The preview's number in the display tree; 0 until it is first shown.
    private var previewNumber = 0
    /// The number of drags that another view has accepted. From it the page learns whether one was.
    private var acceptedDrops = 0

    init(_ drag: DragContent?, in context: __shared NodeContext) {
        self.drag = drag
        super.init(in: context)
    }

    func update(to newDrag: DragContent?) {
        if (drag == nil) != (newDrag == nil) { setNeedsDisplay() }
        drag = newDrag
        if let preview, let view = newDrag?.preview { AnyView._updateNode(preview, to: view) }
        refreshCopies()
    }

    override func makeCopy(in context: NodeContext) -> WrapperNode { DragSourceNode(drag, in: context) }
    override func refresh(_ copy: WrapperNode) { paired(copy, as: DragSourceNode.self).update(to: drag) }
    override func environmentDidChange() { setNeedsDisplay() }

    override var typeName: String { "Draggable" }

    override func willRemove() {
        graph.feature(DragSession.self).sourceWillRemove(self)
        super.willRemove()
    }

    // MARK: The preview

    private func makePreview() {
        guard preview == nil, let view = drag?.preview else { return }
        preview = AnyView._makeNode(view, in: NodeContext(parent: self, slot: 1))
        previewDidChange()
    }

    /// Called when a drag of the view has ended.
    func dragDidEnd(isAccepted: Bool) {
        if isAccepted { acceptedDrops += 1 }
        if let preview {
            self.preview = nil
            preview.remove()
            previewDidChange()
        }
        setNeedsDisplay()
    }

    private func previewDidChange() {
        previewItemsAreStale = true
        needsPlacement = true
        invalidateLayout()
        setNeedsDisplay()
    }

    override func forEachChild(_ body: (ViewNode) -> Void) {
        super.forEachChild(body)
        if let preview { body(preview) }
    }

    /// The preview sets no preferences of the page.
    override func collectPreference<K: PreferenceKey>(_ key: K.Type, into value: inout K.Value?) {
        content?.collectPreference(key, into: &value)
    }

    override func itemsDidChange() {
        if preview != nil { previewDidChange() }
        super.itemsDidChange()
    }

    override func placeItems() {
        super.placeItems()
        if previewItemsAreStale {
            previewItemsAreStale = false
            previewItems.removeAll(keepingCapacity: true)
            preview?.collectItems(into: &previewItems)
            for index in previewItems.indices { adopt(previewItems[index], at: index + 1, stackAxis: nil) }
            setNeedsDisplay()
        }
        for item in previewItems {
            item.place(at: .zero, proposal: .unspecified, size: item.sizeThatFits(.unspecified))
        }
    }

    // MARK: Display

    override func renumber(_ number: (Int) -> Int) {
        super.renumber(number)
        if previewNumber != 0 { previewNumber = number(previewNumber) }
    }

    override func prepareElement() -> Bool { item != nil && drag != nil }

    override func makeElement(at frame: CGRect, in builder: DisplayBuilder) -> DisplayNode? {
        guard let item else { return nil }
        var nodes = builder.nodes(of: item, at: item.origin)
        let isEnabled = environment.isEnabled
        if isEnabled { graph.setTarget(displayNumber, self) }
        if let first = previewItems.first {
            if previewNumber == 0 { previewNumber = graph.takeDisplayNumber() }
            var inner = builder.inner()
            for item in previewItems { inner.add(item, at: .zero) }
            nodes.append(
                DisplayNode(
                    id: previewNumber, type: "DragPreview",
                    frame: PixelGrid.round(CGRect(origin: .zero, size: first.size)), content: .part(.dragPreview),
                    semantics: Semantics(isHidden: true), children: DisplayChildren(inner.nodes)))
        }
        return DisplayNode(
            id: displayNumber, type: "Draggable", frame: frame,
            content: isEnabled ? .part(.dragSource(accepted: acceptedDrops)) : .box, events: isEnabled ? .drag : [],
            children: DisplayChildren(nodes), animation: builder.animation)
    }

    // MARK: Events

    override func handle(_ event: DisplayEvent) throws(EventRefusal) {
        guard event.type == .drag, environment.isEnabled, let drag else {
            throw .notTaken(node: event.node, type: event.type)
        }
        guard case .bool(let begins) = event.value else {
            throw .wrongValue(node: event.node, type: event.type, expected: "true or false")
        }
        let session = graph.feature(DragSession.self)
        guard begins else { return session.end(from: self) }
        session.begin(drag.provider(), from: self)
        makePreview()
    }
}
