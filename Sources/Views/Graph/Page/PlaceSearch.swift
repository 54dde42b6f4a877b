/// Determines from types alone whether a page may show a navigation stack or tabs later, which may know a place that is unknown now.
@MainActor
enum PlaceSearch {
    private struct Key: Hashable {
        let type: ObjectIdentifier
        let isOptional: Bool
    }

    private static var known: [Key: Bool] = [:]

    /// Whether views of the type may contain a view that declares places and is not always there.
    ///
    /// - Parameter isOptional: Whether the view itself is not always there.
    static func mayFind<V: View>(in type: V.Type, isOptional: Bool = false) -> Bool {
        let key = Key(type: ObjectIdentifier(type), isOptional: isOptional)
        if let known = known[key] { return known }
        // A view that contains itself adds nothing.
        known[key] = false
        let result: Bool
        if let content = type as? any PlaceContent.Type {
            result = content.mayShowPlaces(isOptional: isOptional)
        } else if V.Body.self == Never.self || LibraryModule.contains(type) {
            result = false
        } else {
            result = mayFind(in: V.Body.self, isOptional: isOptional)
        }
        known[key] = result
        return result
    }
}

/// A view type that declares places, or that represents its content.
nonisolated protocol PlaceContent {
    /// Whether views of the type may contain a view that declares places and is not always there.
    @MainActor static func mayShowPlaces(isOptional: Bool) -> Bool
}

extension AnyView: PlaceContent {
    @MainActor static func mayShowPlaces(isOptional: Bool) -> Bool { true }
}

extension TupleView: PlaceContent {
    @MainActor static func mayShowPlaces(isOptional: Bool) -> Bool {
        StoredField.all(of: T.self).contains { field in
            (field.type as? any View.Type).map { PlaceSearch.mayFind(in: $0, isOptional: isOptional) } ?? false
        }
    }
}

extension Group: PlaceContent where Content: View {
    @MainActor static func mayShowPlaces(isOptional: Bool) -> Bool {
        PlaceSearch.mayFind(in: Content.self, isOptional: isOptional)
    }
}

extension Optional: PlaceContent where Wrapped: View {
    @MainActor static func mayShowPlaces(isOptional: Bool) -> Bool {
        PlaceSearch.mayFind(in: Wrapped.self, isOptional: true)
    }
}

extension _ConditionalContent: PlaceContent where TrueContent: View, FalseContent: View {
    @MainActor static func mayShowPlaces(isOptional: Bool) -> Bool {
        PlaceSearch.mayFind(in: TrueContent.self, isOptional: true)
            || PlaceSearch.mayFind(in: FalseContent.self, isOptional: true)
    }
}

extension ModifiedContent: PlaceContent where Content: View, Modifier: ViewModifier {
    @MainActor static func mayShowPlaces(isOptional: Bool) -> Bool {
        PlaceSearch.mayFind(in: Content.self, isOptional: isOptional)
    }
}
