package import EspalierDisplayTree
import EspalierLayoutEngine
package import EspalierPictures
import Foundation

/// Draws display nodes on a canvas, as a browser draws the page.
///
/// A browser's own controls are drawn as placeholders, as Apple's `ImageRenderer` does, or as browsers draw them. Parts that appear only
/// while the page is used are not drawn. A rotation in space is drawn without perspective.
package final class Painter {
    let canvas: BitmapCanvas
    let resources: any PaintingResources
    /// Whether the controls of a browser are drawn, and not placeholders, and layers above the page are drawn, too.
    let drawsControls: Bool
    /// Whether the current part of the page has the dark scheme.
    var isDark: Bool

    package init(
        on canvas: BitmapCanvas, resources: any PaintingResources, isDark: Bool, drawsControls: Bool = false
    ) {
        self.canvas = canvas
        self.resources = resources
        self.isDark = isDark
        self.drawsControls = drawsControls
    }

    /// A painter of a layer.
    func painter(on canvas: BitmapCanvas) -> Painter {
        Painter(on: canvas, resources: resources, isDark: isDark, drawsControls: drawsControls)
    }

    /// Draws a node at its frame.
    package func paint(_ node: DisplayNode) {
        guard node.isPainted(withDialogs: drawsControls) else { return }
        let appearance = node.appearance
        canvas.save()
        defer { canvas.restore() }
        canvas.translate(node.frame.origin)
        let size = node.frame.size
        if let transform = appearance?.transform {
            let anchor = transform.anchor.resolved(in: CGRect(origin: .zero, size: size))
            let matrix = transform.kind.flatMatrix
            guard matrix.a * matrix.d != matrix.b * matrix.c else { return }
            canvas.translate(anchor)
            canvas.transform(matrix.a, matrix.b, matrix.c, matrix.d, matrix.tx, matrix.ty)
            canvas.translate(CGPoint(x: -anchor.x, y: -anchor.y))
        }
        guard let appearance, appearance.needsGroup else { return paintBody(node) }
        let blending = BitmapCanvas.Blending(appearance.effects?.blendMode ?? .normal)
        let filters = (appearance.shadow.map { [DisplayFilter.shadow($0)] } ?? []) + appearance.filters
        canvas.beginGroup()
        paintFiltered(filters, reach: node.bodyReach) { $0.paintBody(node) }
        let group = canvas.takeGroup()
        guard let mask = appearance.effects?.mask else {
            return canvas.draw(group, opacity: appearance.opacity, blending)
        }
        canvas.beginGroup()
        for inner in mask.nodes { paint(inner) }
        let shape = canvas.takeGroup()
        canvas.beginGroup()
        canvas.draw(group, mask: shape)
        canvas.endGroup(opacity: appearance.opacity, blending)
    }

    /// Draws background, content, children and border, clipped to the outline.
    private func paintBody(_ node: DisplayNode) {
        let box = CGRect(origin: .zero, size: node.frame.size)
        let appearance = node.appearance
        let outline = appearance?.clipOutline ?? .roundedRectangle(radius: appearance?.cornerRadius ?? 0)
        canvas.save()
        defer { canvas.restore() }
        if appearance?.clips == true || appearance?.clipOutline != nil { clip(to: outline, in: box) }
        if let background = appearance?.background { fill(outline, in: box, with: background) }
        paintContent(node, in: box)
        paintChildren(of: node)
        if let border = appearance?.border {
            let line = DisplayStroke(paint: border.paint, width: border.width, isInside: true)
            stroke(outline, in: box, with: line)
        }
    }

    private func paintContent(_ node: DisplayNode, in box: CGRect) {
        switch node.content {
        case .part(.line(let edge, let color)): paintLine(at: edge, in: box, color)
        case .box, .flow, .tapArea, .link, .popup, .dialog, .scroll, .part: break
        case .text(let text): paint(text, in: box)
        case .image(let image): paint(image, in: box)
        case .shape(let shape): paint(shape, in: box)
        case .drawing(let drawing):
            canvas.save()
            clip(to: .roundedRectangle(radius: 0), in: box)
            paint(drawing)
            canvas.restore()
        case .control(let control):
            if drawsControls {
                paint(control, in: box)
            } else if control.kind.isDrawnByBrowser {
                paintPlaceholder(in: box)
            }
        }
    }

    private func paintChildren(of node: DisplayNode) {
        guard !node.children.isEmpty else { return }
        let outer = isDark
        defer { isDark = outer }
        if case .part(.scheme(let scheme)) = node.content { isDark = scheme == .dark }
        canvas.save()
        defer { canvas.restore() }
        if case .scroll(let scroll) = node.content {
            clip(to: .roundedRectangle(radius: 0), in: CGRect(origin: .zero, size: node.frame.size))
            canvas.translate(CGPoint(x: -scroll.offset.x, y: -scroll.offset.y))
        }
        // The sort is stable: siblings of one level keep their order.
        let children = Array(node.children)
        guard children.contains(where: { $0.level != 0 }) else { return children.forEach(paint) }
        children.enumerated()
            .sorted { ($0.element.level, $0.offset) < ($1.element.level, $1.offset) }
            .forEach { paint($0.element) }
    }

    /// Draws a line that is one pixel thick.
    private func paintLine(at edge: Edge, in box: CGRect, _ color: DisplayColor) {
        let pixels = canvas.deviceBounds(of: CGRect(x: 0, y: 0, width: 1, height: 1))
        let pixel = 1 / max(1, pixels?.height ?? 1)
        var line = box
        switch edge {
        case .top: line.size.height = pixel
        case .bottom: (line.origin.y, line.size.height) = (box.maxY - pixel, pixel)
        case .leading: line.size.width = pixel
        case .trailing: (line.origin.x, line.size.width) = (box.maxX - pixel, pixel)
        }
        fill(.roundedRectangle(radius: 0), in: line, with: .color(color))
    }

    /// Draws the sign that stands for a control of the browser.
    private func paintPlaceholder(in box: CGRect) {
        canvas.setPattern(.color(components(.rgb(1, 0.84, 0.04))))
        canvas.beginPath()
        canvas.rectangle(box)
        canvas.fill(evenOdd: false)
        let radius = min(box.width, box.height) * 0.35
        guard radius > 1 else { return }
        let circle = CGRect(x: box.midX - radius, y: box.midY - radius, width: radius * 2, height: radius * 2)
        canvas.setPattern(.color(components(.rgb(1, 0.23, 0.19))))
        canvas.setLine(width: radius * 0.25, cap: 0, join: 0)
        add(.ellipse, in: circle)
        let side = radius * 0.5.squareRoot()
        canvas.move(to: CGPoint(x: box.midX - side, y: box.midY - side))
        canvas.line(to: CGPoint(x: box.midX + side, y: box.midY + side))
        canvas.stroke()
    }

    func components(_ color: DisplayColor) -> CanvasColor { resources.components(of: color, isDark: isDark) }
}

