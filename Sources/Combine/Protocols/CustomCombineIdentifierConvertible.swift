/// Something that has an identifier of its own in logs.
public protocol CustomCombineIdentifierConvertible {
    /// The identifier of this value. An object's default is its identity.
    var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
    public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
