import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation

@testable import EspalierViews

/// A font in which every glyph is half as wide as the font's size, with lines of 1.25 times the size.
final class HalfSquareFont: TextMeasuring {
    func metrics(of font: FontFace) -> FontMetrics {
        FontMetrics(
            ascent: font.size, descent: font.size / 4, capHeight: font.size * 0.75, xHeight: font.size / 2,
            lineHeight: font.size * 1.25)
    }

    func shape(_ runs: [MeasuredRun]) -> any ShapedText { Shaped(runs: runs) }
    func shape(_ text: String, as style: RunStyle) -> any ShapedText { Shaped(runs: [style.run(text)]) }

    private final class Shaped: ShapedText {
        let runs: [MeasuredRun]

        init(runs: [MeasuredRun]) {
            self.runs = runs
        }

        var natural: TextLayout {
            let fragments = runs.enumerated().map { TextFragment(run: $0, text: $1.text) }
            let width = runs.reduce(0) { $0 + CGFloat($1.text.count) * $1.font.size / 2 }
            let height = (runs.map(\.font.size).max() ?? 0) * 1.25
            return TextLayout(
                size: CGSize(width: width, height: height), firstBaseline: height * 0.8, lastBaseline: height * 0.8,
                lines: [TextLine(fragments: ContiguousArray(fragments), width: width, height: height)])
        }

        func layout(width: CGFloat?, height: CGFloat?, constraints: TextConstraints) -> TextLayout { natural }
    }
}

func textEnvironment(_ change: (inout TextSettings) -> Void = { _ in }) -> TextEnvironment {
    var settings = TextSettings()
    change(&settings)
    return TextEnvironment(settings, measurer: HalfSquareFont(), styles: TextStyleTable())
}

extension Text {
    /// The text's runs as `text`, with a mark for each difference from the surrounding style.
    func marked(_ change: (inout TextSettings) -> Void = { _ in }) -> [String] {
        marked(in: textEnvironment(change))
    }

    func marked(in environment: TextEnvironment) -> [String] {
        let resolved = resolve(in: environment)
        return zip(zip(resolved.runs, resolved.styles), resolved.attachments).map { pair, attachment in
            let (run, style) = pair
            var text = run.text
            if run.font.weight != 400 { text += " \(run.font.weight)" }
            if run.font.italic { text += " italic" }
            if run.font.design == .monospaced { text += " mono" }
            if style.strikethrough != nil { text += " struck" }
            if case .link(let link)? = attachment { text += " → \(link)" }
            return text
        }
    }
}
