import EspalierDisplayTree
import EspalierHTMLRenderer
import EspalierLayoutEngine
import EspalierPictures
import Foundation

/// Image files, and icons.
extension Painter {
    func paint(_ image: DisplayImage, in box: CGRect) {
        switch image.source {
        case .symbol(let name):
            paintSymbol(name, image.drawing, in: box, with: image.paint ?? .color(.named(.label)))
        case .url(let url):
            var address = url
            if let schemes = image.schemes { address = isDark ? schemes.dark : schemes.light }
            guard image.isTemplate else { return paintFile(address, image, in: box) }
            guard let pattern = pattern(of: image.paint ?? .color(.named(.label)), in: box) else { return }
            canvas.beginGroup()
            paintFile(address, image, in: box)
            let shape = canvas.takeGroup()
            canvas.draw(pattern, mask: shape)
        }
    }

    private func paintFile(_ address: String, _ image: DisplayImage, in box: CGRect) {
        guard !box.isEmpty, let bitmap = resources.bitmap(at: address, atLeast: canvas.pixels(of: box)) else { return }
        canvas.save()
        defer { canvas.restore() }
        clip(to: .roundedRectangle(radius: 0), in: box)
        switch image.fitting {
        case .stretched: canvas.setPattern(.bitmap(bitmap, in: box, isPixelated: image.isPixelated))
        case .tiled(let size):
            let tile = CGRect(origin: box.origin, size: size)
            canvas.setPattern(.bitmap(bitmap, in: tile, repeats: true, isPixelated: image.isPixelated))
        case .sliced(let insets, let scale, let isTiled):
            guard !image.isTemplate else {
                canvas.setPattern(.bitmap(bitmap, in: box))
                break
            }
            return paint(Slices(bitmap, insets, scale: scale, isTiled: isTiled, box: box), of: bitmap)
        }
        canvas.paint()
    }

    private func paint(_ slices: Slices, of bitmap: Bitmap) {
        for slice in slices.all where slice.target.width > 0 && slice.target.height > 0 {
            canvas.save()
            clip(to: .roundedRectangle(radius: 0), in: slice.target)
            let (x, y) = (slice.tile.width / slice.source.width, slice.tile.height / slice.source.height)
            // Each copy of the slice is clipped out of the stretched bitmap.
            for copy in slice.copies {
                canvas.save()
                clip(to: .roundedRectangle(radius: 0), in: copy)
                canvas.setPattern(
                    .bitmap(
                        bitmap,
                        in: CGRect(
                            x: copy.minX - slice.source.minX * x, y: copy.minY - slice.source.minY * y,
                            width: CGFloat(bitmap.width) * x, height: CGFloat(bitmap.height) * y)))
                canvas.paint()
                canvas.restore()
            }
            canvas.restore()
        }
    }

    // MARK: Icons

    /// Draws an icon in the middle of a rectangle. An unknown one is a box.
    func paintSymbol(_ name: String, _ drawing: DisplaySymbolDrawing?, in box: CGRect, with paint: DisplayPaint) {
        let side = min(box.width, box.height)
        guard side > 0 else { return }
        let square = CGRect(x: box.midX - side / 2, y: box.midY - side / 2, width: side, height: side)
        canvas.save()
        defer { canvas.restore() }
        canvas.translate(square.origin)
        canvas.transform(side / 16, 0, 0, side / 16, 0, 0)
        let unit = CGRect(x: 0, y: 0, width: 16, height: 16)
        // As in pages, a gradient is represented by its first color.
        let color = DisplayPaint.color(paint.firstColor)
        guard let markup = resources.symbolMarkup(name) else {
            let line = DisplayStroke(paint: color, width: 1)
            return stroke(.roundedRectangle(radius: 2.5), in: unit.insetBy(dx: 0.5, dy: 0.5), with: line)
        }
        if let drawing, drawing.isInParts, let parts = SymbolParts(markup) {
            for part in parts.drawn(drawing) {
                guard let path = SVGPath(part.data)?.path else { continue }
                let paint = part.color.map { DisplayPaint.color($0) } ?? color
                canvas.beginGroup()
                fill(.path(path), in: unit, with: paint, usesEvenOddRule: part.usesEvenOddRule)
                canvas.endGroup(opacity: part.opacity)
            }
            return
        }
        for figure in SVGFigures(markup).figures {
            fill(figure.outline, in: figure.frame ?? unit, with: color, usesEvenOddRule: figure.usesEvenOddRule)
        }
    }
}

extension DisplayPaint {
    /// A color in place of the paint.
    fileprivate var firstColor: DisplayColor {
        switch self {
        case .color(let color): color
        case .picture(let picture): picture.color
        case .material: .named(.secondaryLabel)
        case .image: .named(.label)
        default: stops?.first?.color ?? .clear
        }
    }
}

/// The nine parts of an image whose margins keep their size.
private struct Slices {
    struct Slice {
        /// In pixels of the file.
        var source: CGRect
        var target: CGRect
        var tile: CGSize

        var copies: [CGRect] {
            guard tile.width > 0, tile.height > 0, source.width > 0, source.height > 0 else { return [] }
            var copies: [CGRect] = []
            for x in stride(from: target.minX, to: target.maxX, by: tile.width) {
                for y in stride(from: target.minY, to: target.maxY, by: tile.height) where copies.count < 10_000 {
                    copies.append(CGRect(origin: CGPoint(x: x, y: y), size: tile))
                }
            }
            return copies
        }
    }

    var all: [Slice] = []

    init(_ bitmap: Bitmap, _ insets: EdgeInsets, scale: CGFloat, isTiled: Bool, box: CGRect) {
        let (width, height) = (CGFloat(bitmap.width), CGFloat(bitmap.height))
        let sourceX = [0, insets.leading * scale, width - insets.trailing * scale, width]
        let sourceY = [0, insets.top * scale, height - insets.bottom * scale, height]
        let targetX = [box.minX, box.minX + insets.leading, box.maxX - insets.trailing, box.maxX]
        let targetY = [box.minY, box.minY + insets.top, box.maxY - insets.bottom, box.maxY]
        for row in 0..<3 {
            for column in 0..<3 {
                let source = CGRect(
                    x: sourceX[column], y: sourceY[row], width: max(sourceX[column + 1] - sourceX[column], 0),
                    height: max(sourceY[row + 1] - sourceY[row], 0))
                let target = CGRect(
                    x: targetX[column], y: targetY[row], width: max(targetX[column + 1] - targetX[column], 0),
                    height: max(targetY[row + 1] - targetY[row], 0))
                var tile = target.size
                if isTiled, column == 1 { tile.width = source.width / scale }
                if isTiled, row == 1 { tile.height = source.height / scale }
                all.append(Slice(source: source, target: target, tile: tile))
            }
        }
    }
}
