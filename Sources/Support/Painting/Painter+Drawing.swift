import EspalierDisplayTree
import EspalierLayoutEngine
import EspalierPictures
import Foundation

/// The display lists of canvases.
extension Painter {
    func paint(_ drawing: CanvasDisplayList) {
        for step in drawing.steps { paint(step, of: drawing) }
    }

    private func paint(_ step: CanvasDisplayList.Step, of drawing: CanvasDisplayList) {
        withClip(step.clip, of: drawing) { painter in
            guard step.opacity != 1 || !step.filters.isEmpty || step.blendMode != .normal else {
                return painter.paint(step.content, step.transform, of: drawing)
            }
            painter.canvas.beginGroup()
            painter.paintFiltered(step.filters, reach: CGRect(x: -5000, y: -5000, width: 15_000, height: 15_000)) {
                $0.paint(step.content, step.transform, of: drawing)
            }
            painter.canvas.endGroup(opacity: step.opacity, BitmapCanvas.Blending(step.blendMode))
        }
    }

    /// Draws inside a clipping area, and the areas around it.
    private func withClip(_ index: Int?, of drawing: CanvasDisplayList, _ body: (Painter) -> Void) {
        guard let index else { return body(self) }
        let clip = drawing.clips[index]
        withClip(clip.outer, of: drawing) { painter in
            let canvas = painter.canvas
            switch clip.area {
            case .path(let path):
                canvas.save()
                painter.clip(to: .path(path), in: .zero)
                body(painter)
                canvas.restore()
            case .layer(let steps, let opacity, let isInverse):
                canvas.beginGroup()
                for step in steps { painter.paint(step, of: drawing) }
                var shape = canvas.takeGroup()
                canvas.beginGroup()
                if isInverse {
                    canvas.setPattern(.color(CanvasColor(0, 0, 0, 1)))
                    canvas.paint()
                }
                canvas.draw(shape, opacity: opacity, isInverse ? .erasing : .normal)
                shape = canvas.takeGroup()
                canvas.beginGroup()
                body(painter)
                let group = canvas.takeGroup()
                canvas.draw(group, mask: shape)
            }
        }
    }

    private func paint(
        _ content: CanvasDisplayList.Content, _ transform: CGAffineTransform?, of drawing: CanvasDisplayList
    ) {
        canvas.save()
        defer { canvas.restore() }
        if let transform {
            guard transform.a * transform.d != transform.b * transform.c else { return }
            canvas.transform(transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty)
        }
        switch content {
        case .fill(let path, let paint, let box):
            fill(.path(path), in: box, with: paint, usesEvenOddRule: path.usesEvenOddRule)
        case .stroke(let path, let line, let box): stroke(.path(path), in: box, with: line)
        case .text(let lines):
            for line in lines {
                let size = line.runs.first?.style.font.size ?? 0
                let area = CGRect(
                    x: line.origin.x, y: line.origin.y - size, width: line.width, height: size * 1.25)
                paintLine(line.runs, at: line.origin, area: area)
            }
        case .image(let source, let paint, let frame):
            self.paint(DisplayImage(source: source, paint: paint), in: frame)
        case .view(let view, let size, let frame):
            guard size.width > 0, size.height > 0 else { return }
            canvas.translate(frame.origin)
            canvas.transform(frame.width / size.width, 0, 0, frame.height / size.height, 0, 0)
            for node in view.nodes { paint(node) }
        case .layer(let steps):
            canvas.beginGroup()
            for step in steps { paint(step, of: drawing) }
            canvas.endGroup()
        }
    }
}
