/// A stored property of a model, read from its source.
struct ModelPropertyDeclaration {
    /// The name, without backticks.
    let name: String
    let isLet: Bool
    let type: String?
    let value: String?
    /// The arguments of the property's attributes, by the names of these.
    let attributes: [String: String]
    /// The body of `willSet` or `didSet` with the name of its value.
    let willSet: Observer?
    let didSet: Observer?

    struct Observer {
        let parameter: String
        let body: String
    }

    /// Whether a transformer makes data of the values.
    var isTransformed: Bool { attributes["Attribute"]?.contains("transformable") ?? false }

    /// Reads the declaration of one property; nil for a property that a model does not store.
    init?(_ source: String) {
        var scanner = SourceScanner(source)
        guard case .properties(let properties)? = scanner.nextModelMember(), let first = properties.first else {
            return nil
        }
        self = first
    }

    init(
        name: String, isLet: Bool, type: String?, value: String?, attributes: [String: String], willSet: Observer?,
        didSet: Observer?
    ) {
        self.name = name
        self.isLet = isLet
        self.type = type
        self.value = value
        self.attributes = attributes
        self.willSet = willSet
        self.didSet = didSet
    }
}
