public import Foundation

/// The shadow of a text. Labels show that of their first character, for all of the text.
open class NSShadow: NSObject, NSCopying {
    private final let mark = AttributeMark()
    /// The distance from the text in points.
    open var shadowOffset = CGSize.zero
    /// The size of the blur in points.
    open var shadowBlurRadius: CGFloat = 0
    /// The color, a `UIColor`; nil for none.
    open var shadowColor: Any? = UIColor.black.withAlphaComponent(1.0 / 3)

    /// A shadow without a distance.
    override public init() {
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSShadow()
        (copy.shadowOffset, copy.shadowBlurRadius) = (shadowOffset, shadowBlurRadius)
        copy.shadowColor = shadowColor
        return copy
    }
}
