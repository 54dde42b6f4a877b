// After an error elsewhere in the body, the compiler tries the overloads in the order of the files' names, and checks the closure for each
// whose data fit with a fix. The commonest ones are first (docs/decisions/0047).

extension List where SelectionValue == Never {
    /// A list with a row for each element of an array, identified by the element's `id`.
    public nonisolated init<Element: Identifiable, Row: View>(
        _ data: [Element], @ViewBuilder rowContent: @escaping (Element) -> Row
    ) where Content == ForEach<[Element], Element.ID, Row> {
        self.init(selection: nil as ListSelection?, content: ForEach(data, content: rowContent))
    }

    /// A list with a row for each element of an array, identified by a property of the element.
    public nonisolated init<Element, ID: Hashable, Row: View>(
        _ data: [Element], id: KeyPath<Element, ID>, @ViewBuilder rowContent: @escaping (Element) -> Row
    ) where Content == ForEach<[Element], ID, Row> {
        self.init(selection: nil as ListSelection?, content: ForEach(data, id: id, content: rowContent))
    }
}
