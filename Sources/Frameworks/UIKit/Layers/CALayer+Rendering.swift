import EspalierViews
public import Foundation

extension CALayer {
    /// Draws the layer of a view, with the views inside, or a layer of an app into a context, with its top left corner at the origin.
    ///
    /// Drawings are made by ``ImageRenderer``: texts, shapes and images are drawn as on the page. In place of controls that browsers
    /// draw there is a sign, and views of SwiftUI inside have the state with which they begin.
    public func render(in ctx: CGContext) {
        if let view {
            view.paint(on: ctx)
        } else {
            let corner = placement.frame.origin
            ctx.paint(ShownLayer(layer: self, version: 0).offset(x: -corner.x, y: -corner.y), in: bounds.size, nil)
        }
    }
}

extension UIView {
    /// Draws the view, with the views inside, into a rectangle of the current image renderer, as ``CALayer/render(in:)``.
    ///
    /// - Parameter afterUpdates: Whether changes are shown first. It has no effect: they always are.
    /// - Returns: Whether there is an image renderer.
    @discardableResult
    public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        guard let context = CGContext.current, bounds.width > 0, bounds.height > 0 else { return false }
        context.saveGState()
        context.translateBy(x: rect.minX, y: rect.minY)
        context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
        paint(on: context)
        context.restoreGState()
        return true
    }

    /// A view of a picture of the view as it is now; nil for a view without size.
    ///
    /// - Parameter afterUpdates: Whether changes are shown first. It has no effect: they always are.
    public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        guard bounds.width > 0, bounds.height > 0 else { return nil }
        let image = UIGraphicsImageRenderer(size: bounds.size).image { _ in
            drawHierarchy(in: CGRect(origin: .zero, size: bounds.size), afterScreenUpdates: afterUpdates)
        }
        return UIImageView(image: image)
    }

    /// A view of a picture of a part of the view as it is now, which stretches between its edges; nil for a part without size.
    ///
    /// - Parameters:
    ///   - rect: The part, in the view's own coordinates.
    ///   - afterUpdates: Whether changes are shown first. It has no effect: they always are.
    ///   - capInsets: The distances from the edges that keep their size.
    public func resizableSnapshotView(
        from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
    ) -> UIView? {
        guard rect.width > 0, rect.height > 0, rect.checked == rect else { return nil }
        let image = UIGraphicsImageRenderer(size: rect.size).image { _ in
            let place = CGPoint(x: bounds.minX - rect.minX, y: bounds.minY - rect.minY)
            drawHierarchy(in: CGRect(origin: place, size: bounds.size), afterScreenUpdates: afterUpdates)
        }
        let view = UIImageView(image: capInsets == .zero ? image : image.resizableImage(withCapInsets: capInsets))
        view.frame = CGRect(origin: .zero, size: rect.size)
        return view
    }

    /// Draws the view with its top left corner at the origin of a context.
    fileprivate func paint(on context: CGContext) {
        layoutIfNeeded()
        context.paint(ShownView(view: self), in: bounds.size, traitCollection.userInterfaceStyle)
    }
}

extension CGContext {
    /// Draws a view of SwiftUI of a size with its top left corner at the origin.
    @MainActor
    fileprivate func paint(_ view: some View, in size: CGSize, _ style: UIUserInterfaceStyle?) {
        let sized = view.frame(width: size.width, height: size.height)
            .environment(\.colorScheme, style == .dark ? .dark : .light)
        let scale = UIGraphicsImageRenderer.screenScale
        ImageRenderer(content: sized).render(rasterizationScale: scale, isUpright: false) { _, draw in draw(self) }
    }
}
