/// The background of the bars at the lower edge of screens.
open class UIToolbarAppearance: UIBarAppearance {
    /// The appearance of buttons. The color of their titles is that of all buttons.
    open var buttonAppearance = UIBarButtonItemAppearance()
    /// The appearance of buttons that end something. It has no effect.
    open var doneButtonAppearance = UIBarButtonItemAppearance()
}
