import EspalierLayoutEngine
import Foundation

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

/// A tab's label with its badge: over the corner of the picture, or beside a text that has none.
nonisolated struct TabBarLabel: View {
    let label: AnyView
    let badge: Text?

    @MainActor @ViewBuilder var body: some View {
        if let badge {
            Group(subviews: label) { parts in
                ForEach(parts) { part in
                    if part.id == parts.first?.id {
                        part.overlay(alignment: .topTrailing) {
                            TabBadge(text: badge, isBesideText: parts.count == 1)
                        }
                    } else {
                        part
                    }
                }
            }
        } else {
            label
        }
    }
}

/// A badge: white on red, 18 points high, as on iOS.
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
            .alignmentGuide(.trailing) { isBesideText ? $0[.leading] : $0[.leading] + 8 }
            .alignmentGuide(.top) { isBesideText ? $0[VerticalAlignment.center] - 1 : $0[.top] + 4 }
    }
}
