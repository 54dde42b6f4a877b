import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation

/// A list that makes the rows of its collections when they come near the visible part, with or without sections.
nonisolated struct LazyList: _PrimitiveView, LazyPartChange {
    typealias Body = Never

    let rule: LazyRule
    let content: FoundParts
    let appearance: _ListAppearance
    let selection: ListSelection?
    /// The node that makes the list anew if a row turns out to be a section.
    let owner: NodeReference

    /// Whether a content has collections, and none of them is certain to have sections that are unknown before they are made.
    @MainActor static func fits(_ parts: [LazyPart]) -> Bool {
        var hasRows = false
        for part in parts {
            let rows = part.view.asLazyRows
            if rows?.isLazy == true { hasRows = true }
            if part.role == .rows, part.section == nil,
                rows?.sectionLikelihood ?? SectionSearch.likelihood(of: part.view) == .certain
            {
                return false
            }
        }
        return hasRows
    }

    /// The parts of the content as rows, headers and footers of a list.
    @MainActor func changed(_ parts: [LazyPart]) -> [LazyPart] {
        let selection = selection?.ordered {
            parts.flatMap { part in
                guard let rows = part.view.asLazyRows else { return [] as [AnyHashable] }
                return (0..<rows.lazyCount).map(rows.lazyID)
            }
        }
        var parts = parts
        // Whether rows of the same section follow.
        var isLast = true
        for index in parts.indices.reversed() {
            let part = parts[index]
            if index + 1 == parts.count || parts[index + 1].section != part.section { isLast = true }
            defer { if part.role == .rows { isLast = false } }
            switch part.role {
            case .header: parts[index].view = header(part.view, part.isExpanded)
            case .footer: parts[index].view = footer(part.view)
            case .rows:
                let rows = part.view.asLazyRows
                let mayBeSection =
                    part.section == nil && rows?.sectionLikelihood ?? SectionSearch.likelihood(of: part.view) != .none
                let sections = mayBeSection ? owner : nil
                if let rows, rows.isLazy {
                    parts[index].view = ListRows(
                        base: rows, appearance: appearance, isLast: isLast, selection: selection, sections: sections)
                } else {
                    parts[index].view = whole(part.view, isLast, selection, sections)
                }
            }
        }
        return parts
    }

    private func header(_ view: some View, _ isExpanded: Binding<Bool>?) -> any View {
        ListHeader(header: view, isExpanded: isExpanded, appearance: appearance)
            .frame(maxWidth: .infinity, alignment: .leading)
            .background {
                // A header that sticks to the edge hides the rows that scroll under it.
                if !appearance.isGrouped { Rectangle().fill(appearance.background) }
            }
    }

    private func footer(_ view: some View) -> any View { ListFooter(footer: view) }

    private func whole(
        _ view: some View, _ isLast: Bool, _ selection: ListSelection?, _ sections: NodeReference?
    ) -> any View {
        ListWholeRows(content: view, appearance: appearance, isLast: isLast, selection: selection, sections: sections)
    }

    @MainActor static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
        LazyNode(view.rule, content: view.content, change: view, in: context)
    }

    @MainActor static func _updateNode(_ node: _ViewNode, to view: Self) {
        paired(node, as: LazyNode.self).update(to: view.rule, content: view.content, change: view)
    }
}

/// A lazy list with the spacing of its environment.
nonisolated struct LazyListBody: View {
    let content: FoundParts
    let appearance: _ListAppearance
    let selection: ListSelection?
    let owner: NodeReference
    @Environment(\.listSectionSpacing) private var spacing
    var rowEnvironment = RowEnvironment()

    @MainActor var body: some View {
        var rule = LazyRule(
            axis: .vertical, alignment: Alignment(horizontal: .leading, vertical: .center), spacing: 0,
            pinned: appearance.isGrouped ? [] : .sectionHeaders)
        rule.sectionGap =
            appearance.isGrouped ? LayoutLength.sanitized(distance: spacing ?? appearance.sectionSpacing) : 0
        rule.listRadius = appearance.radius
        return LazyList(
            rule: rule, content: content, appearance: rowEnvironment.completed(appearance),
            selection: rowEnvironment.completed(selection), owner: owner
        )
        .padding(.horizontal, appearance.margin)
    }
}

