/// Determines from types alone whether views may turn out to be sections.
@MainActor
enum SectionSearch {
    private static var known: [ObjectIdentifier: Bool] = [:]

    /// Whether the view, or a row of the collection, may be a section.
    static func mayFind(in view: any View) -> Bool {
        if let rows = view as? any LazyRows { return rows.mayBeSections }
        return mayFind(of: view)
    }

    private static func mayFind<V: View>(of view: V) -> Bool { mayFind(in: V.self) }

    static func mayFind<V: View>(in type: V.Type) -> Bool {
        if let known = known[ObjectIdentifier(type)] { return known }
        let result: Bool
        if type is any LazySectionView.Type {
            result = true
        } else if let holder = type as? any SectionHolder.Type {
            result = holder.mayHoldSections
        } else if V.Body.self == Never.self {
            result = false
        } else {
            result = mayFind(in: V.Body.self)
        }
        known[ObjectIdentifier(type)] = result
        return result
    }
}

/// A view type that represents its content.
nonisolated protocol SectionHolder {
    @MainActor static var mayHoldSections: Bool { get }
}

extension AnyView: SectionHolder {
    @MainActor static var mayHoldSections: Bool { true }
}

extension TupleView: SectionHolder {
    @MainActor static var mayHoldSections: Bool {
        StoredField.all(of: T.self).contains { field in
            (field.type as? any View.Type).map { SectionSearch.mayFind(in: $0) } ?? false
        }
    }
}

extension Group: SectionHolder where Content: View {
    @MainActor static var mayHoldSections: Bool { SectionSearch.mayFind(in: Content.self) }
}

extension Optional: SectionHolder where Wrapped: View {
    @MainActor static var mayHoldSections: Bool { SectionSearch.mayFind(in: Wrapped.self) }
}

extension _ConditionalContent: SectionHolder where TrueContent: View, FalseContent: View {
    @MainActor static var mayHoldSections: Bool {
        SectionSearch.mayFind(in: TrueContent.self) || SectionSearch.mayFind(in: FalseContent.self)
    }
}

extension ForEach: SectionHolder where Content: View {
    @MainActor static var mayHoldSections: Bool { SectionSearch.mayFind(in: Content.self) }
}

extension ModifiedContent: SectionHolder where Content: View, Modifier: ViewModifier {
    @MainActor static var mayHoldSections: Bool { SectionSearch.mayFind(in: Content.self) }
}
