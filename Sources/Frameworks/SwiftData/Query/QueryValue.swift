/// The types of a query's property: an array of models, or their sections.
public protocol _QueryValue<Model> {
    associatedtype Model: PersistentModel

    /// The value for the result of a query.
    @MainActor
    static func _value(of models: [Model], sections: @MainActor () -> SectionedResults<Model, String>) -> Self
}

extension Array: _QueryValue where Element: PersistentModel {
    @MainActor
    public static func _value(
        of models: [Element], sections: @MainActor () -> SectionedResults<Element, String>
    ) -> [Element] {
        models
    }
}

extension SectionedResults: _QueryValue where SectionTitle == String {
    @MainActor
    public static func _value(
        of models: [Element], sections: @MainActor () -> SectionedResults<Element, String>
    ) -> SectionedResults<Element, String> {
        sections()
    }
}
