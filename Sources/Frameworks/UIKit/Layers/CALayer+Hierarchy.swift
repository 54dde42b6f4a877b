import EspalierViews
import Foundation

extension CALayer {
    private var hasSubviews: Bool { view?.subviews.isEmpty == false }

    /// Adds a layer in front of the others, and of the subviews of the view so far.
    public func addSublayer(_ layer: CALayer) {
        guard take(layer) else { return }
        if hasSubviews || !front.isEmpty { front.append(layer) } else { behind.append(layer) }
        didChange()
    }

    /// Adds a layer at an index, counted from the back.
    public func insertSublayer(_ layer: CALayer, at idx: UInt32) {
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
    public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        insert(layer, beside: sibling, offset: 0)
    }

    /// Adds a layer in front of another one.
    public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
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
    public func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
        guard oldLayer.superlayer === self else { return }
        insertSublayer(newLayer, above: oldLayer)
        oldLayer.removeFromSuperlayer()
    }

    /// Removes the layer from the one around it.
    public func removeFromSuperlayer() {
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
}
