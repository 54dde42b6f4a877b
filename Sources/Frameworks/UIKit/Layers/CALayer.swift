public import EspalierLayoutEngine
import EspalierViews
public import Foundation

/// The layer of a view, with its corners, border and shadow, or a layer that an app adds to it.
///
/// An app makes layers of its own, such as a `CAGradientLayer` or a `CAShapeLayer`, and adds them with `addSublayer(_:)`. Changes of them
/// are animated inside of `UIView.animate(withDuration:animations:)`, and by animations such as `CABasicAnimation`; other changes are shown
/// at once.
@MainActor @preconcurrency
open class CALayer: NSObject {
    /// The view whose layer this is; nil for a layer that an app makes.
    final weak var view: UIView?

    /// A layer without a view.
    override public init() {
        super.init()
    }

    /// A copy of a layer for the values of an animation. A subclass overrides it to copy its own properties. It is not called: the
    /// browser plays animations.
    public init(layer: Any) {
        super.init()
    }

    /// A layer of an archive. There are no archives of layers here, so that the layer has no size.
    public required init?(coder: NSCoder) {
        super.init()
    }

    /// Makes the layer that of a view.
    final func attach(to view: UIView) {
        self.view = view
    }

    /// Shows the layer again.
    final func didChange() {
        var current: CALayer? = self
        while let layer = current {
            if let view = layer.view { return view.appearanceDidChange() }
            current = layer.superlayer
        }
    }

    /// The drawing of a class of layers, in front of the background; nil for none.
    var drawing: AnyView? { source?.drawing ?? LayerContents(layer: self).map { AnyView($0) } ?? ownDrawing }

    // MARK: Animations

    /// The animations of the layer; nil before the first animation.
    final var playedMotions: LayerMotions?
    /// The original of a copy that has the values of animations; nil for an original.
    final var source: CALayer?

    /// Returns a copy for the values of animations. The copy shows the sublayers and the mask of the original.
    func presentationCopy() -> CALayer {
        let copy = CALayer()
        copyValues(to: copy)
        return copy
    }

    /// Copies the animatable values.
    final func copyValues(to copy: CALayer) {
        copy.source = source ?? self
        (copy.bounds, copy.anchorPoint, copy.position, copy.transform) = (bounds, anchorPoint, position, transform)
        (copy.opacity, copy.isHidden, copy.masksToBounds) = (opacity, isHidden, masksToBounds)
        (copy.backgroundColor, copy.cornerRadius, copy.maskedCorners) = (backgroundColor, cornerRadius, maskedCorners)
        (copy.cornerCurve, copy.borderWidth, copy.borderColor) = (cornerCurve, borderWidth, borderColor)
        (copy.shadowColor, copy.shadowOpacity, copy.shadowRadius) = (shadowColor, shadowOpacity, shadowRadius)
        (copy.shadowOffset, copy.contents, copy.contentsGravity) = (shadowOffset, contents, contentsGravity)
    }

    // MARK: Contents

    /// The image of the layer, a `CGImage`; nil for none. Values of other types, and the contents of gradient and shape layers, are not
    /// shown.
    open var contents: Any? { didSet { didChange() } }
    /// The place of the image, and whether it fills the layer.
    open var contentsGravity = CALayerContentsGravity.resize {
        didSet { if contentsGravity != oldValue { didChange() } }
    }
    /// The quality with which a larger image is drawn. It has no effect: browsers smooth it.
    open var minificationFilter = CALayerContentsFilter.linear
    /// The quality with which a smaller image is drawn: with `nearest` its pixels stay visible.
    open var magnificationFilter = CALayerContentsFilter.linear {
        didSet { if magnificationFilter != oldValue { didChange() } }
    }
    /// Whether the layer covers what is behind it. It has no effect: browsers find out themselves.
    open var isOpaque = false
    /// Whether the drawing is made in the background. It has no effect: browsers decide.
    open var drawsAsynchronously = false
    /// Whether the layer is drawn again when its size changes. It has no effect: it is.
    open var needsDisplayOnBoundsChange = false

