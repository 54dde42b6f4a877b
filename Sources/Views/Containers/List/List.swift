import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation

/// Rows in a column that scrolls, one for each view of the content. A `Section` is a group of its own.
///
/// The rows of a collection are made when they come near the visible part.
public nonisolated struct List<SelectionValue: Hashable, Content: View>: View {
    let selection: ListSelection?
    let content: Content
    @Environment(\.listAppearance) private var style
    @Environment(\.hidesListBackground) private var hidesBackground
    /// The row from which Shift extends the selection.
    @State private var anchor = SelectionAnchor()
    @Environment(\.horizontalSizeClass) private var sizeClass

    init(selection: ListSelection?, content: Content) {
        self.selection = selection
        self.content = content
    }

    @MainActor public var body: some View {
        var appearance = style
        if sizeClass == .compact { appearance.isSidebar = false }
        appearance.settings = InterfaceAppearance.read.list
        let found = FoundParts(of: content)
        return ScrollView(showsIndicators: !appearance.settings.hidesIndicators) {
            ListContent(
                content: content, found: found, appearance: appearance, selection: selection?.anchored(at: anchor),
                isLazy: LazyList.fits(found.parts)
            )
            .padding(.vertical, appearance.isGrouped ? 10 : 0)
        }
        .overlayPreferenceValue(SectionIndexKey.self, alignment: .trailing) { SectionIndex(entries: $0) }
        .background {
            if !hidesBackground { Rectangle().fill(appearance.background).ignoresSafeArea() }
        }
        .environment(\.isInForm, true)
        .environment(\.rowsAreSelectable, selection != nil)
        .modifier(ListSelectionModifier(selection: selection))
    }
}

extension List {
    /// A list in which taps select and deselect rows. A row's value is its tag, or its id in a `ForEach`.
    public nonisolated init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
        self.init(selection: selection.map { ListSelection($0) }, content: content())
    }

    /// A list in which a tap selects a row. A row's value is its tag, or its id in a `ForEach`.
    public nonisolated init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
        self.init(selection: selection.map { ListSelection($0) }, content: content())
    }

    /// A list of a collection in which taps select and deselect rows by their ids.
    @_disfavoredOverload
    public nonisolated init<Data: RandomAccessCollection, Row: View>(
        _ data: Data, selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
        self.init(selection: selection.map { ListSelection($0) }, content: ForEach(data, content: rowContent))
    }

    /// A list of a collection in which a tap selects a row by its id.
    @_disfavoredOverload
    public nonisolated init<Data: RandomAccessCollection, Row: View>(
        _ data: Data, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
        self.init(selection: selection.map { ListSelection($0) }, content: ForEach(data, content: rowContent))
    }

    /// A list of a collection, identified by a property, in which a tap selects a row by its id.
    @_disfavoredOverload
    public nonisolated init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, ID, Row> {
        self.init(selection: selection.map { ListSelection($0) }, content: ForEach(data, id: id, content: rowContent))
    }

    /// A list of a collection, identified by a property, in which taps select and deselect rows by their ids.
    @_disfavoredOverload
    public nonisolated init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, ID, Row> {
        self.init(selection: selection.map { ListSelection($0) }, content: ForEach(data, id: id, content: rowContent))
    }

    /// A list with a row for each number of a constant range, in which a tap selects a row.
    public nonisolated init<Row: View>(
        _ data: Range<Int>, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Int) -> Row
    ) where Content == ForEach<Range<Int>, Int, Row> {
        self.init(selection: selection.map { ListSelection($0) }, content: ForEach(data, content: rowContent))
    }

    /// A list with a row for each number of a constant range, in which taps select and deselect rows.
    public nonisolated init<Row: View>(
        _ data: Range<Int>, selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Int) -> Row
    ) where Content == ForEach<Range<Int>, Int, Row> {
        self.init(selection: selection.map { ListSelection($0) }, content: ForEach(data, content: rowContent))
    }
}

extension List where SelectionValue == Never {
    /// A list of views.
    public nonisolated init(@ViewBuilder content: () -> Content) {
        self.init(selection: nil as ListSelection?, content: content())
    }

    /// A list with a row for each element of a collection, identified by the element's `id`.
    @_disfavoredOverload
    public nonisolated init<Data: RandomAccessCollection, Row: View>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
        self.init(selection: nil as ListSelection?, content: ForEach(data, content: rowContent))
    }

    /// A list with a row for each element of a collection, identified by a property of the element.
    @_disfavoredOverload
    public nonisolated init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, ID, Row> {
        self.init(selection: nil as ListSelection?, content: ForEach(data, id: id, content: rowContent))
    }

    /// A list with a row for each number of a constant range.
    public nonisolated init<Row: View>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> Row)
    where Content == ForEach<Range<Int>, Int, Row> {
        self.init(selection: nil as ListSelection?, content: ForEach(data, content: rowContent))
    }
}

