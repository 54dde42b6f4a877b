package import EspalierLayoutEngine
package import Foundation

/// The appearance of a text without its letters: the styles of its runs, and the arrangement of its lines. Texts with
/// the same style in similar environments share one object, so a comparison is mostly a comparison of references.
package final class DisplayTextAppearance: Sendable {
    /// The style of the first run. It may be the only one.
    package let style: DisplayTextStyle
    /// The styles by the indexes of the measured runs.
    package let styles: [DisplayTextStyle]
    package let alignment: DisplayTextAlignment
    /// The reading direction.
    package let direction: LayoutDirection
    /// Whether the user may select the text; nil for the browser's default.
    package let isSelectable: Bool?
    /// Whether a run is a link.
    package let hasLinks: Bool
    /// Whether a single line consists only of letters in the text's style.
    package let isPlain: Bool
    /// Extra distance between two lines, in points.
    package let lineSpacing: CGFloat
    /// Links and icons by run; empty if there are none.
    private let attachments: [DisplayTextRun.Attachment?]

    /// - Parameter styles: At least one.
    package init(
        styles: [DisplayTextStyle], attachments: [DisplayTextRun.Attachment?] = [],
        alignment: DisplayTextAlignment = .leading, direction: LayoutDirection = .leftToRight,
        lineSpacing: CGFloat = 0, isSelectable: Bool? = nil
    ) {
        style = styles[0]
        self.styles = styles
        self.attachments = attachments.contains { $0 != nil } ? attachments : []
        self.alignment = alignment
        self.direction = direction
        self.lineSpacing = lineSpacing
        self.isSelectable = isSelectable
        hasLinks = attachments.contains { if case .link? = $0 { true } else { false } }
        isPlain = styles.count == 1 && self.attachments.isEmpty && lineSpacing == 0 && style.needsNoElement
    }

    package func attachment(ofRun index: Int) -> DisplayTextRun.Attachment? {
        attachments.isEmpty ? nil : attachments[index]
    }

    /// Whether a run is a link with a target.
    package func hasLink(to target: String) -> Bool {
        attachments.contains { if case .link(target)? = $0 { true } else { false } }
    }

    func link(ofRun index: Int) -> String? {
        if case .link(let target)? = attachment(ofRun: index) { target } else { nil }
    }
}

extension DisplayTextAppearance {
    /// Whether texts with both appearances are drawn alike.
    package func isEqual(to other: DisplayTextAppearance) -> Bool {
        self === other
            || styles == other.styles && alignment == other.alignment && direction == other.direction
                && isSelectable == other.isSelectable && lineSpacing == other.lineSpacing
                && attachments == other.attachments
    }

    /// Whether single lines with both appearances are drawn alike.
    package func drawsLineLike(_ other: DisplayTextAppearance) -> Bool {
        self === other
            || styles.count == 1 && other.styles.count == 1 && style === other.style
                && direction == other.direction && isSelectable == other.isSelectable
    }
}

extension DisplayTextStyle {
    /// Whether one element can have the style together with a frame and a background.
    fileprivate var needsNoElement: Bool {
        paint.stops == nil && baselineOffset == 0 && background == nil
    }
}
