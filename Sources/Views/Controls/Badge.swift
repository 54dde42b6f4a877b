import Foundation
import LayoutEngine

/// What a row of a list or a tab shows beside its label: a number or a short text.
nonisolated enum BadgeContent: Equatable {
    case count(Int)
    case text(Text)

    /// What is shown; nil for nothing, as for the number 0.
    var text: Text? {
        switch self {
        case .count(0): nil
        case .count(let count): Text(verbatim: String(count))
        case .text(let text): text
        }
    }
}

/// The badge of an item, for what holds it.
package enum BadgeTrait: ItemTrait {
    package typealias Value = Text
}

extension View {
    /// A number beside the label of a tab or a row of a list; 0 for none.
    public nonisolated func badge(_ count: Int) -> some View {
        badge(BadgeContent.count(count).text)
    }

    /// A text beside the label of a tab or a row of a list; nil for none.
    public nonisolated func badge(_ label: Text?) -> some View {
        modifier(TraitModifier(key: ObjectIdentifier(BadgeTrait.self), value: label))
    }

    public nonisolated func badge(_ key: LocalizedStringKey?) -> some View {
        badge(key.map { Text($0) })
    }

    @_disfavoredOverload
    public nonisolated func badge<S: StringProtocol>(_ label: S?) -> some View {
        badge(label.map { Text($0) })
    }
}

/// A badge on a tab's picture: white on red, 18 points high, as on iOS.
nonisolated struct TabBadge: View {
    let text: Text

    @MainActor var body: some View {
        text.font(.system(size: 13))
            .foregroundStyle(Color.white)
            .lineLimit(1)
            .padding(.horizontal, 5)
            .frame(minWidth: 18, minHeight: 18)
            .background(Color.red, in: Capsule())
            .fixedSize()
            .offset(x: 12, y: 0)
    }
}
