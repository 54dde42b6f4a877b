import EspalierDisplayTree
import EspalierLayoutEngine
package import Foundation

extension Text {
    /// Resolves the text in an environment. A string in one style, the usual case, allocates no array.
    package func resolve(in environment: TextEnvironment) -> ResolvedText {
        if let text = plainText(in: environment) {
            let style = environment.style(for: modifiers)
            if style.smallCaps.isEmpty {
                return ResolvedText(
                    .plain(environment.cased(text)), environment.appearance(of: style), leading: style.leading,
                    redaction: environment.settings.redaction)
            }
        }
        var builder = TextRunBuilder(environment)
        append(to: &builder, style: TextRunStyle(environment.settings))
        guard !builder.texts.isEmpty else {
            return ResolvedText(
                .plain(""), environment.appearance(of: environment.style(for: modifiers)), leading: .standard)
        }
        let runs = zip(builder.texts, builder.styles).map { ResolvedText.run($0, $1) }
        return ResolvedText(
            .runs(runs), environment.makeAppearance(builder.styles, attachments: builder.attachments, builder.leading),
            leading: builder.leading,
            redaction: environment.settings.redaction)
    }

    /// The text in an environment, measured and styled.
    func placed(in environment: TextEnvironment) -> PlacedText {
        if case .verbatim(let text) = storage, modifiers.isEmpty, let plain = environment.plainAppearance {
            return (
                environment.measurer.shape(text, as: plain.style.runStyle), plain, environment.plainStyle.leading,
                environment.settings.redaction
            )
        }
        if let text = plainText(in: environment) {
            let style = environment.style(for: modifiers)
            if style.smallCaps.isEmpty {
                return (
                    environment.measurer.shape(environment.cased(text), as: style.display.runStyle),
                    environment.appearance(of: style), style.leading, environment.settings.redaction
                )
            }
        }
        let resolved = resolve(in: environment)
        return (resolved.shaped(by: environment.measurer), resolved.appearance, resolved.leading, resolved.redaction)
    }

    /// The text if it is one string without styles inside, otherwise nil.
    private func plainText(in environment: TextEnvironment) -> String? {
        switch storage {
        case .verbatim(let text): text
        case .anyTextStorage(let storage): storage.plainText(in: environment)
        }
    }

    /// The text if it is one string in the style of the text around it, otherwise nil.
    func unstyledText(in environment: TextEnvironment) -> String? {
        modifiers.isEmpty ? plainText(in: environment) : nil
    }

    func append(to builder: inout TextRunBuilder, style: TextRunStyle) {
        var style = style
        style.apply(modifiers, in: builder.environment.settings.style)
        switch storage {
        case .verbatim(let text): builder.append(text, style: style)
        case .anyTextStorage(let storage): storage.append(to: &builder, style: style)
        }
    }

    /// Whether the text might depend on the current time. A plain string never does.
    var mayReadClock: Bool {
        if case .verbatim = storage { false } else { true }
    }

    /// Whether the text depends on the current time.
    var readsClock: Bool {
        if case .anyTextStorage(let storage) = storage { storage.readsClock } else { false }
    }

    /// The next moment after `now` at which the text changes by itself; nil if it never does.
    package func nextChange(after now: Date) -> Date? {
        if case .anyTextStorage(let storage) = storage { storage.nextChange(after: now) } else { nil }
    }

    /// The text without styles, for assistive technologies and logs.
    package func plainString(in environment: TextEnvironment) -> String {
        resolve(in: environment).plainText
    }
}

/// A text in an environment: measured, and ready to be drawn. `redaction` determines whether bars replace the letters.
typealias PlacedText = (
    shaped: any ShapedText, appearance: DisplayTextAppearance, leading: Font.Leading, redaction: Redaction
)
