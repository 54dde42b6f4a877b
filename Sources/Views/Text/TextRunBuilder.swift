package import EspalierDisplayTree
import Foundation

/// Collects the runs of a text. Adjacent runs of the same style are merged.
package struct TextRunBuilder {
    package let environment: TextEnvironment
    package private(set) var texts: [String] = []
    package private(set) var styles: [DisplayTextStyle] = []
    package private(set) var attachments: [DisplayTextRun.Attachment?] = []
    /// The URL of the link that contains the next runs; nil outside links.
    var link: String?
    /// The leading of the first run.
    package private(set) var leading = Font.Leading.standard

    package init(_ environment: TextEnvironment) {
        self.environment = environment
    }

    mutating func append(_ text: String, style: TextRunStyle) {
        guard !text.isEmpty else { return }
        let resolved = environment.resolve(style)
        if texts.isEmpty { leading = resolved.leading }
        if resolved.smallCaps.isEmpty {
            append(environment.cased(text), resolved.display)
        } else {
            for piece in SmallCapsPiece.pieces(
                of: environment.cased(text), resolved.smallCaps, in: environment.settings.locale)
            {
                let scale = piece.isSmall ? SmallCapsPiece.scale : 1
                append(piece.text, environment.scaled(resolved.display, by: scale))
            }
        }
    }

    private mutating func append(_ text: String, _ style: DisplayTextStyle) {
        let attachment = link.map { DisplayTextRun.Attachment.link($0) }
        if let last = styles.last, last == style, attachments[attachments.count - 1] == attachment {
            texts[texts.count - 1] += text
        } else {
            texts.append(text)
            styles.append(style)
            attachments.append(attachment)
        }
    }

    /// Appends an icon that is as wide as it is high. An object replacement character (U+FFFC) stands for it in the
    /// text.
    mutating func append(symbol: String, style: TextRunStyle) {
        let resolved = environment.resolve(style)
        if texts.isEmpty { leading = resolved.leading }
        texts.append("\u{FFFC}")
        styles.append(resolved.display)
        attachments.append(.symbol(symbol))
    }
}

extension TextEnvironment {
    /// The text converted to `textCase` by the rules of the locale.
    func cased(_ text: String) -> String {
        switch settings.textCase {
        case nil: text
        case .uppercase: text.uppercased(with: settings.locale)
        case .lowercase: text.lowercased(with: settings.locale)
        }
    }
}

/// A piece of a text whose characters are either all drawn as small capitals or all drawn as they are.
struct SmallCapsPiece: Equatable {
    var text: String
    var isSmall: Bool

    /// The ratio of the height of a small capital to that of a capital.
    static let scale: CGFloat = 0.8

    /// Splits a text where small capitals begin and end, and replaces them with capital letters by the rules of the
    /// locale.
    static func pieces(of text: String, _ smallCaps: SmallCaps, in locale: Locale) -> [SmallCapsPiece] {
        var pieces: [SmallCapsPiece] = []
        for character in text {
            let isSmall =
                character.isLowercase && smallCaps.contains(.lowercase)
                || character.isUppercase && smallCaps.contains(.uppercase)
            let text = isSmall ? String(character).uppercased(with: locale) : String(character)
            if let last = pieces.last, last.isSmall == isSmall {
                pieces[pieces.count - 1].text.append(text)
            } else {
                pieces.append(SmallCapsPiece(text: text, isSmall: isSmall))
            }
        }
        return pieces
    }
}
