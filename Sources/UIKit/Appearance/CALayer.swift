public import Foundation

/// Corners, border and shadow of a view.
@MainActor @preconcurrency
public final class CALayer: NSObject {
    private weak var view: UIView?

    init(_ view: UIView) {
        self.view = view
    }

    private func didChange() {
        view?.appearanceDidChange()
    }

    /// The radius of the corners of background and border, in points. The content is only cut off with `masksToBounds`.
    public var cornerRadius: CGFloat = 0 { didSet { if cornerRadius != oldValue { didChange() } } }
    /// The corners that are round.
    public var maskedCorners: CACornerMask = .all { didSet { if maskedCorners != oldValue { didChange() } } }
    /// The form of round corners.
    public var cornerCurve = CALayerCornerCurve.circular { didSet { if cornerCurve != oldValue { didChange() } } }
    /// Whether the content is cut off at the edges, as `clipsToBounds` of the view.
    public var masksToBounds: Bool {
        get { view?.clipsToBounds ?? false }
        set { view?.clipsToBounds = newValue }
    }
    /// The width of the border inside of the edges, in points.
    public var borderWidth: CGFloat = 0 { didSet { if borderWidth != oldValue { didChange() } } }
    /// The colour of the border.
    public var borderColor: CGColor? { didSet { if borderColor != oldValue { didChange() } } }
    /// The colour of the shadow.
    public var shadowColor: CGColor? = UIColor.black.cgColor { didSet { if shadowColor != oldValue { didChange() } } }
    /// The opacity of the shadow; 0 for none.
    public var shadowOpacity: Float = 0 { didSet { if shadowOpacity != oldValue { didChange() } } }
    /// The radius of the shadow's blur, in points.
    public var shadowRadius: CGFloat = 3 { didSet { if shadowRadius != oldValue { didChange() } } }
    /// The distance of the shadow, in points.
    public var shadowOffset = CGSize(width: 0, height: -3) { didSet { if shadowOffset != oldValue { didChange() } } }
    /// The colour behind the content, as `backgroundColor` of the view.
    public var backgroundColor: CGColor? {
        get { view?.backgroundColor?.cgColor }
        set { view?.backgroundColor = newValue.map { UIColor(cgColor: $0) } }
    }
    /// The opacity, as `alpha` of the view.
    public var opacity: Float {
        get { Float(view?.alpha ?? 1) }
        set { view?.alpha = CGFloat(newValue) }
    }
    /// The rectangle in the view's own coordinates.
    public var bounds: CGRect {
        get { view?.bounds ?? .zero }
        set { view?.bounds = newValue }
    }
    /// The rectangle in the coordinates of the view around it.
    public var frame: CGRect {
        get { view?.frame ?? .zero }
        set { view?.frame = newValue }
    }
    /// Whether the drawing is cached as an image. It has no effect: browsers decide.
    public var shouldRasterize = false
}

/// Corners of a rectangle.
public struct CACornerMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The corner at the top left.
    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
    /// The corner at the top right.
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
    /// The corner at the bottom left.
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
    /// The corner at the bottom right.
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)

    static let all = CACornerMask(rawValue: 15)
}

/// Forms of round corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// A quarter of a circle.
    public static let circular = CALayerCornerCurve(rawValue: "circular")
    /// A curve that begins softly.
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
