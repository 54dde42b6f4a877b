/// A part of a lazy layout's content: a view that is made at once, or a collection whose rows are made one by one.
nonisolated struct LazyPart {
    enum Role: Hashable { case rows, header, footer }

    var view: any View
    /// The position in the content's structure. A part with the same position and type is the same part.
    let path: String
    let role: Role
    /// Whether the rows below a header are shown.
    var isExpanded: Binding<Bool>?
    /// The position of the enclosing section; nil outside of one.
    let section: String?
}

/// A transformation of a content's parts.
nonisolated protocol LazyPartChange {
    @MainActor func changed(_ parts: [LazyPart]) -> [LazyPart]
}

/// The parts of a content, found by the types of its views, without making them.
nonisolated struct LazyParts {
    private(set) var parts: [LazyPart] = []
    private var path = ""
    private var section: String?
    /// The role of the views that are being appended.
    private var role = LazyPart.Role.rows

    @MainActor static func of(_ view: any View) -> [LazyPart] {
        var parts = LazyParts()
        parts.append(view)
        return parts.parts
    }

    /// - Parameter role: The role of the view; nil for that of the view that contains it.
    @MainActor mutating func append(_ view: any View, role: LazyPart.Role? = nil) {
        let kind = LazyViewKind.of(view)
        guard !kind.isEmpty else { return }
        let outer = self.role
        self.role = role ?? outer
        defer { self.role = outer }
        if let structure = kind.structure(view) {
            structure.appendParts(to: &self)
        } else {
            parts.append(LazyPart(view: view, path: path, role: self.role, section: section))
        }
    }

    @MainActor mutating func append(_ view: any View, at component: String, role: LazyPart.Role? = nil) {
        let outer = path
        path.append(".")
        path.append(component)
        append(view, role: role)
        path = outer
    }

    mutating func append(_ found: [LazyPart]) { parts += found }

    /// Appends the parts that `body` appends, each view transformed by `change`.
    @MainActor mutating func appendChanged(
        by change: @MainActor (any View) -> any View, _ body: (inout LazyParts) -> Void
    ) {
        let first = parts.count
        body(&self)
        for index in first..<parts.count { parts[index].view = change(parts[index].view) }
    }

    /// Appends a view to the rows of the section that was appended last.
    mutating func appendRow(_ view: any View, at component: String) {
        guard let last = parts.last, let section = last.section else { return }
        let index = last.role == .footer ? parts.count - 1 : parts.count
        parts.insert(LazyPart(view: view, path: section + "." + component, role: .rows, section: section), at: index)
    }

    /// Sets the binding that shows and hides the rows of the header that was appended last.
    mutating func setExpansion(_ isExpanded: Binding<Bool>?) {
        guard let last = parts.indices.last, parts[last].role == .header else { return }
        parts[last].isExpanded = isExpanded
    }

    @MainActor mutating func appendSection(_ body: (inout LazyParts) -> Void) {
        let outer = section
        section = path
        body(&self)
        section = outer
    }
}

/// The parts of a content that have been found.
nonisolated struct FoundParts: LazyStructure, _PrimitiveView {
    typealias Body = Never

    let parts: [LazyPart]

    @MainActor init(of content: some View) { parts = LazyParts.of(content) }

    @MainActor func appendParts(to parts: inout LazyParts) { parts.append(self.parts) }

    @MainActor static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
        preconditionFailure("Parts are made one by one.")
    }

    @MainActor static func _updateNode(_ node: _ViewNode, to view: Self) {}
}

/// A view that only groups others. Lazy layouts look through it.
nonisolated protocol LazyStructure {
    /// Whether lazy layouts look through this value.
    @MainActor var isTransparent: Bool { get }
    @MainActor func appendParts(to parts: inout LazyParts)
}

extension LazyStructure {
    @MainActor var isTransparent: Bool { true }
}

extension TupleView: LazyStructure {
    @MainActor func appendParts(to parts: inout LazyParts) {
        for (index, view) in TupleElements.of(T.self).views(in: value).enumerated() {
            parts.append(view, at: "\(index)")
        }
    }
}

extension Group: LazyStructure where Content: View {
    @MainActor func appendParts(to parts: inout LazyParts) { parts.append(content) }
}

extension AnyView: LazyStructure {
    /// A view of an erased type that is not a structure stays one part, so that its state belongs to its type.
    @MainActor var isTransparent: Bool {
        guard let view = storage.wrapped as? any View else { return false }
        return view.asLazyRows != nil || view.asLazyStructure != nil
    }

    @MainActor func appendParts(to parts: inout LazyParts) {
        guard let view = storage.wrapped as? any View else { return }
        parts.append(view, at: "\(type(of: view))")
    }
}

extension Optional: LazyStructure where Wrapped: View {
    @MainActor func appendParts(to parts: inout LazyParts) {
        if let self { parts.append(self) }
    }
}

extension _ConditionalContent: LazyStructure where TrueContent: View, FalseContent: View {
    @MainActor func appendParts(to parts: inout LazyParts) {
        switch storage {
        case .trueContent(let content): parts.append(content, at: "true")
        case .falseContent(let content): parts.append(content, at: "false")
        }
    }
}

