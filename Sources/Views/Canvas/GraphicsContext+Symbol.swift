import EspalierDisplayTree
public import EspalierLayoutEngine
public import Foundation

extension GraphicsContext {
    /// A view of the canvas's symbols, ready to be drawn.
    public nonisolated struct ResolvedSymbol: Sendable {
        let view: DisplayMask

        /// The size of the view in points.
        public let size: CGSize
    }

    /// The symbol with a tag; nil if the canvas has none. The types of the tag and of `id` must be equal.
    public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
        recorder.symbol(ObjectIdentifier(TagValueTraitKey<ID>.self)) { trait in
            if case .tagged(let tag)? = trait as? TagValueTraitKey<ID>.Value { tag == id } else { false }
        }
    }

    /// Draws a symbol stretched to a rectangle. A rectangle that is empty or not finite draws nothing.
    ///
    /// Texts, shapes, images, symbols and canvases inside are drawn with their backgrounds, clips, opacities and flat
    /// transforms; controls and shadows are not.
    public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
        guard rect.origin.isFinite, rect.width.isFinite, rect.height.isFinite, rect.width > 0, rect.height > 0,
            symbol.size.width > 0, symbol.size.height > 0
        else { return }
        add(.view(symbol.view, size: symbol.size, frame: rect.standardized))
    }

    /// Draws a symbol in its own size, with its `anchor` at a point.
    public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
        let origin = CGPoint(
            x: point.x - anchor.x * symbol.size.width, y: point.y - anchor.y * symbol.size.height)
        draw(symbol, in: CGRect(origin: origin, size: symbol.size))
    }
}
