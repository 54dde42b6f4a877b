import Foundation

/// The base class of animations of one property.
open class CAPropertyAnimation: CAAnimation {
    /// The name of the property; see `CABasicAnimation`.
    open var keyPath: String?
    /// Whether the values are added to the layer's own value.
    open var isAdditive = false
    /// Whether each run continues from the end of the previous one. It has no effect.
    open var isCumulative = false

    override public init() {
        super.init()
    }

    /// An animation of a property with a name.
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }
}
