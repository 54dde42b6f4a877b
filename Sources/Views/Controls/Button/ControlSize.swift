import Foundation

/// The size of controls.
public enum ControlSize: CaseIterable, Hashable, Sendable {
    /// From the smallest to the largest. `mini` equals `small`, and `extraLarge` equals `large`.
    case mini, small, regular, large, extraLarge

    var isSmall: Bool { self == .mini || self == .small }
    var isLarge: Bool { self == .large || self == .extraLarge }

    // The sizes of iOS 17: with one line of text, bordered buttons are 28, 34 and 50 points high.
    var sidePadding: CGFloat { isSmall ? 10 : isLarge ? 20 : 12 }
    var verticalPadding: CGFloat { isSmall ? 5 : isLarge ? 15 : 7 }
    var cornerRadius: CGFloat { isSmall ? 6 : isLarge ? 12 : 8 }
}

private enum ControlSizeKey: EnvironmentKey { static var defaultValue: ControlSize { .regular } }

extension EnvironmentValues {
    /// The size of controls.
    public var controlSize: ControlSize {
        get { self[ControlSizeKey.self] }
        set { self[ControlSizeKey.self] = newValue }
    }
}

extension View {
    /// Sets the size of the controls inside.
    public nonisolated __consuming func controlSize(_ controlSize: ControlSize) -> some View {
        environment(\.controlSize, controlSize)
    }
}
