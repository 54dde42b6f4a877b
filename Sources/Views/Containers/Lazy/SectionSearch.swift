/// The likelihood that a view, which was not made yet, is a section.
nonisolated enum SectionLikelihood: Comparable {
    case none
    /// Only the view itself shows it: its type is erased, or a condition decides.
    case possible
    case certain
}

/// Determines from types alone whether views are sections.
@MainActor
enum SectionSearch {
    private static var known: [ObjectIdentifier: SectionLikelihood] = [:]

    /// The likelihood that the view, or a row of the collection, is a section.
    static func likelihood(of view: any View) -> SectionLikelihood {
        if let rows = view.asLazyRows { return rows.sectionLikelihood }
        if let erased = view as? AnyView, let wrapped = erased.storage.wrapped as? any View {
            return likelihood(of: wrapped)
        }
        return likelihood(ofTypeOf: view)
    }

    private static func likelihood<V: View>(ofTypeOf view: V) -> SectionLikelihood { likelihood(in: V.self) }

    static func likelihood<V: View>(in type: V.Type) -> SectionLikelihood {
        if let known = known[ObjectIdentifier(type)] { return known }
        let result: SectionLikelihood
        if type is any LazySectionView.Type {
            result = .certain
        } else if let holder = type as? any SectionHolder.Type {
            result = holder.sectionLikelihood
        } else if V.Body.self == Never.self {
            result = .none
        } else {
            result = likelihood(in: V.Body.self)
        }
        known[ObjectIdentifier(type)] = result
        return result
    }
}

/// A view type that represents its content.
nonisolated protocol SectionHolder {
    @MainActor static var sectionLikelihood: SectionLikelihood { get }
}

extension AnyView: SectionHolder {
    @MainActor static var sectionLikelihood: SectionLikelihood { .possible }
}

extension TupleView: SectionHolder {
    @MainActor static var sectionLikelihood: SectionLikelihood {
        StoredField.all(of: T.self).lazy
            .compactMap { ($0.type as? any View.Type).map { SectionSearch.likelihood(in: $0) } }
            .max() ?? .none
    }
}

extension Group: SectionHolder where Content: View {
    @MainActor static var sectionLikelihood: SectionLikelihood { SectionSearch.likelihood(in: Content.self) }
}

extension Optional: SectionHolder where Wrapped: View {
    @MainActor static var sectionLikelihood: SectionLikelihood {
        min(.possible, SectionSearch.likelihood(in: Wrapped.self))
    }
}

extension _ConditionalContent: SectionHolder where TrueContent: View, FalseContent: View {
    @MainActor static var sectionLikelihood: SectionLikelihood {
        let branches = [
            SectionSearch.likelihood(in: TrueContent.self), SectionSearch.likelihood(in: FalseContent.self),
        ]
        return branches[0] == branches[1] ? branches[0] : .possible
    }
}

extension ForEach: SectionHolder where Content: View {
    @MainActor static var sectionLikelihood: SectionLikelihood { SectionSearch.likelihood(in: Content.self) }
}

extension ModifiedContent: SectionHolder where Content: View, Modifier: ViewModifier {
    @MainActor static var sectionLikelihood: SectionLikelihood { SectionSearch.likelihood(in: Content.self) }
}
