import EspalierLayoutEngine
import Foundation

/// The badge of a list's row or of a tab: a number or a short text beside the label.
nonisolated enum BadgeContent: Equatable {
    case count(Int)
    case text(Text)

    /// The text of the badge; nil for no badge, as for the number 0.
    var text: Text? {
        switch self {
        case .count(0): nil
        case .count(let count): Text(verbatim: String(count))
        case .text(let text): text
        }
    }
}

/// The badge of an item, for its container.
package enum BadgeTrait: ItemTrait {
    package typealias Value = Text
}

/// The badge of a view, for its row.
enum RowBadgeTrait: _ViewTraitKey {
    static var defaultValue: Text? { nil }
}

extension View {
    /// Shows a number beside the label of a tab or of a list's row. The number 0 shows no badge.
    public nonisolated __consuming func badge(_ count: Int) -> some View {
        badge(BadgeContent.count(count).text)
    }

    /// Shows a text beside the label of a tab or of a list's row; nil shows no badge.
    public nonisolated __consuming func badge(_ label: Text?) -> some View {
        modifier(TraitModifier(key: ObjectIdentifier(BadgeTrait.self), value: label))
            .modifier(_TraitWritingModifier<RowBadgeTrait>(value: label))
    }

    /// Shows a localized text beside the label of a tab or of a list's row; nil shows no badge.
    public nonisolated __consuming func badge(_ key: LocalizedStringKey?) -> some View {
        badge(key.map { Text($0) })
    }

    /// Shows a text beside the label of a tab or of a list's row; nil shows no badge.
    @_disfavoredOverload
    public nonisolated __consuming func badge<S: StringProtocol>(_ label: S?) -> some View {
        badge(label.map { Text($0) })
    }
}

/// A tab's label with its badge: over the corner of the icon, or beside the text if there is no icon. As on iOS, icons are filled,
/// and larger than the text.
nonisolated struct TabBarLabel: View {
    let label: AnyView
    let badge: Text?

    @MainActor var body: some View {
        Group(subviews: label) { parts in
            ForEach(parts) { part in
                let isFirst = part.id == parts.first?.id, isIcon = isFirst && parts.count > 1
                if isFirst, let badge {
                    icon(part, isIcon).overlay(alignment: .topTrailing) {
                        TabBadge(text: badge, isBesideText: !isIcon)
                    }
                } else {
                    icon(part, isIcon)
                }
            }
        }
        .environment(\.symbolVariants, .fill)
    }

    @MainActor @ViewBuilder private func icon(_ part: Subview, _ isIcon: Bool) -> some View {
        if isIcon { part.font(.system(size: 17)) } else { part }
    }
}

/// A badge in white on red, 18 points high, as on iOS. Its center is near the icon's corner.
nonisolated struct TabBadge: View {
    let text: Text
    let isBesideText: Bool

    @MainActor var body: some View {
        text.font(.system(size: 13))
            .foregroundStyle(Color.white)
            .lineLimit(1)
            .padding(.horizontal, 5)
            .frame(minWidth: 18, minHeight: 18)
            .background(Color.red, in: Capsule())
            .fixedSize()
            .alignmentGuide(.trailing) { isBesideText ? $0[.leading] : $0[.leading] + 9 }
            .alignmentGuide(.top) { isBesideText ? $0[VerticalAlignment.center] - 1 : $0[.top] + 4 }
    }
}
