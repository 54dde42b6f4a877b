import EspalierLayoutEngine
public import EspalierViews
public import Foundation

/// A layer that fills and strokes a path in its own coordinates. The path may reach beyond the layer's frame.
open class CAShapeLayer: CALayer {
    /// The path; nil for none.
    open var path: CGPath? { didSet { didChange() } }
    /// The color of the filled area, by default black; nil for none.
    open var fillColor: CGColor? = UIColor.black.cgColor { didSet { if fillColor != oldValue { didChange() } } }
    /// Which parts of the plane are filled.
    open var fillRule = CAShapeLayerFillRule.nonZero { didSet { if fillRule != oldValue { didChange() } } }
    /// The color of the line; nil for none, the default.
    open var strokeColor: CGColor? { didSet { if strokeColor != oldValue { didChange() } } }
    /// The width of the line in points.
    open var lineWidth: CGFloat = 1 { didSet { if lineWidth != oldValue { didChange() } } }
    /// The ends of the line.
    open var lineCap = CAShapeLayerLineCap.butt { didSet { if lineCap != oldValue { didChange() } } }
    /// The corners of the line.
    open var lineJoin = CAShapeLayerLineJoin.miter { didSet { if lineJoin != oldValue { didChange() } } }
    /// The limit for the length of a mitered corner, as a multiple of the width.
    open var miterLimit: CGFloat = 10 { didSet { if miterLimit != oldValue { didChange() } } }
    /// The lengths of dashes and gaps in turn, in points; nil for a solid line.
    open var lineDashPattern: [NSNumber]? { didSet { didChange() } }
    /// The distance into the dash pattern at which the line begins.
    open var lineDashPhase: CGFloat = 0 { didSet { if lineDashPhase != oldValue { didChange() } } }
    /// The part of the path at which the line begins, 0…1.
    open var strokeStart: CGFloat = 0 { didSet { if strokeStart != oldValue { didChange() } } }
    /// The part of the path at which the line ends, 0…1.
    open var strokeEnd: CGFloat = 1 { didSet { if strokeEnd != oldValue { didChange() } } }

    override public init() {
        super.init()
    }

    /// A copy of a shape layer for the values of an animation. It is not called: the browser plays animations.
    override public init(layer: Any) {
        super.init(layer: layer)
    }

    /// A shape layer of an archive. There are no archives of layers here, so that the layer has no size.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func presentationCopy() -> CALayer {
        let copy = CAShapeLayer()
        copyValues(to: copy)
        (copy.path, copy.fillColor, copy.fillRule, copy.strokeColor) = (path, fillColor, fillRule, strokeColor)
        (copy.lineWidth, copy.lineCap, copy.lineJoin, copy.miterLimit) = (lineWidth, lineCap, lineJoin, miterLimit)
        (copy.lineDashPattern, copy.lineDashPhase) = (lineDashPattern, lineDashPhase)
        (copy.strokeStart, copy.strokeEnd) = (strokeStart, strokeEnd)
        return copy
    }

    override var drawing: AnyView? {
        guard let path else { return nil }
        let shape = Path(path)
        let box = shape.boundingRect
        // The page shows no shape in an empty frame, which most of these layers have.
        let size = CGSize(
            width: max(bounds.width, box.isNull ? 0 : box.maxX, 1),
            height: max(bounds.height, box.isNull ? 0 : box.maxY, 1))
        return AnyView(
            ZStack(alignment: .topLeading) {
                if let fillColor {
                    shape.fill(Color(fillColor), style: FillStyle(eoFill: fillRule == .evenOdd))
                }
                if let strokeColor, lineWidth > 0 {
                    shape.trim(from: strokeStart, to: strokeEnd).stroke(Color(strokeColor), style: line)
                }
            }
            .frame(width: size.width, height: size.height))
    }

    private var line: StrokeStyle {
        StrokeStyle(
            lineWidth: lineWidth, lineCap: lineCap.cap, lineJoin: lineJoin.join, miterLimit: miterLimit,
            dash: (lineDashPattern ?? []).map { CGFloat($0.doubleValue) }, dashPhase: lineDashPhase)
    }
}

/// Rules for the filled area of a path.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The winding rule.
    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    /// The rule by which areas that the path surrounds twice are left out.
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// Ends of lines.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The line ends at its last point.
    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    /// A half circle around the last point.
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    /// Half of a square around the last point.
    public static let square = CAShapeLayerLineCap(rawValue: "square")

    fileprivate var cap: CGLineCap {
        switch self {
        case .round: .round
        case .square: .square
        default: .butt
        }
    }
}

/// Corners of lines.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// A sharp corner.
    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    /// A round corner.
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    /// A corner that is cut off.
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")

    fileprivate var join: CGLineJoin {
        switch self {
        case .round: .round
        case .bevel: .bevel
        default: .miter
        }
    }
}
