import EspalierViews
import Foundation

/// A step of the drawing of a view.
enum DrawingStep {
    case save, restore
    case fill(Path, Color, evenOdd: Bool)
    case stroke(Path, Color, StrokeStyle)
    case clip(Path)
    case image(Image, CGRect, opacity: Double)
    /// A text, a symbol of the canvas, at a point of coordinates.
    case text(DrawnText, CGPoint, CGAffineTransform)

    var isText: Bool { if case .text = self { true } else { false } }
}

extension CGAffineTransform {
    /// The factor by which lengths grow.
    var scale: CGFloat { abs(a * d - b * c).squareRoot() }
}

/// Shows the drawing of a view.
struct ViewDrawing: View {
    let steps: [DrawingStep]

    var body: some View {
        if steps.contains(where: \.isText) {
            Canvas { context, _ in
                draw(in: context)
            } symbols: {
                ForEach(steps.indices, id: \.self) { index in
                    if case .text(let text, _, _) = steps[index] { text.tag(index) }
                }
            }
        } else {
            Canvas { context, _ in draw(in: context) }
        }
    }

    private nonisolated func draw(in context: GraphicsContext) {
        var context = context
        var outer: [GraphicsContext] = []
        for (index, step) in steps.enumerated() {
            switch step {
            case .save: outer.append(context)
            case .restore: context = outer.popLast() ?? context
            case .fill(let path, let color, let evenOdd):
                context.fill(path, with: .color(color), style: FillStyle(eoFill: evenOdd))
            case .stroke(let path, let color, let style): context.stroke(path, with: .color(color), style: style)
            case .clip(let path): context.clip(to: path)
            case .image(let image, let rect, let opacity):
                var faded = context
                faded.opacity *= opacity
                faded.draw(image, in: rect)
            case .text(_, let point, let transform):
                guard let text = context.resolveSymbol(id: index) else { break }
                var placed = context
                placed.concatenate(transform)
                placed.draw(text, at: point, anchor: .topLeading)
            }
        }
    }
}
