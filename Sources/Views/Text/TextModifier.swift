package import Foundation

extension Text {
    /// A style of a single text. The first one in the source is the innermost, and takes precedence. Large, rare cases
    /// are indirect, since each text stores its styles.
    package enum Modifier: Sendable {
        case color(Color?)
        indirect case style(AnyShapeStyle)
        case font(Font?)
        case weight(Font.Weight?)
        case bold(Bool)
        case italic(Bool)
        case width(Font.Width?)
        case design(Font.Design?)
        case monospaced(Bool)
        case monospacedDigit
        case scale(Scale)
        case kerning(CGFloat)
        case tracking(CGFloat)
        case baseline(CGFloat)
        indirect case underline(LineStyle?)
        indirect case strikethrough(LineStyle?)
    }

    __consuming func modified(_ modifier: __owned Modifier) -> Text {
        var text = self
        text.modifiers.append(modifier)
        return text
    }
}

extension Text.Modifier: Hashable {
    package static func == (left: Text.Modifier, right: Text.Modifier) -> Bool {
        switch (left, right) {
        case (.color(let left), .color(let right)): left == right
        case (.style(let left), .style(let right)): left.isEqual(to: right)
        case (.font(let left), .font(let right)): left == right
        case (.weight(let left), .weight(let right)): left == right
        case (.bold(let left), .bold(let right)): left == right
        case (.italic(let left), .italic(let right)): left == right
        case (.width(let left), .width(let right)): left == right
        case (.design(let left), .design(let right)): left == right
        case (.monospaced(let left), .monospaced(let right)): left == right
        case (.monospacedDigit, .monospacedDigit): true
        case (.scale(let left), .scale(let right)): left == right
        case (.kerning(let left), .kerning(let right)): left == right
        case (.tracking(let left), .tracking(let right)): left == right
        case (.baseline(let left), .baseline(let right)): left == right
        case (.underline(let left), .underline(let right)): left == right
        case (.strikethrough(let left), .strikethrough(let right)): left == right
        default: false
        }
    }

    package func hash(into hasher: inout Hasher) {
        switch self {
        case .color(let color): hasher.combine(0); hasher.combine(color)
        case .style: hasher.combine(1)
        case .font(let font): hasher.combine(2); hasher.combine(font)
        case .weight(let weight): hasher.combine(3); hasher.combine(weight)
        case .bold(let isActive): hasher.combine(4); hasher.combine(isActive)
        case .italic(let isActive): hasher.combine(5); hasher.combine(isActive)
        case .width(let width): hasher.combine(6); hasher.combine(width)
        case .design(let design): hasher.combine(7); hasher.combine(design)
        case .monospaced(let isActive): hasher.combine(8); hasher.combine(isActive)
        case .monospacedDigit: hasher.combine(9)
        case .kerning(let length): hasher.combine(10); hasher.combine(length)
        case .tracking(let length): hasher.combine(11); hasher.combine(length)
        case .baseline(let length): hasher.combine(12); hasher.combine(length)
        case .underline(let style): hasher.combine(13); hasher.combine(style)
        case .strikethrough(let style): hasher.combine(14); hasher.combine(style)
        case .scale(let scale): hasher.combine(15); hasher.combine(scale)
        }
    }
}
