import EspalierDisplayTree
public import EspalierLayoutEngine
public import Foundation

extension GraphicsContext {
    /// A text resolved in the canvas's environment, ready to be measured and drawn.
    public nonisolated struct ResolvedText {
        let resolved: EspalierViews.ResolvedText
        private let shaped: any ShapedText
        private let environment: TextEnvironment

        /// The shading of the text; at first its own colors.
        public var shading: Shading {
            get { ownShading ?? .foreground }
            set { ownShading = newValue }
        }

        var ownShading: Shading?

        init(_ text: Text, in environment: TextEnvironment) {
            self.environment = environment
            resolved = text.resolve(in: environment)
            shaped = resolved.shaped(by: environment.measurer)
        }

        /// The size of the text when it is broken into lines that fit `size`, in points.
        public func measure(in size: CGSize) -> CGSize { layout(in: size).size }

        /// The distance from the top to the first line's baseline, in points.
        public func firstBaseline(in size: CGSize) -> CGFloat { layout(in: size).firstBaseline }

        /// The distance from the top to the last line's baseline, in points.
        public func lastBaseline(in size: CGSize) -> CGFloat { layout(in: size).lastBaseline }

        func layout(in size: CGSize?) -> TextLayout {
            func limit(_ length: CGFloat?) -> CGFloat? {
                length.flatMap { $0.isFinite && $0 < CGFloat.greatestFiniteMagnitude ? max(0, $0) : nil }
            }
            return shaped.layout(
                width: limit(size?.width), height: limit(size?.height),
                constraints: environment.settings.constraints(leading: resolved.leading))
        }

        /// The lines with their baselines, with the top left corner at `origin`.
        func lines(_ layout: TextLayout, at origin: CGPoint, paint: DisplayPaint?) -> [CanvasDisplayList.Line] {
            let text = resolved.display(layout, in: environment)
            let pieces = text.runs
            var lines: [CanvasDisplayList.Line] = []
            var runs: [DisplayTextRun] = []
            var top = origin.y
            var index = 0
            for (position, run) in pieces.enumerated() {
                var run = run
                if let paint { run.style = run.style.painted(paint) }
                runs.append(run)
                guard run.endsLine || position == pieces.count - 1, index < layout.lines.count else { continue }
                let line = layout.lines[index]
                let indent =
                    switch text.appearance.alignment {
                    case .leading: CGFloat(0)
                    case .center: (layout.size.width - line.width) / 2
                    case .trailing: layout.size.width - line.width
                    }
                let ascent = index == 0 ? layout.firstBaseline : baseline(of: line, runs)
                lines.append(
                    CanvasDisplayList.Line(
                        origin: CGPoint(x: origin.x + indent, y: top + ascent), width: line.width, runs: runs))
                top += line.height + text.appearance.lineSpacing
                runs.removeAll()
                index += 1
            }
            return lines
        }

        private func baseline(of line: TextLine, _ runs: [DisplayTextRun]) -> CGFloat {
            guard let font = runs.first?.style.font else { return line.height }
            let metrics = environment.measurer.metrics(of: font)
            return metrics.ascent + (line.height - metrics.ascent - metrics.descent) / 2
        }
    }

    /// Resolves a text in the canvas's environment.
    public func resolve(_ text: Text) -> ResolvedText { ResolvedText(text, in: recorder.text) }

    /// Draws a text in lines that fit into a rectangle, from its top left corner.
    public func draw(_ text: ResolvedText, in rect: CGRect) {
        draw(text, text.layout(in: rect.size), at: rect.origin)
    }

    /// Draws a text without a limit for its lines, with its `anchor` at a point.
    public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
        let layout = text.layout(in: nil)
        draw(
            text, layout,
            at: CGPoint(x: point.x - anchor.x * layout.size.width, y: point.y - anchor.y * layout.size.height))
    }

    /// Draws a text in lines that fit into a rectangle, from its top left corner.
    public func draw(_ text: Text, in rect: CGRect) {
        draw(resolve(text), in: rect)
    }

    /// Draws a text without a limit for its lines, with its `anchor` at a point.
    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(text), at: point, anchor: anchor)
    }

    private func draw(_ text: ResolvedText, _ layout: TextLayout, at origin: CGPoint) {
        guard origin.isFinite else { return }
        let lines = text.lines(layout, at: origin, paint: text.ownShading?.paint(in: recorder.style))
        if !lines.isEmpty { add(.text(lines)) }
    }
}

extension DisplayTextStyle {
    fileprivate nonisolated func painted(_ paint: DisplayPaint) -> DisplayTextStyle {
        DisplayTextStyle(
            font: font, paint: paint, tracking: tracking, baselineOffset: baselineOffset, underline: underline,
            strikethrough: strikethrough, lineHeight: lineHeight)
    }
}
