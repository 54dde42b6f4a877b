import EspalierLayoutEngine
import Foundation

extension HorizontalAlignment {
    /// A custom guide, a third from the leading edge.
    static let third = HorizontalAlignment(Third.self)

    private enum Third: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 3 }
    }
}

extension VerticalAlignment {
    /// A custom guide, a third below the top.
    static let level = VerticalAlignment(Level.self)

    private enum Level: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 3 }
    }
}

extension TreeBuilder {
    func horizontal(_ value: ViewSource.Value?) throws -> HorizontalAlignment {
        switch value {
        case nil, .word("center"), .word("centerX"): .center
        case .word("leading"): .leading
        case .word("trailing"): .trailing
        case .word("third"): .third
        default: throw ViewSourceError(description: "no horizontal alignment \(value!)")
        }
    }

    func vertical(_ value: ViewSource.Value?) throws -> VerticalAlignment {
        switch value {
        case nil, .word("center"), .word("centerY"): .center
        case .word("top"): .top
        case .word("bottom"): .bottom
        case .word("firstTextBaseline"): .firstTextBaseline
        case .word("lastTextBaseline"): .lastTextBaseline
        case .word("level"): .level
        default: throw ViewSourceError(description: "no vertical alignment \(value!)")
        }
    }

    func alignment(_ value: ViewSource.Value?) throws -> Alignment {
        switch value {
        case nil, .word("center"): .center
        case .word("top"): .top
        case .word("bottom"): .bottom
        case .word("leading"): .leading
        case .word("trailing"): .trailing
        case .word("topLeading"): .topLeading
        case .word("topTrailing"): .topTrailing
        case .word("bottomLeading"): .bottomLeading
        case .word("bottomTrailing"): .bottomTrailing
        case .word("leadingFirstTextBaseline"): .leadingFirstTextBaseline
        case .word("thirdLevel"): Alignment(horizontal: .third, vertical: .level)
        default: throw ViewSourceError(description: "no alignment \(value!)")
        }
    }
}
