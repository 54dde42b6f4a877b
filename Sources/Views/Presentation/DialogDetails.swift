/// The importance of a dialog.
public struct DialogSeverity: Hashable, Sendable {
    private let name: String

    /// The usual one; that of a mistake which loses something; that of other dialogs.
    public static let automatic = DialogSeverity(name: "automatic"), critical = DialogSeverity(name: "critical"),
        standard = DialogSeverity(name: "standard")
}

extension View {
    /// Sets the icon of dialogs, which a Mac shows. As on an iPhone, dialogs have none.
    public nonisolated __consuming func dialogIcon(_ icon: Image?) -> some View { self }

    /// Sets the importance of dialogs, which a Mac shows by an icon. As on an iPhone, dialogs have none.
    public nonisolated __consuming func dialogSeverity(_ severity: DialogSeverity) -> some View { self }
}
