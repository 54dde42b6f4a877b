/// A screen's field for searching.
nonisolated struct SearchField {
    let text: Binding<String>
    /// Whether the field has the focus.
    let isActive: Binding<Bool>
    let prompt: Text?
    var scopes: AnyView?
    var suggestions: AnyView?
}
