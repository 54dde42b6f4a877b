import EspalierDisplayTree
import EspalierLayoutEngine
import EspalierViews
import Foundation
import TestKit

/// A chart on a page, as lines of text: its shapes and its texts in their order, with frames in page coordinates.
@MainActor
struct ChartLines {
    let page: TestPage

    init(width: CGFloat = 300, height: CGFloat = 200, @ViewBuilder _ content: () -> some View) {
        page = TestPage(width: width, height: height, content)
    }

    /// Boxes as `x y width height`, paths as `M…`, each with its color.
    var shapes: [String] { lines { node, frame in node.shapeLine(at: frame) } }

    /// Texts with the position of their top left corner.
    var texts: [String] {
        lines { node, frame in
            guard case .text(let text) = node.content else { return nil }
            return "\(text.plainText) \(number(frame.minX)) \(number(frame.minY))"
        }
    }

    /// The outlines to which content is clipped.
    var clips: [String] {
        lines { node, frame in
            guard case .path(let path)? = node.appearance?.clipOutline else { return nil }
            return path.text(from: frame.origin)
        }
    }

    /// Opacities other than 1, the outer ones first.
    var opacities: [Double] {
        lines { node, _ in node.appearance.flatMap { $0.opacity == 1 ? nil : String($0.opacity) } }.compactMap(
            Double.init)
    }

    private func lines(_ line: (DisplayNode, CGRect) -> String?) -> [String] {
        var lines: [String] = []
        func visit(_ node: DisplayNode, _ offset: CGPoint) {
            if let opacity = node.appearance?.opacity, opacity < 0.01 { return }
            let frame = node.frame.offsetBy(dx: offset.x, dy: offset.y)
            if let text = line(node, frame) { lines.append(text) }
            for child in node.children where !child.isLeaving { visit(child, frame.origin) }
        }
        visit(page.tree.root, .zero)
        return lines
    }
}

func number(_ value: CGFloat) -> String {
    let rounded = (value * 100).rounded() / 100
    return rounded == rounded.rounded() ? String(Int(rounded)) : String(Double(rounded))
}

extension DisplayNode {
    fileprivate func shapeLine(at frame: CGRect) -> String? {
        guard case .shape(let shape) = content else { return nil }
        let box = "\(number(frame.minX)) \(number(frame.minY)) \(number(frame.width)) \(number(frame.height))"
        let paint = shape.fill ?? shape.stroke?.paint
        let color = paint.map { " \($0.word)" } ?? ""
        switch shape.outline {
        case .path(let path):
            let line = shape.stroke.map { " \(number($0.width))" } ?? ""
            return path.text(from: frame.origin) + color + line
        case .roundedRectangle(let radius): return box + (radius > 0 ? " r\(number(radius))" : "") + color
        case .capsule: return box + " capsule" + color
        case .ellipse: return box + " ellipse" + color
        }
    }
}

extension DisplayPaint {
    fileprivate var word: String {
        guard case .color(let color) = self else { return "gradient" }
        return color.word
    }
}

extension DisplayColor {
    var word: String {
        let opacity = opacity == 1 ? "" : "/\(self.opacity)"
        if case .named(let name) = base { return "\(name)" + opacity }
        return "\(base)" + opacity
    }
}

extension DisplayPath {
    fileprivate func text(from origin: CGPoint) -> String {
        var next = points.makeIterator()
        func point() -> String {
            guard let point = next.next() else { return "?" }
            return "\(number(point.x + origin.x)) \(number(point.y + origin.y))"
        }
        return verbs.map { verb in
            switch verb {
            case .move: "M" + point()
            case .line: "L" + point()
            case .quadCurve: "Q" + point() + " " + point()
            case .curve: "C" + point() + " " + point() + " " + point()
            case .close: "Z"
            }
        }.joined()
    }
}
