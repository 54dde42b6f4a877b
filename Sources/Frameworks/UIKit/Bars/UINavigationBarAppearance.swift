import EspalierViews
public import Foundation

/// The background and the titles of the bars of screens.
open class UINavigationBarAppearance: UIBarAppearance {
    /// The font, color and kerning of the small title.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The font, color and kerning of the large title.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The shift of the title. It has no effect.
    open var titlePositionAdjustment = UIOffset.zero
    /// The appearance of buttons. The color of their titles is that of all buttons.
    open var buttonAppearance = UIBarButtonItemAppearance()
    /// The appearance of buttons that end something. It has no effect.
    open var doneButtonAppearance = UIBarButtonItemAppearance()
    /// The appearance of the button that goes back. It has no effect.
    open var backButtonAppearance = UIBarButtonItemAppearance()

    /// Sets the images of the button that goes back. They have no effect.
    open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {}

    override func take(_ other: UIBarAppearance) {
        super.take(other)
        guard let other = other as? UINavigationBarAppearance else { return }
        titleTextAttributes = other.titleTextAttributes
        largeTitleTextAttributes = other.largeTitleTextAttributes
        buttonAppearance = other.buttonAppearance
    }

    /// The appearance as a value.
    var value: BarAppearance {
        var value = BarAppearance()
        value.background = background
        value.title = TextAttributes(titleTextAttributes)
        value.largeTitle = TextAttributes(largeTitleTextAttributes)
        value.tint = TextAttributes(buttonAppearance.normal.titleTextAttributes).color
        return value
    }
}
