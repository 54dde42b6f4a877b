public import Foundation

/// A text of parts with attributes.
final class AttributedTextStorage: AnyTextStorage, @unchecked Sendable {
    let content: AttributedString

    init(_ content: AttributedString) {
        self.content = content
    }

    override func append(to builder: inout TextRunBuilder, style: TextRunStyle) {
        let context = builder.environment.settings.style
        for run in content.runs {
            var runStyle = style
            if let intent = run.inlinePresentationIntent { runStyle.apply(intent.markdown) }
            if let link = run.link {
                runStyle.paint = context.tintPaint
                builder.link = link.absoluteString
            }
            runStyle.apply(modifiers(of: run), in: context)
            runStyle.background = run.backgroundColor?.resolved(in: context)
            builder.append(String(content[run.range].characters), style: runStyle)
            builder.link = nil
        }
    }

    private func modifiers(of run: AttributedString.Runs.Run) -> [Text.Modifier] {
        func checked(_ length: CGFloat) -> CGFloat { length.isFinite ? length : 0 }
        var modifiers: [Text.Modifier] = []
        if let font = run.font { modifiers.append(.font(font)) }
        if let color = run.foregroundColor { modifiers.append(.color(color)) }
        if let line = run.underlineStyle { modifiers.append(.underline(line)) }
        if let line = run.strikethroughStyle { modifiers.append(.strikethrough(line)) }
        if let length = run.kern { modifiers.append(.kerning(checked(length))) }
        if let length = run.tracking { modifiers.append(.tracking(checked(length))) }
        if let length = run.baselineOffset { modifiers.append(.baseline(checked(length))) }
        return modifiers
    }

    override func isEqual(to other: AnyTextStorage) -> Bool {
        (other as? AttributedTextStorage)?.content == content
    }
}

extension Text {
    /// A text whose parts have attributes of their own: fonts, colors, lines, links and the meaning from Markdown.
    /// Parts without attributes use the environment's style.
    // Disfavored, so that a literal is a key.
    @_disfavoredOverload
    public init(_ attributedContent: AttributedString) {
        self.init(AttributedTextStorage(attributedContent))
    }
}
