import Foundation

/// The single selection of a list as a pair of segments in a page's place.
@MainActor
final class ListSelectionPlace {
    /// The name of the selection's type.
    private let name: String
    private let read: () -> AnyHashable?
    private let write: (AnyHashable?) -> Void
    private let decode: (String) -> AnyHashable?
    /// The text of the value for which it was asked last. Most updates of a page do not change its place.
    private var known: (value: AnyHashable, text: String?)?

    init<V: Hashable>(_ selection: Binding<V?>) {
        name = String(describing: V.self)
        read = { selection.wrappedValue.map { AnyHashable($0) } }
        write = { selection.wrappedValue = $0?.base as? V }
        decode = { PathValueText.value(V.self, of: $0).map { AnyHashable($0) } }
    }

    var isSelected: Bool { read() != nil }

    /// The name and the text of the selected value; empty without a value, and for a value without a text.
    var segments: [String] {
        guard let value = read() else { return [] }
        if known?.value != value { known = (value, PathValueText.text(of: value.base)) }
        return known?.text.map { [name, $0] } ?? []
    }

    /// Selects the value of the first segments. Returns the number of segments that are known.
    func follow(_ segments: [String]) -> Int {
        guard segments.count > 1, segments[0] == name, let value = decode(segments[1]) else { return 0 }
        write(value)
        return 2
    }

    func clear() {
        if isSelected { write(nil) }
    }
}

/// Makes the selection of a list part of the page's place, if a column of a split view contains the list.
package nonisolated struct ListSelectionModifier: NodeModifier, ViewlessModifier {
    let selection: ListSelection?

    @MainActor func makeNode(in context: NodeContext) -> ListSelectionNode {
        ListSelectionNode(selection?.place?(), in: context)
    }
    @MainActor func update(_ node: ListSelectionNode) { node.update(to: selection?.place?()) }
}

final class ListSelectionNode: SingleChildNode, PlaceHolding {
    private var place: ListSelectionPlace?
    private let follower: SelectionFollower?
    private var wasSelected = false

    init(_ place: ListSelectionPlace?, in context: __shared NodeContext) {
        self.place = place
        let environment = context.environment
        follower = environment.evaluationPreview == nil ? environment.selectionFollower : nil
        if environment.selectionFollower != nil { environment.evaluationPreview?.isIncomplete = true }
        super.init(in: context)
        needsEvaluation = false
        guard let follower, place != nil else { return }
        follower.column?.follow(self)
        if !environment.isInLayer { graph.place.add(self) }
        evaluate()
    }

    func update(to newPlace: ListSelectionPlace?) {
        guard follower != nil else { return }
        place = newPlace
        evaluate()
    }

    override func evaluate() {
        needsEvaluation = false
        guard let place else { return }
        let isSelected = track { place.isSelected }
        let wasSelected = wasSelected
        self.wasSelected = isSelected
        follower?.column?.selectionDidChange(from: wasSelected, to: isSelected)
    }

    /// Selects no row.
    func clear() { place?.clear() }

    override var staysAwake: Bool { follower != nil }

    override func willRemove() {
        super.willRemove()
        graph.place.remove(self)
    }

    // MARK: The place

    var segments: [String] { place?.segments ?? [] }
    /// Where the selected row shows a screen, that is the entry of the history.
    var choice: [String] { follower?.column?.showsScreens == true ? [] : segments }
    /// A column may be covered by the next one, which its selection decides.
    var isInPlace: Bool { follower?.column?.isShown == true }
    var placeDepth: Int { follower?.column?.placeDepth ?? 0 }

    func keep(segments count: Int) -> Int {
        if count == 0 { clear() }
        // Of another row only the type is the same.
        return count / 2 * 2
    }

    func follow(_ segments: [String]) -> Int { place?.follow(segments) ?? 0 }
}
