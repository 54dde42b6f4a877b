import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation

extension DisplayText {
    /// Whether all pieces of the text share the first one's style and need no elements of their own.
    fileprivate func isUniform(_ runs: ContiguousArray<DisplayTextRun>) -> Bool {
        guard lineHeight > 0, appearance.lineSpacing == 0, !hasLinks else { return false }
        guard let first = runs.first else { return true }
        guard !first.style.paint.isGradient, first.style.baselineOffset == 0, first.style.background == nil
        else { return false }
        return runs.allSatisfy { $0.heldWidth == nil && ($0.style === first.style || $0.style == first.style) }
    }

    /// The letters, if the text is a single line in a single style; otherwise nil.
    var singleLine: String? {
        if isEmpty { return "" }
        guard layout.lines.count == 1, layout.lines[0].fragments.count == 1 else { return nil }
        let runs = runs
        return isUniform(runs) ? runs[0].text : nil
    }
}

extension HTMLWriter {
    /// Writes a text's pieces. The server breaks the lines, not the page. Between wrapped lines is what the author's text has
    /// there, so that a text is copied, found and read as one (`docs/decisions/0056-wrapped-texts.md`).
    mutating func writeText(_ text: DisplayText, context: ElementContext) {
        if let letters = text.plainLine, text.lineHeight > 0 { return out.appendText(letters) }
        let runs = text.runs
        if text.isUniform(runs) {
            for run in runs {
                out.appendText(run.text)
                if let end = run.lineEnd { writeEnd(end) }
            }
        } else {
            write(runs, in: text, context: context)
        }
    }

    /// Ends a line. The style sheet breaks the line there.
    private mutating func writeEnd(_ end: TextLineEnd) {
        switch end {
        case .paragraph: out.append("<br>")
        case .space, .joined, .hyphen:
            out.append("<span class=")
            out.append(raw: end == .space ? Wire.Class.wrap : end == .joined ? Wire.Class.joint : Wire.Class.hyphen)
            out.append(end == .space ? "> </span>" : "></span>")
        }
    }

    /// Writes pieces. Neighboring pieces of a link are one link, also on several lines.
    private mutating func write(
        _ runs: ContiguousArray<DisplayTextRun>, in text: DisplayText, context: ElementContext
    ) {
        var start = 0
        var line = 0
        while start < runs.count {
            let link = runs[start].link
            let end = runs[start...].firstIndex { $0.link != link } ?? runs.count
            let isLink = link.map(URLPolicy.isAllowed) == true && !context.isInsideInteractive
            if isLink, let link {
                out.append("<a href=\"")
                out.appendAddress(link)
                out.append("\" rel=noopener>")
            }
            for index in start..<end {
                write(runs[index], in: text)
                if index == end - 1, isLink { out.append("</a>") }
                guard let lineEnd = runs[index].lineEnd else { continue }
                writeStrut(of: text, line: line)
                writeEnd(lineEnd)
                line += 1
            }
            start = end
        }
    }

    /// Makes a line higher by the distance to the next one, or as high as its font if it has no letters.
    private mutating func writeStrut(of text: DisplayText, line index: Int) {
        let line = text.layout.lines[index]
        guard text.appearance.lineSpacing != 0 || text.lineHeight == 0 && line.fragments.isEmpty else { return }
        out.append("<span class=")
        out.append(raw: Wire.Class.strut)
        out.append(" style=\"")
        out.beginDeclaration(.lineHeight)
        out.append(pixels: line.height + text.appearance.lineSpacing)
        out.append("\"></span>")
    }

    private mutating func write(_ run: DisplayTextRun, in text: DisplayText) {
        if run.text.isEmpty { return }
        let base = text.firstStyle ?? run.style
        let hasOwnStyle = run.style !== base && run.style != base || text.lineHeight == 0 || run.style.background != nil
        let isGradient = run.style.paint.isGradient
        guard hasOwnStyle || isGradient || run.heldWidth != nil || run.style.baselineOffset != 0 else {
            return out.appendText(run.text)
        }
        out.append("<span")
        writeClasses(of: run, isGradient: isGradient)
        out.append(" style=\"")
        if let width = run.heldWidth {
            out.beginDeclaration(.width)
            out.append(pixels: width)
            out.endDeclaration()
        }
        if hasOwnStyle { writeStyle(of: run, base: base, lineHeight: text.lineHeight) }
        if isGradient {
            out.beginDeclaration(.borderPaint)
            out.append(run.style.paint, size: CGSize(width: 100, height: 20))
            out.endDeclaration()
        }
        if let background = run.style.background {
            out.beginDeclaration(.background)
            out.append(background)
            out.endDeclaration()
        }
        if run.style.baselineOffset != 0 {
            out.beginDeclaration(.top)
            out.append(pixels: -run.style.baselineOffset)
            out.endDeclaration()
        }
        out.append("\">")
        if let symbol = run.symbol { writeSymbolImage(symbol) } else { out.appendText(run.text) }
        out.append("</span>")
    }

    private mutating func writeClasses(of run: DisplayTextRun, isGradient: Bool) {
        let held = run.heldWidth == nil ? nil : Wire.Class.held
        let other =
            held != nil && run.symbol != nil ? Wire.Class.symbol : isGradient ? Wire.Class.gradientText : nil
        guard let first = held ?? other else { return }
        out.append(" class=")
        guard held != nil, let other else { return out.append(raw: first) }
        out.append(UInt8(ascii: "\""))
        out.append(raw: first)
        out.append(UInt8(ascii: " "))
        out.append(raw: other)
        out.append(UInt8(ascii: "\""))
    }

    /// Writes the style of a piece. A piece inherits the text's first style, so it must reset properties of that style
    /// that it does not have.
    private mutating func writeStyle(of run: DisplayTextRun, base: DisplayTextStyle, lineHeight: CGFloat) {
        let style = run.style
        if style.font.size == 17 && base.font.size != 17 { out.declare(.fontSize, "17px") }
        if style.font.weight == 400 && base.font.weight != 400 { out.declare(.fontWeight, "400") }
        if !style.font.italic && base.font.italic { out.declare(.fontStyle, "normal") }
        if style.font.design == .standard && base.font.design != .standard { out.declare(.fontFamily, "var(--sans)") }
        if !style.font.monospacedDigits && base.font.monospacedDigits { out.declare(.fontVariantNumeric, "normal") }
        if style.tracking == 0 && base.tracking != 0 { out.declare(.letterSpacing, "0") }
        if style.paint == .color(.named(.label)) && base.paint != style.paint { out.declare(.color, "var(--label)") }
        styles.append(style, lineHeight: lineHeight > 0 ? lineHeight : style.lineHeight, to: &out)
    }
}
