public import Foundation

/// The size of a preview.
public enum PreviewLayout: Sendable {
    /// The size of the device.
    case device
    /// The size of the view.
    case sizeThatFits
    /// A size in points.
    case fixed(width: CGFloat, height: CGFloat)
}

extension View {
    /// Sets the size of a preview. It has no effect on a page.
    public nonisolated __consuming func previewLayout(_ value: PreviewLayout) -> some View { self }
}