extension Section: LazyStructure where Parent: View, Content: View, Footer: View {
    @MainActor func appendParts(to parts: inout LazyParts) {
        parts.appendSection { parts in
            parts.append(header, at: "header", role: .header)
            parts.setExpansion(isExpanded)
            if isExpanded?.wrappedValue != false { parts.append(content, at: "content") }
            parts.append(footer, at: "footer", role: .footer)
        }
    }
}

extension Section: LazySectionView where Parent: View, Content: View, Footer: View {}

/// A view that is a section. Lazy layouts look through collections of sections.
nonisolated protocol LazySectionView {}

extension ForEach: LazyStructure where Content: View {
    @MainActor var isTransparent: Bool { LazyViewKind.of(Content.self).isSection && isLazy }

    @MainActor func appendParts(to parts: inout LazyParts) {
        for element in data {
            let id = identify(element)
            parts.append(content(element), at: (id as? Int).map { String($0) } ?? "\(id)")
        }
    }
}

// MARK: Traits

extension ModifiedContent: LazyStructure where Content: View, Modifier: ViewModifier {
    @MainActor var isTransparent: Bool {
        guard Modifier.self is any TraitWriting.Type || Modifier.self is any RowwiseModifier.Type else { return false }
        return content.asLazyRows != nil || content.asLazyStructure != nil
    }

    /// Each view gets the trait, as if all were made.
    @MainActor func appendParts(to parts: inout LazyParts) {
        parts.appendChanged { view in
            if let rows = view.asUnmadeRows { return ModifiedRows(base: rows, modifier: modifier) }
            return modified(view)
        } _: {
            $0.append(content)
        }
        // Only a list shows the actions, and takes them from here.
        if let actions = (modifier as? _TraitWritingModifier<SectionActionsTrait>)?.value {
            parts.appendRow(SectionActionRows(actions: actions), at: "actions")
        }
    }

    private func modified(_ view: some View) -> any View { view.modifier(modifier) }
}

extension TransitionModifier: TraitWriting {}

/// A modifier of several views that is a modifier of each of them, without state or effects of its own.
nonisolated protocol RowwiseModifier {}

extension EnvironmentModifier: RowwiseModifier {}
extension TextChangeModifier: RowwiseModifier {}
extension ForegroundStyleModifier: RowwiseModifier {}
extension RuleModifier: RowwiseModifier {}
extension EffectModifier: RowwiseModifier {}

/// Rows with a modifier on each.
nonisolated struct ModifiedRows<Modifier: ViewModifier>: LazyRows, _PrimitiveView {
    typealias Body = Never

    let base: any LazyRows
    let modifier: Modifier

    var lazyCount: Int { base.lazyCount }
    var isLazy: Bool { base.isLazy }
    @MainActor var sectionLikelihood: SectionLikelihood { base.sectionLikelihood }
    func lazyID(at index: Int) -> AnyHashable { base.lazyID(at: index) }
    @MainActor func makeRowTable() -> any LazyRowTable { base.makeRowTable() }
    @MainActor func giveIDs(to table: any LazyRowTable) -> Bool { base.giveIDs(to: table) }

    private func row(_ index: Int) -> ModifiedContent<LazyRowView, Modifier> {
        base.lazyRow(at: index).modifier(modifier)
    }

    @MainActor func makeLazyRow(at index: Int, _ place: RowPlace?, in context: NodeContext) -> ViewNode {
        ModifiedContent<LazyRowView, Modifier>._makeNode(row(index), in: context)
    }

    @MainActor func updateLazyRow(_ node: ViewNode, at index: Int, _ place: RowPlace?) {
        ModifiedContent<LazyRowView, Modifier>._updateNode(node, to: row(index))
    }

    var lazyObjects: LazyObjects? { base.lazyObjects }

    func makesSameRows(as old: any LazyRows) -> Bool {
        guard let old = old as? Self, base.makesSameRows(as: old.base) else { return false }
        return ValueComparison.areEqual(modifier, old.modifier)
    }

    func lazyRow(at index: Int) -> LazyRowView {
        guard base.lazyObjects != nil else { return LazyRowView(rows: self, index: index) }
        let inner = base.lazyRow(at: index)
        return LazyRowView(rows: ModifiedRows(base: inner.rows, modifier: modifier), index: inner.index)
    }

    @MainActor static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
        preconditionFailure("Rows are made one by one.")
    }

    @MainActor static func _updateNode(_ node: _ViewNode, to view: Self) {}
}

/// One row of a collection, as a view. It equals another one if both certainly show the same.
nonisolated struct LazyRowView: _PrimitiveView, Equatable {
    typealias Body = Never

    let rows: any LazyRows
    let index: Int

    static func == (left: Self, right: Self) -> Bool {
        guard left.index == right.index, left.rows.lazyCount == right.rows.lazyCount,
            let old = left.rows.lazyObjects, let new = right.rows.lazyObjects,
            old.identity(left.index) == new.identity(right.index)
        else { return false }
        return left.rows.makesSameRows(as: right.rows)
    }

    @MainActor static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
        LazyRowNode(view, in: context)
    }

    @MainActor static func _updateNode(_ node: _ViewNode, to view: Self) {
        paired(node, as: LazyRowNode.self).update(to: view)
    }
}

/// The actions of a section, which a list shows as rows.
nonisolated struct SectionActionRows: View {
    let actions: AnyView
    @Environment(\.isInForm) private var isInList

    @MainActor var body: some View {
        if isInList { actions }
    }
}
