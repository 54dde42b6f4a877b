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
    var drawing: AnyView? { source?.drawing ?? LayerContents(layer: self).map { AnyView($0) } }

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

    /// Draws the layer now, if it needs it. It has no effect: the page shows it with its next update.
    open func displayIfNeeded() {}

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
    /// The colour of the border.
    open var borderColor: CGColor? { didSet { if borderColor != oldValue { didChange() } } }

    // MARK: Shadow

    /// The colour of the shadow.
    open var shadowColor: CGColor? = UIColor.black.cgColor { didSet { if shadowColor != oldValue { didChange() } } }
    /// The opacity of the shadow; 0 for none.
    open var shadowOpacity: Float = 0 { didSet { if shadowOpacity != oldValue { didChange() } } }
    /// The radius of the shadow's blur, in points.
    open var shadowRadius: CGFloat = 3 { didSet { if shadowRadius != oldValue { didChange() } } }
    /// The distance of the shadow, in points.
    open var shadowOffset = CGSize(width: 0, height: -3) { didSet { if shadowOffset != oldValue { didChange() } } }
    /// The outline of the shadow. It has no effect: the content has the shadow.
    open var shadowPath: CGPath?

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
    /// The colour behind the content, as `backgroundColor` of the view.
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

    /// The rectangle in the layer's own coordinates.
    open var bounds: CGRect {
        get { view?.bounds ?? ownBounds }
        set {
            if view != nil { view?.bounds = newValue; return }
            guard newValue.checked != ownBounds else { return }
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

    /// The rectangle in the coordinates of the layer around it, without its transform.
    open var frame: CGRect {
        get {
            if let view { return view.frame }
            return CGRect(
                x: ownPosition.x - ownBounds.width * ownAnchor.x, y: ownPosition.y - ownBounds.height * ownAnchor.y,
                width: ownBounds.width, height: ownBounds.height)
        }
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
    open private(set) weak var superlayer: CALayer?

    private var behind: [CALayer] = []
    private var front: [CALayer] = []

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

    private var hasSubviews: Bool { view?.subviews.isEmpty == false }

    /// Adds a layer in front of the others, and of the subviews of the view so far.
    open func addSublayer(_ layer: CALayer) {
        guard take(layer) else { return }
        if hasSubviews || !front.isEmpty { front.append(layer) } else { behind.append(layer) }
        didChange()
    }

    /// Adds a layer at an index, counted from the back.
    open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
        guard take(layer) else { return }
        let index = Int(idx)
        let subviews = view?.subviews.count ?? 0
        if index <= behind.count {
            behind.insert(layer, at: index)
        } else {
            front.insert(layer, at: min(max(0, index - behind.count - subviews), front.count))
        }
        didChange()
    }

    /// Adds a layer behind another one.
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        insert(layer, beside: sibling, offset: 0)
    }

    /// Adds a layer in front of another one.
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        insert(layer, beside: sibling, offset: 1)
    }

    private func insert(_ layer: CALayer, beside sibling: CALayer?, offset: Int) {
        guard layer !== sibling, take(layer) else { return }
        if let index = behind.firstIndex(where: { $0 === sibling }) {
            behind.insert(layer, at: index + offset)
        } else if let index = front.firstIndex(where: { $0 === sibling }) {
            front.insert(layer, at: index + offset)
        } else if offset == 0 {
            behind.append(layer)
        } else {
            front.insert(layer, at: 0)
        }
        didChange()
    }

    /// Replaces a layer by another one.
    open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
        guard oldLayer.superlayer === self else { return }
        insertSublayer(newLayer, above: oldLayer)
        oldLayer.removeFromSuperlayer()
    }

    /// Removes the layer from the one around it.
    open func removeFromSuperlayer() {
        guard let superlayer else { return }
        superlayer.behind.removeAll { $0 === self }
        superlayer.front.removeAll { $0 === self }
        if superlayer.mask === self { superlayer.mask = nil }
        self.superlayer = nil
        superlayer.didChange()
    }

    /// Makes a layer one of this one. Returns false if it cannot be.
    private func take(_ layer: CALayer) -> Bool {
        guard layer.view == nil else {
            Warning.once("The layer of a view cannot be added to another layer; add the view with addSubview(_:).")
            return false
        }
        var outer: CALayer? = self
        while let current = outer {
            guard current !== layer else {
                Warning.once("A layer cannot be added to itself or to a layer inside of it; nothing is added.")
                return false
            }
            outer = current.superlayer
        }
        layer.removeFromSuperlayer()
        layer.superlayer = self
        return true
    }

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
