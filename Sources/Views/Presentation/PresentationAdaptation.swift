/// The form that a presentation takes in a narrow or low window.
public struct PresentationAdaptation: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case automatic, none, popover, sheet, fullScreenCover }

    let kind: Kind

    /// The usual form: a popover becomes a sheet.
    public static let automatic = PresentationAdaptation(kind: .automatic)
    /// The presentation keeps its form.
    public static let none = PresentationAdaptation(kind: .none)
    /// The presentation is a popover.
    public static let popover = PresentationAdaptation(kind: .popover)
    /// The presentation is a sheet.
    public static let sheet = PresentationAdaptation(kind: .sheet)
    /// The presentation covers the window.
    public static let fullScreenCover = PresentationAdaptation(kind: .fullScreenCover)
}
