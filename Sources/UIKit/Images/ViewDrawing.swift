import EspalierViews
import Foundation

/// A step of the drawing of a view.
enum DrawingStep {
    case save, restore
    case fill(Path, Color, evenOdd: Bool)
    case stroke(Path, Color, StrokeStyle)
    case clip(Path)
    case image(Image, CGRect, opacity: Double)
}

extension CGAffineTransform {
    /// The factor by which lengths grow.
    var scale: CGFloat { abs(a * d - b * c).squareRoot() }
}

/// Shows the drawing of a view.
struct ViewDrawing: View {
    let steps: [DrawingStep]

    var body: some View {
        Canvas { context, _ in
            var context = context
            var outer: [GraphicsContext] = []
            for step in steps {
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
                }
            }
        }
    }
}
