public import Foundation

/// The size of a preview.
public enum PreviewLayout: Hashable, Sendable {
    /// The size of the device.
    case device
    /// The size of the view.
    case sizeThatFits
    /// A size in points.
    case fixed(width: CGFloat, height: CGFloat)
}

extension View {
    /// Sets the size of a preview of a `PreviewProvider`. It has no effect elsewhere.
    public nonisolated __consuming func previewLayout(_ value: PreviewLayout) -> some View {
        #if DEBUG
            containerValue(\.previewLayout, value)
        #else
            self
        #endif
    }
}

#if DEBUG
    extension ContainerValues {
        /// The size of a preview; nil if it sets none.
        var previewLayout: PreviewLayout? {
            get { self[PreviewLayoutKey.self] }
            set { self[PreviewLayoutKey.self] = newValue }
        }
    }

    private enum PreviewLayoutKey: ContainerValueKey {
        static var defaultValue: PreviewLayout? { nil }
    }
#endif
