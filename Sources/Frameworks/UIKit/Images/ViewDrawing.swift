import EspalierLayoutEngine
import EspalierViews
import Foundation

/// Shows the drawing of a view.
struct ViewDrawing: View {
    let steps: [DrawingStep]
    let texts: [DrawnText]

    /// The drawing of a context; nil if it draws nothing.
    init?(_ context: CGContext) {
        guard !context.steps.isEmpty else { return nil }
        steps = context.steps
        texts = context.texts
    }

    var body: some View {
        if texts.isEmpty {
            Canvas { context, _ in draw(steps[...], in: context) }
        } else {
            Canvas { context, _ in
                draw(steps[...], in: context)
            } symbols: {
                ForEach(texts.indices, id: \.self) { index in texts[index].tag(index) }
            }
        }
    }

    /// The number of times that a drawing is erased and continued, each of which puts what is below into a layer of the page. Earlier
    /// ones have no effect.
    private static nonisolated var erasingLimit: Int { 24 }

    /// - Parameter depth: The number of later erasures.
    private nonisolated func draw(_ steps: ArraySlice<DrawingStep>, in base: GraphicsContext, depth: Int = 0) {
        guard depth < Self.erasingLimit, let last = steps.lastIndex(where: \.erases) else {
            return paint(steps.filter { !$0.erases }[...], in: base)
        }
        var first = last
        while first > steps.startIndex, steps[first - 1].erases { first -= 1 }
        if first > steps.startIndex {
            var kept = base
            kept.clipToLayer(options: .inverse) { layer in paint(steps[first...last], in: layer) }
            kept.drawLayer { layer in draw(steps[..<first], in: layer, depth: depth + 1) }
        }
        paint(steps[(last + 1)...], in: base)
    }

    private nonisolated func paint(_ steps: ArraySlice<DrawingStep>, in base: GraphicsContext) {
        var clipped = ClippedContexts(base: base)
        for step in steps {
            var context = clipped.context(step.clip)
            context.opacity *= step.opacity
            context.blendMode = step.blendMode
            guard let shadow = step.shadow else {
                paint(step.content, in: context)
                continue
            }
            context.addFilter(
                .shadow(
                    color: Color(shadow.color), radius: shadow.blur, x: shadow.offset.width, y: shadow.offset.height))
            // The shadow is that of the whole step, and not turned with it.
            context.drawLayer { layer in paint(step.content, in: layer) }
        }
    }

    private nonisolated func paint(_ content: DrawingStep.Content, in base: GraphicsContext) {
        var context = base
        switch content {
        case .fill(let path, let paint, let evenOdd):
            context.fill(path, with: paint.shading, style: FillStyle(eoFill: evenOdd))
        case .stroke(let path, let paint, let style, let transform):
            context.concatenate(transform)
            context.stroke(path, with: paint.shading, style: style)
        case .gradient(let gradient, let transform):
            context.concatenate(transform)
            gradient.paint(in: context)
        case .image(let image, let rect, let transform, let tint):
            context.concatenate(transform)
            guard let tint else { return context.draw(image, in: rect) }
            var tinted = context.resolve(image)
            tinted.shading = .color(tint)
            context.draw(tinted, in: rect)
        case .tiles(let image, let rect, let transform):
            context.concatenate(transform)
            context.fill(Path(rect), with: .tiledImage(image, origin: rect.origin))
        case .text(let index, let point, let transform):
            guard let text = context.resolveSymbol(id: index) else { break }
            context.concatenate(transform)
            context.draw(text, at: point, anchor: .topLeading)
        case .layer(let steps):
            context.drawLayer { layer in draw(steps[...], in: layer) }
        }
    }
}

/// The contexts of clips, so that steps with the same clip share it on the page.
private struct ClippedContexts {
    let base: GraphicsContext
    private var known: [ObjectIdentifier: GraphicsContext] = [:]

    init(base: GraphicsContext) {
        self.base = base
    }

    mutating func context(_ clip: DrawingClip?) -> GraphicsContext {
        var missing: [DrawingClip] = []
        var next = clip
        while let clip = next, known[ObjectIdentifier(clip)] == nil {
            missing.append(clip)
            next = clip.outer
        }
        var context = next.flatMap { known[ObjectIdentifier($0)] } ?? base
        for clip in missing.reversed() {
            switch clip.area {
            case .path(let path, let evenOdd): context.clip(to: path, style: FillStyle(eoFill: evenOdd))
            case .mask(let image, let rect, let transform):
                context.clipToLayer { layer in
                    layer.concatenate(transform)
                    layer.draw(image, in: rect)
                }
            }
            known[ObjectIdentifier(clip)] = context
        }
        return context
    }
}
