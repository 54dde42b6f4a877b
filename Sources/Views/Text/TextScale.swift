import Foundation

extension Text {
    /// The size of a text in relation to its font.
    public struct Scale: Hashable, Sendable {
        /// The factor of the font's size.
        let factor: CGFloat

        /// The size of the font.
        public static let `default` = Scale(factor: 1)
        /// A smaller size, for a text beside one of the default scale, such as a unit behind a number. It is four fifths of the font's
        /// size; Apple documents no figure.
        public static let secondary = Scale(factor: 0.8)
    }

    /// The text in a scale, if `isEnabled`.
    public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
        isEnabled ? modified(.scale(scale)) : self
    }
}

extension View {
    /// Sets the scale of the texts inside, if `isEnabled`.
    public nonisolated __consuming func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
        transformEnvironment(\.textSettings.fontContext.scale) { if isEnabled { $0 = scale } }
    }
}
