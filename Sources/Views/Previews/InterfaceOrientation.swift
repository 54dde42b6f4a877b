/// The orientation of a preview's device.
public struct InterfaceOrientation: CaseIterable, Identifiable, Equatable, Sendable {
    /// The orientation's name.
    public let id: String

    /// Upright.
    public static let portrait = InterfaceOrientation(id: "portrait")
    /// Upside down.
    public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
    /// On its side, with the top to the left.
    public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
    /// On its side, with the top to the right.
    public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")
    /// All orientations.
    public static let allCases = [portrait, portraitUpsideDown, landscapeLeft, landscapeRight]
}

extension View {
    /// Sets the orientation of a preview. It has no effect: a preview of a `PreviewProvider` has the size of its window.
    public nonisolated __consuming func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { self }
}
