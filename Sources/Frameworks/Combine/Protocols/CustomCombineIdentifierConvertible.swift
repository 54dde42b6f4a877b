/// A value with an identifier for logs.
public protocol CustomCombineIdentifierConvertible {
    /// The identifier of this value. By default, an object's identifier comes from its address.
    var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
    public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
