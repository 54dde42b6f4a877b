/// A rotor for views of a kind, such as headings.
public struct AccessibilitySystemRotor: Sendable {
    let name: String

    /// Links.
    public static var links: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "Links") }
    /// Links that the user has visited, or has not.
    public static func links(visited: Bool) -> AccessibilitySystemRotor { links }
    /// Headings.
    public static var headings: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "Headings") }
    /// Headings of a level.
    public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor { headings }
    /// Bold texts.
    public static var boldText: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "Bold Text") }
    /// Italic texts.
    public static var italicText: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "Italic Text") }
    /// Underlined texts.
    public static var underlineText: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "Underlined Text") }
    /// Images.
    public static var images: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "Images") }
    /// Fields for text.
    public static var textFields: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "Text Fields") }
    /// Tables.
    public static var tables: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "Tables") }
    /// Lists.
    public static var lists: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "Lists") }
    /// Parts of the page that a user may want to return to.
    public static var landmarks: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "Landmarks") }
}

/// Adds a menu for assistive technology to a view, which leads to views inside.
private nonisolated struct RotorModifier<Entries: AccessibilityRotorContent>: ViewModifier {
    let label: Text
    let entries: () -> Entries

    @MainActor func body(content: Content) -> some View {
        ScrollViewReader { proxy in
            content.modifier(
                ReaderActions(
                    Menu {
                        let entries = entries()._rotorEntries()
                        ForEach(entries.indices, id: \.self) { index in
                            Button {
                                entries[index].prepare()
                                proxy.reach(entries[index].id)
                            } label: {
                                entries[index].label
                            }
                        }
                    } label: {
                        label
                    }))
        }
    }
}

/// Entries of a collection.
private nonisolated struct RotorCollection: PrimitiveRotorContent {
    let entries: [_RotorEntry]

    @MainActor func _rotorEntries() -> [_RotorEntry] { entries }
}

extension View {
    private nonisolated func rotor(_ label: Text, _ entries: [_RotorEntry]) -> some View {
        modifier(RotorModifier(label: label) { RotorCollection(entries: entries) })
    }

    /// Adds a rotor, by which assistive technology moves between views inside.
    ///
    /// The web has no rotors. So it is a menu beside the view, which screen readers read after it, and which is visible only while it has
    /// the keyboard's focus. An entry scrolls to its view and moves the focus there.
    public nonisolated __consuming func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ rotorLabel: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View {
        modifier(RotorModifier(label: rotorLabel, entries: entries))
    }

    /// Adds a rotor with a localized label.
    public nonisolated __consuming func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ rotorLabelKey: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View {
        accessibilityRotor(Text(rotorLabelKey), entries: entries)
    }

    /// Adds a rotor with a label.
    @_disfavoredOverload
    public nonisolated __consuming func accessibilityRotor<L: StringProtocol, Content: AccessibilityRotorContent>(
        _ rotorLabel: L, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View {
        accessibilityRotor(Text(rotorLabel), entries: entries)
    }

    /// Adds the entries to a rotor of the system. On a page it is one of its own.
    public nonisolated __consuming func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ systemRotor: AccessibilitySystemRotor,
        @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View {
        accessibilityRotor(Text(verbatim: systemRotor.name), entries: entries)
    }

    /// Adds a rotor with an entry for each element of a collection.
    ///
    /// - Parameters:
    ///   - entryID: The id of an element's view.
    ///   - entryLabel: The label of an element's entry.
    public nonisolated __consuming func accessibilityRotor<EntryModel, ID: Hashable>(
        _ rotorLabel: Text, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        rotor(
            rotorLabel,
            entries.map { entry in
                _RotorEntry(
                    label: Text(entry[keyPath: entryLabel]), id: AnyHashable(entry[keyPath: entryID]), prepare: {})
            })
    }

    /// Adds a rotor with a localized label and an entry for each element of a collection.
    public nonisolated __consuming func accessibilityRotor<EntryModel, ID: Hashable>(
        _ rotorLabelKey: LocalizedStringKey, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        accessibilityRotor(Text(rotorLabelKey), entries: entries, entryID: entryID, entryLabel: entryLabel)
    }

    /// Adds a rotor with an entry for each element of a collection, whose views have the elements' ids.
    public nonisolated __consuming func accessibilityRotor<EntryModel: Identifiable>(
        _ rotorLabel: Text, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        accessibilityRotor(rotorLabel, entries: entries, entryID: \.id, entryLabel: entryLabel)
    }

    /// Adds a rotor with a localized label and an entry for each element of a collection, whose views have the elements' ids.
    public nonisolated __consuming func accessibilityRotor<EntryModel: Identifiable>(
        _ rotorLabelKey: LocalizedStringKey, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        accessibilityRotor(Text(rotorLabelKey), entries: entries, entryID: \.id, entryLabel: entryLabel)
    }

    /// Adds a rotor of parts of a text. It has no effect: pages have no focus on parts of texts.
    public nonisolated __consuming func accessibilityRotor(
        _ rotorLabel: Text, textRanges: [Range<String.Index>]
    ) -> some View { self }

    /// Adds a rotor of parts of a text. It has no effect: pages have no focus on parts of texts.
    public nonisolated __consuming func accessibilityRotor(
        _ rotorLabelKey: LocalizedStringKey, textRanges: [Range<String.Index>]
    ) -> some View { self }
}
