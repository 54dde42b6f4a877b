/// The times at which text fields with a text show a button that removes it.
package enum ClearButtonTimes {
    /// While the user edits the text; while nobody does; always.
    case whileEditing, unlessEditing, always

    func includes(isEditing: Bool) -> Bool {
        switch self {
        case .whileEditing: isEditing
        case .unlessEditing: !isEditing
        case .always: true
        }
    }
}
