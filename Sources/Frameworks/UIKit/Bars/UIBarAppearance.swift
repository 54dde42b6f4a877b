import EspalierViews
public import Foundation

/// The background of a bar, and the line at its edge.
@MainActor @preconcurrency
open class UIBarAppearance: NSObject {
    /// The blur behind the bar; nil for none.
    open var backgroundEffect: UIBlurEffect? = UIBlurEffect(style: .systemChromeMaterial)
    /// The color over the blur.
    open var backgroundColor: UIColor?
    /// The image over the color. It fills the bar.
    open var backgroundImage: UIImage?
    /// The place of the image in the bar. It has no effect: the image fills the bar.
    open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
    /// The color of the line between the bar and the content; nil or clear for none.
    open var shadowColor: UIColor? = .separator
    /// The image in place of the line. An image without a size removes the line; others have no effect.
    open var shadowImage: UIImage?

    /// The appearance of the system.
    override public required init() {
        super.init()
    }

    /// The appearance of the system. The kind of device has no effect.
    public convenience init(idiom: UIUserInterfaceIdiom) {
        self.init()
    }

    /// The background of another appearance.
    public convenience init(barAppearance: UIBarAppearance) {
        self.init()
        take(barAppearance)
    }

    /// Takes the properties of another appearance.
    func take(_ other: UIBarAppearance) {
        backgroundEffect = other.backgroundEffect
        backgroundColor = other.backgroundColor
        backgroundImage = other.backgroundImage
        backgroundImageContentMode = other.backgroundImageContentMode
        shadowColor = other.shadowColor
        shadowImage = other.shadowImage
    }

    override open func copy() -> Any {
        UncheckedTransfer(self).onMain { original in
            let copy = type(of: original).init()
            copy.take(original)
            return copy as Any
        }
    }

    /// Sets the system's background: a blur and a line.
    open func configureWithDefaultBackground() {
        set(UIBlurEffect(style: .systemChromeMaterial), nil, .separator)
    }

    /// Sets the system's opaque background, with a line.
    open func configureWithOpaqueBackground() {
        set(nil, .systemBackground, .separator)
    }

    /// Removes the background and the line.
    open func configureWithTransparentBackground() {
        set(nil, nil, nil)
    }

    private func set(_ effect: UIBlurEffect?, _ color: UIColor?, _ shadow: UIColor?) {
        backgroundEffect = effect
        backgroundColor = color
        shadowColor = shadow
        backgroundImage = nil
        shadowImage = nil
    }

    /// The background as a value.
    var background: BarBackground {
        BarBackground(
            material: backgroundEffect?.style.material, color: backgroundColor.map { Color($0) },
            image: backgroundImage.flatMap { $0.size == .zero ? nil : Image(uiImage: $0) },
            line: shadowImage?.size == .zero ? nil : shadowColor.map { Color($0) })
    }
}
