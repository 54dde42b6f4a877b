import EspalierDisplayTree

extension LocalizedStringKey {
    /// The text if it has no styles of its own, otherwise nil.
    func plainText(in environment: TextEnvironment) -> String? {
        if !hasFormatting { return InlineMarkdown.mayOccur(in: key) ? nil : key }
        var text = ""
        var isPlain = true
        forEachPart { part in
            switch part {
            case .literal(let literal):
                // The specifiers between the literals have an @, which could be that of an address.
                if InlineMarkdown.mayOccur(in: literal) { isPlain = false }
                text += literal
            case .argument(.text(let part), _):
                if let plain = part.unstyledText(in: environment) { text += plain } else { isPlain = false }
            case .argument(let argument, let specifier): text += specifier.format(argument, environment.numbers)
            }
        }
        return isPlain ? text : nil
    }

    /// Appends the key's runs, with Markdown parsed and arguments inserted.
    func append(to builder: inout TextRunBuilder, style: TextRunStyle) {
        var source = InlineMarkdown.Source()
        var parts: [(FormatArgument, FormatSpecifier)] = []
        if hasFormatting {
            forEachPart { part in
                switch part {
                case .literal(let literal):
                    source.append(String(literal))
                case .argument(let argument, let specifier):
                    source.append(argument: parts.count)
                    parts.append((argument, specifier))
                }
            }
        } else {
            source.append(key)
        }
        let environment = builder.environment
        let values = parts
        func text(of part: Int) -> String {
            let (argument, specifier) = values[part]
            if case .text(let text) = argument { return text.plainString(in: environment) }
            return specifier.format(argument, environment.numbers)
        }
        var spans = InlineMarkdown.parse(source)
        if spans.contains(where: { $0.inflection != nil }), builder.environment.textLanguageIsEnglish {
            PhraseInflection(arguments: parts.map(\.0), text: text).apply(to: &spans)
        }
        for span in spans {
            var spanStyle = style
            spanStyle.apply(span.intents)
            let link = span.link.map { $0.string(text) }
            if link != nil { spanStyle.paint = builder.environment.settings.style.tintPaint }
            builder.link = link
            for piece in span.pieces {
                switch piece {
                case .text(let text):
                    builder.append(text, style: spanStyle)
                case .argument(let part):
                    if case .text(let text) = parts[part].0 {
                        text.append(to: &builder, style: spanStyle)
                    } else {
                        builder.append(text(of: part), style: spanStyle)
                    }
                }
            }
        }
        builder.link = nil
    }

    /// The key with its arguments inserted as strings.
    func withArguments(_ string: (FormatArgument, FormatSpecifier) -> String) -> String {
        var text = ""
        forEachPart { part in
            switch part {
            case .literal(let literal): text += literal
            case .argument(let argument, let specifier): text += string(argument, specifier)
            }
        }
        return text
    }

    private enum Part {
        case literal(Substring)
        case argument(FormatArgument, FormatSpecifier)
    }

    /// Visits the key's literal parts and the arguments between them. A specifier without an argument counts as a
    /// literal.
    private func forEachPart(_ body: (Part) -> Void) {
        var rest = key[...].utf8
        var next = 0
        var literalStart = rest.startIndex
        while let percent = rest.firstIndex(of: UInt8(ascii: "%")) {
            var after = rest[rest.index(after: percent)...]
            if after.first == UInt8(ascii: "%") {
                body(.literal(key[literalStart...percent]))
                after.removeFirst()
                literalStart = after.startIndex
            } else if let specifier = FormatSpecifier(&after), arguments.indices.contains(specifier.position ?? next) {
                if literalStart < percent { body(.literal(key[literalStart..<percent])) }
                body(.argument(arguments[specifier.position ?? next], specifier))
                if specifier.position == nil { next += 1 }
                literalStart = after.startIndex
            }
            rest = after
        }
        if literalStart < key.endIndex { body(.literal(key[literalStart...])) }
    }
}

extension TextRunStyle {
    /// Applies the Markdown of a span.
    mutating func apply(_ intents: InlineMarkdown.Intents) {
        if intents.contains(.strong) { fontContext.isBold = true }
        if intents.contains(.emphasis) { fontContext.isItalic = true }
        if intents.contains(.code) { fontContext.isMonospaced = true }
        if intents.contains(.struck) { strikethrough = strikethrough ?? DisplayTextLine() }
    }
}
