import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation

extension HTMLWriter {
    /// Writes a canvas as an SVG that fills the node's element and clips to its edges.
    mutating func writeDrawing(_ drawing: CanvasDisplayList, _ node: DisplayNode) {
        out.append("<svg aria-hidden=true style=\"overflow:hidden\">")
        var names = ServerName(node: node.id, number: drawing.clips.count)
        for (index, clip) in drawing.clips.enumerated() {
            switch clip.area {
            case .path(let path): writeClip(path, index, outer: clip.outer, of: drawing, node)
            case .layer(let steps, let opacity, let isInverse):
                writeMask(of: steps, index, opacity, isInverse, drawing, node, &names)
            }
        }
        for step in drawing.steps { write(step, drawing, node, &names) }
        out.append("</svg>")
    }

    private mutating func writeClip(
        _ path: DisplayPath, _ index: Int, outer: Int?, of drawing: CanvasDisplayList, _ node: DisplayNode
    ) {
        out.append("<clipPath id=")
        out.append(ServerName(node: node.id, number: index))
        if let outer, case .path = drawing.clips[outer].area { writeReference("clip-path", outer, node) }
        out.append("><path d=\"")
        out.append(path)
        out.append(path.usesEvenOddRule ? "\" clip-rule=evenodd />" : "\"/>")
        out.append("</clipPath>")
    }

    /// Writes a layer as a mask. An inverse one is white where the layer, in black, is transparent.
    private mutating func writeMask(
        of steps: ContiguousArray<CanvasDisplayList.Step>, _ index: Int, _ opacity: Double, _ isInverse: Bool,
        _ drawing: CanvasDisplayList, _ node: DisplayNode, _ names: inout ServerName
    ) {
        out.append("<mask maskUnits=userSpaceOnUse x=-9999 y=-9999 width=29999 height=29999 style=\"mask-type:")
        out.append(isInverse ? "luminance" : "alpha")
        out.append("\" id=")
        out.append(ServerName(node: node.id, number: index))
        out.append(UInt8(ascii: ">"))
        if isInverse { out.append("<path d=\"M-9999-9999h29999v29999h-29999Z\" style=\"fill:#fff\"/>") }
        out.append("<g style=\"opacity:")
        out.append(opacity)
        out.append(isInverse ? ";filter:brightness(0)\">" : "\">")
        for step in steps { write(step, drawing, node, &names) }
        out.append("</g></mask>")
    }

    /// Writes a reference to a clip in an attribute.
    private mutating func writeReference(_ attribute: StaticString, _ index: Int, _ node: DisplayNode) {
        out.append(UInt8(ascii: " "))
        out.append(attribute)
        out.append("=url(#")
        out.append(ServerName(node: node.id, number: index))
        out.append(UInt8(ascii: ")"))
    }

    /// Opens a group for each clip around a clip that does not refer to it. Returns the number of the open groups.
    private mutating func openClips(around index: Int?, of drawing: CanvasDisplayList, _ node: DisplayNode) -> Int {
        var count = 0
        var next = index
        // An area refers to the areas around it, up to the first layer.
        var isReferred = false
        while let index = next {
            let clip = drawing.clips[index]
            switch clip.area {
            case .path:
                if !isReferred {
                    out.append("<g")
                    writeReference("clip-path", index, node)
                    out.append(UInt8(ascii: ">"))
                    count += 1
                }
                isReferred = true
            case .layer:
                out.append("<g")
                writeReference("mask", index, node)
                out.append(UInt8(ascii: ">"))
                count += 1
                isReferred = false
            }
            next = clip.outer
        }
        return count
    }

    private mutating func write(
        _ step: CanvasDisplayList.Step, _ drawing: CanvasDisplayList, _ node: DisplayNode, _ names: inout ServerName
    ) {
        var filter: ServerName?
        if step.filters.contains(where: \.needsDefinition) {
            filter = names
            writeFilter(step.filters, names)
            names.number += 1
        }
        // The usual clip is an attribute of the step's own group.
        var ownClip = step.clip
        var groups = 0
        if let clip = step.clip, drawing.hasLayerClip(clip) {
            groups = openClips(around: clip, of: drawing, node)
            ownClip = nil
        }
        let isGroup = ownClip != nil || step.hasEffects
        if isGroup {
            out.append("<g")
            if let ownClip { writeReference("clip-path", ownClip, node) }
            if step.hasEffects {
                out.append(" style=\"")
                declareEffects(of: step, filter)
                out.append("\"")
            }
            out.append(UInt8(ascii: ">"))
        }
        write(step.content, step.transform, drawing, node, &names)
        if isGroup { out.append("</g>") }
        for _ in 0..<groups { out.append("</g>") }
    }

    private mutating func declareEffects(of step: CanvasDisplayList.Step, _ filter: ServerName?) {
        if step.opacity != 1 {
            out.append("opacity:")
            out.append(step.opacity)
            out.append(UInt8(ascii: ";"))
        }
        if let filter {
            out.append("filter:url(#")
            out.append(filter)
            out.append(");")
        } else if !step.filters.isEmpty {
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
        _ content: CanvasDisplayList.Content, _ transform: CGAffineTransform?, _ drawing: CanvasDisplayList,
        _ node: DisplayNode, _ names: inout ServerName
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
        case .view(let view, let size, let frame):
            if transform != nil {
                out.append("<g")
                write(transform)
                out.append(UInt8(ascii: ">"))
            }
            out.append("<svg")
            writeFrame(frame)
            out.append(" viewBox=\"0 0 ")
            out.append(size.width)
            out.append(UInt8(ascii: " "))
            out.append(size.height)
            out.append("\" preserveAspectRatio=none overflow=visible>")
            for inner in view.nodes { writeMask(inner) }
            out.append(transform == nil ? "</svg>" : "</svg></g>")
        case .layer(let steps):
            out.append("<g>")
            for step in steps { write(step, drawing, node, &names) }
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
            out.appendText(run.drawnText)
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
            out.appendAddress(url)
            out.append("\"/>")
        }
    }
}

extension CanvasDisplayList.Step {
    fileprivate var hasEffects: Bool { opacity != 1 || !filters.isEmpty || blendMode != .normal }
}

extension CanvasDisplayList {
    /// Whether a clip, or one around it, is a layer.
    fileprivate func hasLayerClip(_ index: Int) -> Bool {
        var next: Int? = index
        while let index = next {
            if case .layer = clips[index].area { return true }
            next = clips[index].outer
        }
        return false
    }
}