// MARK: Rows

/// The rows of a collection as rows of a list.
nonisolated struct ListRows: LazyRows, _PrimitiveView {
    typealias Body = Never

    let base: any LazyRows
    let appearance: _ListAppearance
    /// Whether this is the last part of the section.
    let isLast: Bool
    let selection: ListSelection?
    /// The node to notify if a row is a section; nil if no row can be one.
    let sections: NodeReference?

    var lazyCount: Int { base.lazyCount }
    var isLazy: Bool { base.isLazy }
    @MainActor var sectionLikelihood: SectionLikelihood { base.sectionLikelihood }
    func lazyID(at index: Int) -> AnyHashable { base.lazyID(at: index) }
    @MainActor func makeRowTable() -> any LazyRowTable { base.makeRowTable() }
    @MainActor func giveIDs(to table: any LazyRowTable) -> Bool { base.giveIDs(to: table) }

    private func row(_ index: Int, _ place: RowPlace?) -> LazyListRow {
        LazyListRow(
            content: base.lazyRow(at: index), id: base.lazyID(at: index), appearance: appearance,
            isLast: isLast && index == lazyCount - 1, place: place ?? RowPlace(index, of: lazyCount),
            selection: selection, sections: sections)
    }

    @MainActor func makeLazyRow(at index: Int, _ place: RowPlace?, in context: NodeContext) -> ViewNode {
        LazyListRow._makeNode(row(index, place), in: context)
    }

    @MainActor func updateLazyRow(_ node: ViewNode, at index: Int, _ place: RowPlace?) {
        LazyListRow._updateNode(node, to: row(index, place))
    }

    var lazyObjects: LazyObjects? { base.lazyObjects }
    var marksLastRow: Bool { isLast }

    func makesSameRows(as old: any LazyRows) -> Bool {
        guard let old = old as? Self, base.makesSameRows(as: old.base) else { return false }
        // The functions of a selection have captures.
        return appearance == old.appearance && isLast == old.isLast && sections === old.sections && selection == nil
            && old.selection == nil
    }

    @MainActor static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
        preconditionFailure("Rows are made one by one.")
    }

    @MainActor static func _updateNode(_ node: _ViewNode, to view: Self) {}
}

/// A row of data: each view of its content is a row of the list.
nonisolated struct LazyListRow: View {
    let content: LazyRowView
    let id: AnyHashable
    let appearance: _ListAppearance
    let isLast: Bool
    let place: RowPlace
    let selection: ListSelection?
    let sections: NodeReference?

    @MainActor var body: some View {
        _VariadicView.Tree(
            ListRowsRoot(
                appearance: appearance, isLast: isLast, place: place, selection: selection, sections: sections)
        ) {
            content.id(id)
        }
    }
}

/// Views that are made as a whole: each one is a row of the list.
nonisolated struct ListWholeRows<Content: View>: View {
    let content: Content
    let appearance: _ListAppearance
    let isLast: Bool
    let selection: ListSelection?
    var sections: NodeReference?

    @MainActor var body: some View {
        _VariadicView.Tree(
            ListRowsRoot(
                appearance: appearance, isLast: isLast, place: nil, selection: selection, sections: sections)
        ) {
            content
        }
    }
}

private nonisolated struct ListRowsRoot: _VariadicView_MultiViewRoot, RowMaking {
    let appearance: _ListAppearance
    let isLast: Bool
    let place: RowPlace?
    let selection: ListSelection?
    let sections: NodeReference?

    @MainActor func body(children: _VariadicView.Children) -> some View {
        if let sections, children.contains(where: { $0[SectionTrait.self] != nil }) {
            (sections.node as? any SectionFinding)?.didFindSection()
        }
        let last = isLast ? children.last?.id : nil
        return ForEach(children) { child in
            ListRow(
                element: child, appearance: appearance, isLast: child.id == last, place: place, selection: selection)
        }
    }
}