// MARK: Rows of any content

/// Splits the content of a list into groups, one for each section and one for consecutive rows outside of sections.
nonisolated struct ListRoot: _VariadicView_UnaryViewRoot, RowMaking {
    let appearance: _ListAppearance
    let selection: ListSelection?

    @MainActor func body(children: _VariadicView.Children) -> some View {
        let groups = ListGroup.groups(of: children)
        let ordered = selection.map { selection in
            selection.ordered { groups.flatMap(\.rows).compactMap { selection.value($0) } }
        }
        return ListGroups(groups: groups, style: appearance, selection: ordered)
    }
}

/// Rows that belong together.
nonisolated struct ListGroup: Identifiable {
    let id: AnyHashable
    var header: _VariadicView.Children.Element?
    var isExpanded: Binding<Bool>?
    var rows: [_VariadicView.Children.Element] = []
    var footer: _VariadicView.Children.Element?
    /// The actions of the section.
    var actions: AnyView?
    /// The section's label in the index of the list.
    var indexLabel: Text?

    static func groups(of children: _VariadicView.Children) -> [ListGroup] {
        var groups: [ListGroup] = []
        var section: Namespace.ID?
        for child in children {
            let part = child[SectionTrait.self]
            if groups.isEmpty || part?.section != section {
                section = part?.section
                groups.append(ListGroup(id: part.map { AnyHashable($0.section) } ?? child.id))
            }
            if part != nil, let actions = child[SectionActionsTrait.self] { groups[groups.count - 1].actions = actions }
            if part != nil, let label = child[SectionIndexTrait.self] { groups[groups.count - 1].indexLabel = label }
            switch part?.kind {
            case .header(let isExpanded):
                groups[groups.count - 1].header = child
                groups[groups.count - 1].isExpanded = isExpanded
            case .footer: groups[groups.count - 1].footer = child
            case .row, nil: groups[groups.count - 1].rows.append(child)
            }
        }
        return groups
    }
}

private nonisolated struct ListGroups: View {
    let groups: [ListGroup]
    let style: _ListAppearance
    let selection: ListSelection?
    @Environment(\.listSectionSpacing) private var spacing
    var rowEnvironment = RowEnvironment()

    @MainActor var body: some View {
        let appearance = rowEnvironment.completed(style)
        let selection = rowEnvironment.completed(selection)
        return VStack(alignment: .leading, spacing: appearance.isGrouped ? spacing ?? appearance.sectionSpacing : 0) {
            ForEach(groups) { group in
                VStack(alignment: .leading, spacing: 0) {
                    if let header = group.header {
                        ListHeader(header: header, isExpanded: group.isExpanded, appearance: appearance)
                    }
                    rows(group, appearance, selection)
                    if let footer = group.footer { ListFooter(footer: footer) }
                }
                .modifier(SectionIndexMember(label: group.indexLabel))
            }
        }
        .padding(.horizontal, appearance.margin)
        .frame(maxWidth: .infinity, alignment: .leading)
    }

    @MainActor private func rows(_ group: ListGroup, _ appearance: _ListAppearance, _ selection: ListSelection?)
        -> some View
    {
        let places = Self.places(of: group.rows)
        let last = group.actions == nil ? group.rows.last?.id : nil
        return VStack(alignment: .leading, spacing: 0) {
            ForEach(Array(group.rows.enumerated()), id: \.element.id) { index, row in
                ListRow(
                    element: row, appearance: appearance, isLast: row.id == last, place: places[index],
                    selection: selection)
            }
            if let actions = group.actions {
                ListWholeRows(content: actions, appearance: appearance, isLast: true, selection: nil)
            }
        }
        .modifier(AccessibilityModifier(change: .group(.list, nil)))
        .clipShape(RoundedRectangle(cornerRadius: appearance.radius))
    }

    /// For each row that can be deleted or moved, its place in its collection.
    @MainActor
    private static func places(of rows: [_VariadicView.Children.Element]) -> [RowPlace?] {
        let owners = rows.map {
            $0.traits?.all(ListRowTrait.Deletion.self).lazy.compactMap { $0 }.first.map(ObjectIdentifier.init)
        }
        var counts: [ObjectIdentifier: Int] = [:]
        for case let owner? in owners { counts[owner, default: 0] += 1 }
        var next: [ObjectIdentifier: Int] = [:]
        return owners.map { owner in
            guard let owner else { return nil }
            defer { next[owner, default: 0] += 1 }
            return RowPlace(next[owner, default: 0], of: counts[owner] ?? 0)
        }
    }
}
