import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation

extension HTMLWriter {
    /// Writes the image inside the node's element. An ordinary image is that element itself, unless the element is a
    /// button or has children.
    mutating func writeImage(_ image: DisplayImage, _ node: DisplayNode) {
        switch image.source {
        case .symbol(let name): writeSymbolImage(name, image.drawing)
        case .url(let url):
            guard URLPolicy.isAllowedForImage(url) else { return }
            let alternative = node.semantics?.label ?? image.alternative ?? ""
            if image.isWholeImage {
                out.append("<img class=")
                out.append(raw: Wire.Class.image)
                out.append(" src=\"")
                out.appendAddress(url)
                out.append("\" alt=\"")
                out.appendAttribute(alternative)
                out.append("\">")
            } else {
                writeFittedImage(image, url, name: node.events.contains(.tap) ? alternative : "")
            }
        }
    }

    /// Writes an element that draws an image in pieces or as a template. `name` is its label; empty if the enclosing
    /// element has one.
    private mutating func writeFittedImage(_ image: DisplayImage, _ url: String, name: String) {
        out.append("<i class=")
        out.append(raw: Wire.Class.image)
        if name.isEmpty {
            out.append(" aria-hidden=true style=\"")
        } else {
            out.append(" role=img aria-label=\"")
            out.appendAttribute(name)
            out.append("\" style=\"")
        }
        switch image.fitting {
        case .stretched:
            out.append(image.isTemplate ? "mask:" : "background:")
            out.append(image.schemes, or: url)
            out.append(" 0 0/100% 100%")
        case .tiled(let size):
            out.append(image.isTemplate ? "mask:" : "background:")
            out.append(image.schemes, or: url)
            out.append(" 0 0/")
            out.append(pixels: size.width)
            out.append(UInt8(ascii: " "))
            out.append(pixels: size.height)
        case .sliced(_, _, _) where image.isTemplate:
            // Only Chromium slices masks, so the template is stretched as a whole.
            out.append("mask:")
            out.append(image.schemes, or: url)
            out.append(" 0 0/100% 100%")
        case .sliced(let insets, let scale, let isTiled):
            out.append("box-sizing:border-box;border:0 solid transparent;border-width:")
            out.append(insets) { $0.append(pixels: $1) }
            out.append(";border-image:")
            out.append(image.schemes, or: url)
            out.append(UInt8(ascii: " "))
            out.append(insets) { $0.append($1 * scale) }
            out.append(isTiled ? " fill repeat" : " fill stretch")
        }
        if image.isTemplate { out.append(";background:currentColor") }
        out.append("\"></i>")
    }
}

extension DisplayImage {
    /// Whether both have the same markup inside the element.
    func hasSameMarkup(as other: DisplayImage) -> Bool {
        if self === other { return true }
        guard source == other.source else { return false }
        if case .symbol = source { return drawing.hasSameMarkup(as: other.drawing) }
        return isInterchangeable(with: other)
    }
}

extension DisplayImage {
    var isSymbol: Bool { if case .symbol = source { true } else { false } }
}

extension DisplaySymbolDrawing? {
    /// Whether a symbol has the same markup inside the element with both drawings.
    func hasSameMarkup(as other: DisplaySymbolDrawing?) -> Bool {
        (self?.isInParts ?? false) == (other?.isInParts ?? false) && self?.value == other?.value
            && (self?.layers ?? .uniform) == (other?.layers ?? .uniform)
    }
}

extension ByteWriter {
    /// Appends an image as a CSS value in an attribute: that of the scheme, or the one image of both.
    fileprivate mutating func append(_ schemes: DisplayImage.SchemeAddresses?, or url: String) {
        guard let schemes, URLPolicy.isAllowedForImage(schemes.light), URLPolicy.isAllowedForImage(schemes.dark) else {
            return append(cssURL: url)
        }
        // One of the variables is empty and the other one invalid, so that its fallback counts (see `AssetStyleSheet`).
        append("var(--if-light,")
        append(cssURL: schemes.light)
        append(")var(--if-dark,")
        append(cssURL: schemes.dark)
        append(UInt8(ascii: ")"))
    }
}
