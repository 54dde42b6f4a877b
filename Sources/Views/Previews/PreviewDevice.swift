/// The device of a preview.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
    /// The device's name.
    public let rawValue: String

    /// A device with a name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// A device with a name.
    public init(stringLiteral value: String) {
        self.init(rawValue: value)
    }
}

extension View {
    /// Sets the device of a preview. It has no effect on a page.
    public nonisolated __consuming func previewDevice(_ value: PreviewDevice?) -> some View { self }
}
