import EspalierLayoutEngine
import EspalierViews
import Foundation

extension UIButton.Configuration {
    /// Without a background.
    public static func plain() -> UIButton.Configuration { UIButton.Configuration(form: .plain) }
    /// With a gray background.
    public static func gray() -> UIButton.Configuration { UIButton.Configuration(form: .gray) }
    /// With a pale background of the tint.
    public static func tinted() -> UIButton.Configuration { UIButton.Configuration(form: .tinted) }
    /// With a background of the tint.
    public static func filled() -> UIButton.Configuration { UIButton.Configuration(form: .filled) }

    /// Without a background, and without insets.
    public static func borderless() -> UIButton.Configuration {
        var configuration = UIButton.Configuration(form: .plain)
        configuration.contentInsets = .zero
        return configuration
    }

    /// With a gray background.
    public static func bordered() -> UIButton.Configuration { UIButton.Configuration(form: .gray) }
    /// With a pale background of the tint.
    public static func borderedTinted() -> UIButton.Configuration { UIButton.Configuration(form: .tinted) }
    /// With a background of the tint.
    public static func borderedProminent() -> UIButton.Configuration { UIButton.Configuration(form: .filled) }

    private static func glass(_ form: Form) -> UIButton.Configuration {
        var configuration = UIButton.Configuration(form: form)
        configuration.cornerStyle = .capsule
        return configuration
    }

    /// On glass.
    public static func glass() -> UIButton.Configuration { glass(.glass) }
    /// On glass in the tint.
    public static func prominentGlass() -> UIButton.Configuration { glass(.prominentGlass) }
    /// On glass that lets more through.
    public static func clearGlass() -> UIButton.Configuration { glass(.clearGlass) }
    /// On glass in the tint that lets more through.
    public static func prominentClearGlass() -> UIButton.Configuration { glass(.prominentClearGlass) }

    // MARK: State

    /// The configuration for the state of a button: with a stronger background if it is selected, and in gray if it is disabled.
    @MainActor @preconcurrency
    public func updated(for button: UIButton) -> UIButton.Configuration {
        var copy = self
        copy.isDimmed = !button.isEnabled
        if button.isSelected, automaticallyUpdateForSelection { copy.form = form.selected }
        return copy
    }

    // MARK: Drawing

    /// The font of the first run of a title with attributes; nil for that of the button.
    var font: UIFont? { attributed?.runs.first?[AttributeScopes.UIKitAttributes.FontAttribute.self] }

    private var titleColor: UIColor? {
        attributed?.runs.first?[AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self]
    }

    /// The color of the title.
    @MainActor
    func foreground(tint: UIColor, isEnabled: Bool) -> UIColor {
        guard isEnabled else { return .tertiaryLabel }
        return titleColor ?? standardForeground(tint: tint)
    }

    /// The color of texts and symbols without their own.
    @MainActor
    func baseForeground(tint: UIColor, isEnabled: Bool) -> UIColor {
        isEnabled ? standardForeground(tint: tint) : .tertiaryLabel
    }

    @MainActor
    private func standardForeground(tint: UIColor) -> UIColor {
        if let baseForegroundColor { return baseForegroundColor }
        return switch form {
        case .filled, .prominentGlass, .prominentClearGlass: .white
        case .glass, .clearGlass: .label
        case .plain, .gray, .tinted: tint
        }
    }

    /// The color of the background; nil for none, and for glass.
    @MainActor
    func background(tint: UIColor, isEnabled: Bool) -> UIColor? {
        if let color = background.backgroundColor { return color }
        return switch form {
        case .plain: baseBackgroundColor
        case .glass, .prominentGlass, .clearGlass, .prominentClearGlass: nil
        case _ where !isEnabled: .tertiarySystemFill
        case .gray: baseBackgroundColor ?? .secondarySystemFill
        case .tinted: UIColor((baseBackgroundColor ?? tint).color.opacity(0.18))
        case .filled: baseBackgroundColor ?? tint
        }
    }

    /// The glass behind the content; nil for none.
    @MainActor
    func glass(tint: UIColor, isEnabled: Bool) -> Glass? {
        switch form {
        case .plain, .gray, .tinted, .filled: nil
        case .glass: .regular.tint(baseBackgroundColor.map { Color($0) })
        case .clearGlass: .clear.tint(baseBackgroundColor.map { Color($0) })
        case .prominentGlass: .regular.tint(isEnabled ? Color(baseBackgroundColor ?? tint) : nil)
        case .prominentClearGlass: .clear.tint(isEnabled ? Color(baseBackgroundColor ?? tint) : nil)
        }
    }

    func radius(height: CGFloat) -> CGFloat {
        switch cornerStyle {
        case .fixed, .dynamic: background.cornerRadius
        case .small: 4
        case .medium: 7
        case .large: 12
        case .capsule: height / 2
        }
    }

    /// The side of title and second line.
    var titleSide: HorizontalAlignment {
        switch titleAlignment {
        case .leading: .leading
        case .center: .center
        case .trailing: .trailing
        case .automatic: imagePlacement.isVertical ? .center : imagePlacement == .trailing ? .trailing : .leading
        }
    }

    /// The limits of lines of the title and the second line; nil for none.
    var lineLimits: (title: Int?, subtitle: Int?) { (titleLineBreakMode.lineLimit, subtitleLineBreakMode.lineLimit) }
}

extension UIButton.Configuration.Form {
    /// The form of a selected button.
    fileprivate var selected: Self {
        switch self {
        case .plain, .gray: .tinted
        case .tinted: .filled
        case .glass: .prominentGlass
        case .clearGlass: .prominentClearGlass
        case .filled, .prominentGlass, .prominentClearGlass: self
        }
    }
}

extension NSLineBreakMode {
    /// The limit of lines of a title; nil for none.
    var lineLimit: Int? { self == .byWordWrapping || self == .byCharWrapping ? nil : 1 }
}
