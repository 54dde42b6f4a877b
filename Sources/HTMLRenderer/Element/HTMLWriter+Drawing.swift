import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation

extension HTMLWriter {
    /// Writes a canvas as an SVG that fills the node's element and clips to its edges.
    mutating func writeDrawing(_ drawing: CanvasDisplayList, _ node: DisplayNode) {
        out.append("<svg aria-hidden=true style=\"overflow:hidden\">")
        var names = ServerName(node: node.id, number: drawing.clips.count)
        for (index, clip) in drawing.clips.enumerated() {
            out.append("<clipPath id=")
            out.append(ServerName(node: node.id, number: index))
            if let outer = clip.outer { writeClip(outer, node) }
            out.append("><path d=\"")
            out.append(clip.path)
            out.append(clip.path.usesEvenOddRule ? "\" clip-rule=evenodd />" : "\"/>")
            out.append("</clipPath>")
        }
        for step in drawing.steps { write(step, node, &names) }
        out.append("</svg>")
    }

    private mutating func writeClip(_ index: Int, _ node: DisplayNode) {
        out.append(" clip-path=url(#")
        out.append(ServerName(node: node.id, number: index))
        out.append(UInt8(ascii: ")"))
    }

    private mutating func write(_ step: CanvasDisplayList.Step, _ node: DisplayNode, _ names: inout ServerName) {
        let isGroup = step.clip != nil || step.hasEffects
        if isGroup {
            out.append("<g")
            if let clip = step.clip { writeClip(clip, node) }
            if step.hasEffects {
                out.append(" style=\"")
                declareEffects(of: step)
                out.append("\"")
            }
            out.append(UInt8(ascii: ">"))
        }
        write(step.content, step.transform, node, &names)
        if isGroup { out.append("</g>") }
    }

    private mutating func declareEffects(of step: CanvasDisplayList.Step) {
        if step.opacity != 1 {
            out.append("opacity:")
            out.append(step.opacity)
            out.append(UInt8(ascii: ";"))
        }
        if !step.filters.isEmpty {
            out.append("filter:")
            out.append(step.filters)
            out.append(UInt8(ascii: ";"))
        }
        if step.blendMode != .normal {
            out.append("mix-blend-mode:")
            out.append(raw: step.blendMode.rawValue)
        }
    }

    private mutating func write(
        _ content: CanvasDisplayList.Content, _ transform: CGAffineTransform?, _ node: DisplayNode,
        _ names: inout ServerName
    ) {
        switch content {
        case .fill(let path, let paint, let box):
            if paint.needsArea { return writeAreaStep(path, paint, box: box, transform) }
            let server = nextServer(paint, box, &names)
            writePath(path, transform)
            declareFill(paint, server, usesEvenOddRule: path.usesEvenOddRule)
            out.append("\"/>")
        case .stroke(let path, let line, let box):
            let server = nextServer(line.paint, box, &names)
            writePath(path, transform)
            declareFill(nil, nil, usesEvenOddRule: false)
            declareLine(line, server)
            out.append("\"/>")
        case .text(let lines):
            for line in lines { write(line, transform, &names) }
        case .image(let source, let paint, let frame):
            write(source, paint, frame, transform)
        case .layer(let steps):
            out.append("<g>")
            for step in steps { write(step, node, &names) }
            out.append("</g>")
        }
    }

    private mutating func nextServer(
        _ paint: DisplayPaint, _ box: CGRect, _ names: inout ServerName
    ) -> ServerName? {
        let server = writePaintServer(paint, names, box)
        if server != nil { names.number += 1 }
        return server
    }

    private mutating func writePath(_ path: DisplayPath, _ transform: CGAffineTransform?) {
        out.append("<path d=\"")
        out.append(path)
        out.append("\"")
        write(transform)
        out.append(" style=\"")
    }

    private mutating func write(_ transform: CGAffineTransform?) {
        guard let transform else { return }
        out.append(" transform=\"")
        out.append(transform)
        out.append("\"")
    }

    /// Writes a path with a paint that SVG lacks: an HTML element inside the SVG, clipped to the path.
    private mutating func writeAreaStep(
        _ path: DisplayPath, _ paint: DisplayPaint, box: CGRect, _ transform: CGAffineTransform?
    ) {
        let frame = path.reach()
        out.append("<foreignObject")
        writeFrame(frame)
        write(transform)
        out.append("><i style=\"display:block;height:100%;")
        out.declareBackground(paint.recentered(from: box, to: frame), size: frame.size)
        out.declareClip(path.movedBy(x: -frame.minX, y: -frame.minY), usesEvenOddRule: path.usesEvenOddRule)
        out.append("\"></i></foreignObject>")
    }

    private mutating func write(
        _ line: CanvasDisplayList.Line, _ transform: CGAffineTransform?, _ names: inout ServerName
    ) {
        guard let first = line.runs.first, line.runs.contains(where: { !$0.text.isEmpty }) else { return }
        let box = CGRect(
            x: line.origin.x, y: line.origin.y - first.style.font.size, width: line.width,
            height: first.style.font.size * 1.25)
        var servers: [ServerName?] = []
        for run in line.runs { servers.append(nextServer(run.style.paint, box, &names)) }
        out.append("<text x=\"")
        out.append(line.origin.x)
        out.append("\" y=\"")
        out.append(line.origin.y)
        out.append("\"")
        write(transform)
        out.append(UInt8(ascii: ">"))
        for (run, server) in zip(line.runs, servers) {
            out.append("<tspan")
            if let width = run.heldWidth {
                out.append(" textLength=\"")
                out.append(width)
                out.append("\"")
            }
            if run.style.baselineOffset != 0 {
                out.append(" dy=\"")
                out.append(-run.style.baselineOffset)
                out.append("\"")
            }
            out.append(" style=\"")
            out.declareTextStyle(run.style, lineHeight: run.style.lineHeight)
            declareFill(run.style.paint, server, usesEvenOddRule: false)
            out.append("\">")
            out.appendText(run.text)
            out.append("</tspan>")
        }
        out.append("</text>")
    }

    private mutating func write(
        _ source: DisplayImage.Source, _ paint: DisplayPaint?, _ frame: CGRect, _ transform: CGAffineTransform?
    ) {
        switch source {
        case .symbol(let name):
            if transform != nil {
                out.append("<g")
                write(transform)
                out.append(UInt8(ascii: ">"))
            }
            out.append("<g transform=\"translate(")
            out.append(frame.minX)
            out.append(UInt8(ascii: " "))
            out.append(frame.minY)
            out.append(") scale(")
            out.append(frame.width / 16)
            out.append(UInt8(ascii: " "))
            out.append(frame.height / 16)
            out.append(")\" style=\"fill:currentColor;color:")
            out.append((paint ?? .color(.named(.label))).representativeColor)
            out.append("\">")
            writeSymbol(name)
            out.append(transform == nil ? "</g>" : "</g></g>")
        case .url(let url):
            guard URLPolicy.isAllowedForImage(url) else { return }
            out.append("<image preserveAspectRatio=none")
            writeFrame(frame)
            write(transform)
            out.append(" href=\"")
            out.appendAttribute(url)
            out.append("\"/>")
        }
    }
}

extension CanvasDisplayList.Step {
    fileprivate var hasEffects: Bool { opacity != 1 || !filters.isEmpty || blendMode != .normal }
}
