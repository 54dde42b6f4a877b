public import Foundation

/// The place of the keyboard on screen: the lower edge of a view, with no height, because the browser moves the page above its keyboard.
public final class UIKeyboardLayoutGuide: UILayoutGuide {
    init(of view: UIView) {
        super.init(of: view) { view in
            var insets = view.safeAreaInsets
            insets.top = max(0, view.bounds.height - insets.bottom)
            return insets
        }
    }

    /// Whether the guide follows a keyboard in the middle of the screen. It has no effect.
    public var followsUndockedKeyboard = false

    /// Whether the guide ends at the safe area without a keyboard. It has no effect: it does.
    public var usesBottomSafeArea = true

    /// The distance above the keyboard at which dragging moves it, in points. It has no effect.
    public var keyboardDismissPadding: CGFloat = 0
}
