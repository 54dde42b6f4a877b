import EspalierLayoutEngine
import EspalierViews
public import Foundation

/// A layer that is filled with a gradient, inside of its round corners.
open class CAGradientLayer: CALayer {
    /// The colors, values of the type `CGColor`. Other values are left out. Without colors there is no gradient.
    open var colors: [Any]? { didSet { didChange() } }
    /// The places of the colors from 0 to 1, in ascending order; nil for equal distances.
    open var locations: [NSNumber]? { didSet { didChange() } }
    /// The start in the unit square of the layer; the middle of a radial or conic gradient.
    open var startPoint = CGPoint(x: 0.5, y: 0) { didSet { if startPoint != oldValue { didChange() } } }
    /// The end in the unit square of the layer. A conic gradient begins in its direction.
    open var endPoint = CGPoint(x: 0.5, y: 1) { didSet { if endPoint != oldValue { didChange() } } }
    /// The form of the gradient. A radial one has the proportions of the layer.
    open var type = CAGradientLayerType.axial { didSet { if type != oldValue { didChange() } } }

    override public init() {
        super.init()
    }

    /// A copy of a gradient layer for the values of an animation. It is not called: the browser plays animations.
    override public init(layer: Any) {
        super.init(layer: layer)
    }

    /// A gradient layer of an archive. There are no archives of layers here, so that the layer has no size.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func presentationCopy() -> CALayer {
        let copy = CAGradientLayer()
        copyValues(to: copy)
        (copy.colors, copy.locations, copy.type) = (colors, locations, type)
        (copy.startPoint, copy.endPoint) = (startPoint, endPoint)
        return copy
    }

    override var drawing: AnyView? {
        let colors = (colors ?? []).compactMap { ($0 as? CGColor).map { Color($0) } }
        guard !colors.isEmpty else { return nil }
        let gradient = Gradient(stops: stops(colors))
        let start = UnitPoint(x: startPoint.x, y: startPoint.y)
        let size = bounds.size
        switch type {
        case .radial:
            let reach = (abs(endPoint.x - startPoint.x) + abs(endPoint.y - startPoint.y)) / 2
            return AnyView(
                outline.fill(
                    EllipticalGradient(
                        gradient: gradient, center: start, startRadiusFraction: 0, endRadiusFraction: reach)))
        case .conic:
            let angle = atan2(
                (endPoint.y - startPoint.y) * size.height, (endPoint.x - startPoint.x) * size.width)
            return AnyView(
                outline.fill(AngularGradient(gradient: gradient, center: start, angle: .radians(Double(angle)))))
        default:
            let end = UnitPoint(x: endPoint.x, y: endPoint.y)
            return AnyView(outline.fill(LinearGradient(gradient: gradient, startPoint: start, endPoint: end)))
        }
    }

    private func stops(_ colors: [Color]) -> [Gradient.Stop] {
        colors.enumerated().map { index, color in
            let even = colors.count > 1 ? Double(index) / Double(colors.count - 1) : 0
            let own = locations.flatMap { $0.indices.contains(index) ? $0[index].doubleValue : nil }
            return Gradient.Stop(color: color, location: CGFloat(own ?? even))
        }
    }
}

/// Forms of gradients.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Along a line.
    public static let axial = CAGradientLayerType(rawValue: "axial")
    /// From the middle outward.
    public static let radial = CAGradientLayerType(rawValue: "radial")
    /// Around the middle.
    public static let conic = CAGradientLayerType(rawValue: "conic")
}