extension DisplayNode {
    /// The order among siblings.
    fileprivate var level: Double {
        if case .part(.front) = content { return .infinity }
        return appearance?.zIndex ?? 0
    }

    /// Whether the node is part of the picture of a page that nobody uses.
    func isPainted(withDialogs showsDialogs: Bool = false) -> Bool {
        if isLeaving || appearance?.isHidden == true || appearance?.opacity == 0 { return false }
        switch content {
        case .popup: return false
        case .dialog: return showsDialogs
        case .part(let part):
            switch part {
            case .refresh, .swipeActions, .dragPreview, .keyboardBar, .inputBar, .readerActions, .shortcutHint:
                return false
            default: return true
            }
        default: return true
        }
    }
}

extension Appearance {
    /// Whether the node is drawn as a whole before it is combined with what is below.
    fileprivate var needsGroup: Bool {
        if opacity != 1 || shadow != nil { return true }
        guard let effects else { return false }
        return !effects.filters.isEmpty || effects.blendMode != .normal || effects.isIsolated || effects.mask != nil
    }
}

extension DisplayControl.Kind {
    /// Whether only a browser draws the control. Buttons and menus are drawn by other nodes.
    fileprivate var isDrawnByBrowser: Bool {
        switch self {
        case .textField, .textArea, .toggle, .slider, .spinner, .date, .color, .stepper: true
        case .button, .choice, .files, .clipboard: false
        }
    }
}

extension BitmapCanvas.Blending {
    package init(_ mode: DisplayBlendMode) {
        self =
            switch mode {
            case .normal: .normal
            case .multiply: .multiply
            case .screen: .screen
            case .overlay: .overlay
            case .darken: .darken
            case .lighten: .lighten
            case .colorDodge: .colorDodge
            case .colorBurn: .colorBurn
            case .softLight: .softLight
            case .hardLight: .hardLight
            case .difference: .difference
            case .exclusion: .exclusion
            case .hue: .hue
            case .saturation: .saturation
            case .color: .color
            case .luminosity: .luminosity
            case .plusLighter: .plusLighter
            }
    }
}
