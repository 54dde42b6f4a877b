/// A button that begins and ends editing: it reads “Edit” and “Done”.
///
/// It changes the `editMode` of its environment: that of the page, unless a view around it has another.
public struct EditButton: View {
    @Environment(\.editMode) private var editMode

    /// A button that begins and ends editing.
    public nonisolated init() {}

    public var body: some View {
        let isEditing = editMode?.wrappedValue.isEditing ?? false
        Button {
            withAnimation { editMode?.wrappedValue = isEditing ? .inactive : .active }
        } label: {
            SystemLabel(isEditing ? .done : .editButton).fontWeight(isEditing ? .semibold : nil)
        }
    }
}
