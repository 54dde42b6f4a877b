public import Foundation

/// A type that shows views in an editor. A server ignores it; it exists so that an app's view files compile unchanged.
@MainActor @preconcurrency
public protocol PreviewProvider {
    /// The type of the previews.
    associatedtype Previews: View

    /// The views to preview.
    /// The platform of the previews; nil lets the editor choose.
    @ViewBuilder static var previews: Previews { get }
    static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
    /// No particular platform.
    public static var platform: PreviewPlatform? { nil }
}

/// A platform for a preview.
public enum PreviewPlatform: Sendable {
    /// A platform of Apple's.
    case iOS, macOS, tvOS, watchOS
}

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

/// The size of a preview.
public enum PreviewLayout: Sendable {
    /// The size of the device.
    case device
    /// The size of the view.
    case sizeThatFits
    /// A size in points.
    case fixed(width: CGFloat, height: CGFloat)
}

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
    /// Sets the device of a preview. It has no effect on a page.
    public nonisolated func previewDevice(_ value: PreviewDevice?) -> some View { self }

    /// Sets the size of a preview. It has no effect on a page.
    public nonisolated func previewLayout(_ value: PreviewLayout) -> some View { self }

    /// Sets the name of a preview. It has no effect on a page.
    public nonisolated func previewDisplayName(_ value: String?) -> some View { self }

    /// Sets the orientation of a preview. It has no effect on a page.
    public nonisolated func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { self }
}
