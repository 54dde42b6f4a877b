import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation

/// A label of a list's index, with the node of its section.
struct SectionIndexEntry {
    let label: Text
    let section: NodeReference
}

enum SectionIndexKey: PreferenceKey {
    static var defaultValue: [SectionIndexEntry] { [] }

    static func reduce(value: inout [SectionIndexEntry], nextValue: () -> [SectionIndexEntry]) {
        value += nextValue()
    }
}

/// The trait of a section's label in the index.
enum SectionIndexTrait: _ViewTraitKey {
    static var defaultValue: Text? { nil }
}

/// `sectionIndexLabel(_:)`. A section is several views, which a list puts together: it finds the label on each of them.
private nonisolated struct SectionIndexLabel: ViewModifier {
    let label: Text?

    @MainActor func body(content: Content) -> some View {
        content.modifier(_TraitWritingModifier<SectionIndexTrait>(value: label))
    }
}

/// Adds a section, which a list has put together, to the index of the list; nil leaves it out.
package nonisolated struct SectionIndexMember: NodeModifier, ViewlessModifier {
    let label: Text?

    static var updatesContentFirst: Bool { true }

    @MainActor func makeNode(in context: NodeContext) -> SectionIndexMemberNode {
        SectionIndexMemberNode(label, in: context)
    }

    @MainActor func update(_ node: SectionIndexMemberNode) { node.update(to: label) }
}

/// Adds a section to the index of its list.
final class SectionIndexMemberNode: SingleChildNode {
    private var label: Text?

    init(_ label: Text?, in context: __shared NodeContext) {
        self.label = label
        super.init(in: context)
        if label != nil { preferencesDidChange(PreferenceKeySet(SectionIndexKey.self)) }
    }

    func update(to newLabel: Text?) {
        guard newLabel != label else { return }
        label = newLabel
        preferencesDidChange(PreferenceKeySet(SectionIndexKey.self))
    }

    override func collectPreference<Key: PreferenceKey>(_ key: Key.Type, into value: inout Key.Value?) {
        guard Key.self == SectionIndexKey.self else { return super.collectPreference(key, into: &value) }
        guard let label else { return }
        let own = [SectionIndexEntry(label: label, section: NodeReference(self))]
        Preference.add(own, for: SectionIndexKey.self, to: &value, of: Key.self)
    }
}

private enum SectionIndexVisibilityKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }

extension EnvironmentValues {
    fileprivate var sectionIndexVisibility: Visibility {
        get { self[SectionIndexVisibilityKey.self] }
        set { self[SectionIndexVisibilityKey.self] = newValue }
    }
}

/// The index of a list at its trailing edge: a tap on the label of a section scrolls to the section.
nonisolated struct SectionIndex: View {
    let entries: [SectionIndexEntry]
    @Environment(\.sectionIndexVisibility) private var visibility

    @MainActor @ViewBuilder var body: some View {
        if !entries.isEmpty, visibility != .hidden {
            VStack(spacing: 0) {
                ForEach(entries.indices, id: \.self) { index in
                    Button {
                        entries[index].section.node?.scrollToTop()
                    } label: {
                        entries[index].label
                            .font(.system(size: 11, weight: .semibold))
                            .lineLimit(1)
                            .frame(minWidth: 16, minHeight: 14)
                            .contentShape(Rectangle())
                    }
                }
            }
            .padding(.trailing, 2)
            .modifier(AccessibilityModifier(change: .group(.navigation, nil)))
        }
    }
}

extension View {
    /// Adds the section to the index at the trailing edge of its list; nil leaves it out.
    public nonisolated __consuming func sectionIndexLabel(_ label: Text?) -> some View {
        modifier(SectionIndexLabel(label: label))
    }

    /// Adds the section to the index at the trailing edge of its list, with a localized label; nil leaves it out.
    public nonisolated __consuming func sectionIndexLabel(_ labelKey: LocalizedStringKey?) -> some View {
        sectionIndexLabel(labelKey.map { Text($0) })
    }

    /// Adds the section to the index at the trailing edge of its list; nil leaves it out.
    @_disfavoredOverload
    public nonisolated __consuming func sectionIndexLabel<S: StringProtocol>(_ label: S?) -> some View {
        sectionIndexLabel(label.map { Text($0) })
    }

    /// Shows or hides the index of the sections of lists. By default it is visible if a section has a label for it.
    public nonisolated __consuming func listSectionIndexVisibility(_ visibility: Visibility) -> some View {
        environment(\.sectionIndexVisibility, visibility)
    }
}
