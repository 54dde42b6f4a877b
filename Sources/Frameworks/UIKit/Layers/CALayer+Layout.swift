import Foundation

extension CALayer {
    /// Places the layers inside with the next update of the page.
    public func setNeedsLayout() {
        needsLayout = true
        host?.setNeedsLayout()
    }

    /// Places the layers inside now, if the layer needs it.
    public func layoutIfNeeded() {
        if let view { return view.layoutIfNeeded() }
        guard needsLayout else { return }
        needsLayout = false
        layoutSublayers()
        layOutInnerLayers()
    }

    /// Places the layers inside of those that the app has added.
    final func layOutInnerLayers() {
        for layer in behind { layer.layoutIfNeeded() }
        for layer in front { layer.layoutIfNeeded() }
    }

    /// The innermost view around the layer, or the view whose layer this is; nil for none.
    private var host: UIView? {
        var current: CALayer? = self
        while let layer = current {
            if let view = layer.view { return view }
            current = layer.superlayer
        }
        return nil
    }
}