    /// The part of the image that fills the layer, in the unit square of the image.
    open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1) {
        didSet { if contentsRect != oldValue { didChange() } }
    }
    /// The part of the image that stretches. It has no effect: all of it does.
    open var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)

    /// Draws the layer now, if it needs it. It has no effect: the page shows it with its next update.
    open func displayIfNeeded() {}

    /// Draws the layer, behind the layers inside. By default it lets the delegate draw. A layer of a view draws by `UIView.draw(_:)`.
    open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }

    /// Whether a change of a property draws the layer again. It is not called: the app calls `setNeedsDisplay()`.
    open class func needsDisplay(forKey key: String) -> Bool { false }

    /// The object that draws and places the layer; the view for the layer of a view.
    open weak var delegate: (any CALayerDelegate)? {
        get { view ?? ownDelegate }
        set {
            ownDelegate = newValue
            didChange()
        }
    }
    private weak var ownDelegate: (any CALayerDelegate)?

    // MARK: Layout

    /// Whether the layer places the layers inside with the next update.
    final var needsLayout = true

    /// Places the layers inside. By default the delegate does; of the layer of a view, that is the view.
    open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

    // MARK: Actions

    /// The actions for changes of properties; nil for none. They have no effect: changes outside of animations are shown at once.
    open var actions: [String: any CAAction]?
    /// The styles of properties; nil for none. They have no effect.
    open var style: [AnyHashable: Any]?

    /// The action for a change of a property. It is not called: changes outside of animations are shown at once.
    open func action(forKey event: String) -> (any CAAction)? { actions?[event] }

    /// The values of the app, by their keys.
    final var values: [String: Any] = [:]

    /// The layer as the page shows it: the layer itself, because the server does not follow the browser's animations.
    open func presentation() -> Self? { self }

    /// The layer itself.
    open func model() -> Self { self }

    /// A name for the app.
    open var name: String?

    // MARK: Border and corners

    /// The radius of the corners of background and border, in points. The content is only cut off with `masksToBounds`.
    open var cornerRadius: CGFloat = 0 { didSet { if cornerRadius != oldValue { didChange() } } }
    /// The corners that are round.
    open var maskedCorners: CACornerMask = .all { didSet { if maskedCorners != oldValue { didChange() } } }
    /// The form of round corners.
    open var cornerCurve = CALayerCornerCurve.circular { didSet { if cornerCurve != oldValue { didChange() } } }
    /// The width of the border inside of the edges, in points.
    open var borderWidth: CGFloat = 0 { didSet { if borderWidth != oldValue { didChange() } } }
    /// The color of the border.
    open var borderColor: CGColor? { didSet { if borderColor != oldValue { didChange() } } }

    // MARK: Shadow

    /// The color of the shadow.
    open var shadowColor: CGColor? = UIColor.black.cgColor { didSet { if shadowColor != oldValue { didChange() } } }
    /// The opacity of the shadow; 0 for none.
    open var shadowOpacity: Float = 0 { didSet { if shadowOpacity != oldValue { didChange() } } }
    /// The radius of the shadow's blur, in points.
    open var shadowRadius: CGFloat = 3 { didSet { if shadowRadius != oldValue { didChange() } } }
    /// The distance of the shadow, in points.
    open var shadowOffset = CGSize(width: 0, height: -3) { didSet { if shadowOffset != oldValue { didChange() } } }
    /// The outline of the shadow. It has no effect: the content has the shadow.
    open var shadowPath: CGPath?
    /// The name of the blend mode with the content behind, such as `"multiplyBlendMode"`; nil, and values of other types, for none.
    open var compositingFilter: Any? { didSet { didChange() } }
    /// Filters of the content. They have no effect: there is no Core Image.
    open var filters: [Any]?
    /// Filters of the content behind. They have no effect: there is no Core Image.
    open var backgroundFilters: [Any]?
    /// The edges that are smoothed. They have no effect: browsers smooth all.
    open var edgeAntialiasingMask: CAEdgeAntialiasingMask = [
        .layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge,
    ]
    /// Whether edges are smoothed. It has no effect: browsers smooth them.
    open var allowsEdgeAntialiasing = true
    /// Whether the opacity is that of the layer and its content together. It has no effect: it always is.
    open var allowsGroupOpacity = true
    /// Whether the back of a turned layer is drawn. It has no effect: it is.
    open var isDoubleSided = true
    /// Whether the y axis runs upwards. It has no effect: it runs downwards.
    open var isGeometryFlipped = false

    // MARK: Values of views

    private var ownMasksToBounds = false
    /// Whether the content is cut off at the edges, as `clipsToBounds` of the view.
    open var masksToBounds: Bool {
        get { view?.clipsToBounds ?? ownMasksToBounds }
        set {
            guard let view else {
                ownMasksToBounds = newValue
                return didChange()
            }
            view.clipsToBounds = newValue
        }
    }

    private var ownBackground: CGColor?
    /// The color behind the content, as `backgroundColor` of the view.
    open var backgroundColor: CGColor? {
        get { view.map { $0.backgroundColor?.cgColor } ?? ownBackground }
        set {
            guard let view else {
                ownBackground = newValue
                return didChange()
            }
            view.backgroundColor = newValue.map { UIColor(cgColor: $0) }
        }
    }

    private var ownOpacity: Float = 1
    /// The opacity, as `alpha` of the view.
    open var opacity: Float {
        get { view.map { Float($0.alpha) } ?? ownOpacity }
        set {
            guard let view else {
                ownOpacity = newValue
                return didChange()
            }
            view.alpha = CGFloat(newValue)
        }
    }

    private var ownHiding = false
    /// Whether the layer is left out, as `isHidden` of the view.
    open var isHidden: Bool {
        get { view?.isHidden ?? ownHiding }
        set {
            guard let view else {
                ownHiding = newValue
                return didChange()
            }
            view.isHidden = newValue
        }
    }

    // MARK: Geometry

    private var ownBounds = CGRect.zero
    private var ownPosition = CGPoint.zero
    private var ownTransform = CATransform3DIdentity
    private var ownAnchor = CGPoint(x: 0.5, y: 0.5)
    private var ownDepth: CGFloat = 0

    /// The place in the layer around, without the transform, which only changes the drawing.
    final var placement: Placement {
        view?.placement ?? Placement(bounds: ownBounds, anchor: ownAnchor, position: ownPosition)
    }

    /// The rectangle in the layer's own coordinates.
    open var bounds: CGRect {
        get { view?.bounds ?? ownBounds }
        set {
            if view != nil { view?.bounds = newValue; return }
            guard newValue.checked != ownBounds else { return }
            if newValue.checked.size != ownBounds.size { setNeedsLayout() }
            ownBounds = newValue.checked
            didChange()
        }
    }

    /// The place of `position` in the unit square of the layer, about which the transform works.
    open var anchorPoint: CGPoint {
        get { view?.anchorPoint ?? ownAnchor }
        set {
            if view != nil { view?.anchorPoint = newValue; return }
            guard newValue != ownAnchor, newValue.x.isFinite, newValue.y.isFinite else { return }
            ownAnchor = newValue
            didChange()
        }
    }

    /// The order in which the layer is drawn among its siblings. Layers of views have it among the views.
    open var zPosition: CGFloat {
        get { view?.depth ?? ownDepth }
        set {
            if view != nil { view?.depth = newValue; return }
            guard newValue != ownDepth else { return }
            ownDepth = newValue
            didChange()
        }
    }

    /// The anchor in the coordinates of the layer around it.
    open var position: CGPoint {
        get { view?.center ?? ownPosition }
        set {
            if view != nil { view?.center = newValue; return }
            guard newValue != ownPosition else { return }
            ownPosition = CGRect(origin: newValue, size: .zero).checked.origin
            didChange()
        }
    }

    /// The rectangle in the coordinates of the layer around it. With a transform it is the rectangle around the transformed layer.
    open var frame: CGRect {
        get { view?.frame ?? placement.frame(transformed: affineTransform()) }
        set {
            if view != nil { view?.frame = newValue; return }
            let new = newValue.checked
            bounds.size = new.size
            position = CGPoint(
                x: new.minX + new.width * ownAnchor.x, y: new.minY + new.height * ownAnchor.y)
        }
    }

    /// The transform in space about the anchor.
    open var transform: CATransform3D {
        get { view?.transform3D ?? ownTransform }
        set {
            if view != nil { view?.transform3D = newValue; return }
            guard newValue != ownTransform else { return }
            ownTransform = newValue
            didChange()
        }
    }

    /// A transform of the layers and views inside about the layer's anchor, such as a perspective.
    open var sublayerTransform = CATransform3DIdentity {
        didSet { if sublayerTransform != oldValue { didChange() } }
    }

    /// The part of the transform in the plane.
    open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

    /// Sets the transform in the plane about the anchor.
    open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }

    /// Whether the drawing is cached as an image. It has no effect: browsers decide.
    open var shouldRasterize = false
    /// The pixels per point of a cached drawing. It has no effect.
    open var rasterizationScale: CGFloat = 1
    /// The pixels per point of the drawing. It has no effect: browsers decide.
    open var contentsScale: CGFloat = 1

    /// Draws the layer again.
    open func setNeedsDisplay() { didChange() }

    // MARK: Hierarchy

    /// The layer around one that an app adds.
    open internal(set) weak var superlayer: CALayer?

    /// The added layers behind the subviews of the view, and those in front of them, in the order of their addition.
    final var behind: [CALayer] = []
    final var front: [CALayer] = []

    /// The layers that the app has added, from back to front. The layers of subviews are not among them.
    open var sublayers: [CALayer]? {
        get { behind.isEmpty && front.isEmpty ? nil : behind + front }
        set {
            for layer in behind + front { layer.removeFromSuperlayer() }
            for layer in newValue ?? [] { addSublayer(layer) }
        }
    }

    /// The added layers behind the subviews of the view, and those in front of them.
    final var layersBehind: [CALayer] { behind.inDrawingOrder }
    final var layersInFront: [CALayer] { front.inDrawingOrder }

    /// The layer whose opacity is that of this one; nil for none.
    open var mask: CALayer? {
        didSet {
            guard mask !== oldValue else { return }
            oldValue?.superlayer = nil
            if let mask, mask.view == nil {
                let new = mask
                new.superlayer?.behind.removeAll { $0 === new }
                new.superlayer?.front.removeAll { $0 === new }
                new.superlayer = self
            }
            didChange()
        }
    }
}

extension [CALayer] {
    /// The layers from back to front.
    @MainActor
    var inDrawingOrder: [CALayer] {
        contains { $0.zPosition != 0 } ? sorted { $0.zPosition < $1.zPosition } : self
    }
}
