import Foundation

/// The label that describes the title of a button, or its second line.
final class ButtonLabel: UILabel {
    private weak var button: UIButton?
    private let isSubtitle: Bool

    init(of button: UIButton) {
        isSubtitle = false
        super.init(frame: .zero)
        font = .systemFont(ofSize: button.buttonType == .system ? 15 : 18)
        lineBreakMode = .byTruncatingMiddle
        shadowOffset = .zero
        // Changes before the button is known are not the app's.
        self.button = button
    }

    init(subtitleOf button: UIButton) {
        isSubtitle = true
        super.init(frame: .zero)
        font = .systemFont(ofSize: 13)
        self.button = button
    }

    required init?(coder: NSCoder) { nil }

    override var text: String? {
        get {
            guard let button else { return nil }
            if isSubtitle { return button.configuration?.subtitle }
            return button.currentAttributedTitle?.string ?? button.currentTitle
        }
        set {}
    }

    /// The greatest number of lines; nil for any.
    var lineLimit: Int? {
        numberOfLines == 0 || lineBreakMode.lineLimit == nil ? nil : max(1, numberOfLines)
    }

    override func appearanceDidChange() {
        super.appearanceDidChange()
        button?.contentDidChange()
    }
}

/// The view that describes the image of a button.
final class ButtonImageView: UIImageView {
    private weak var button: UIButton?

    init(of button: UIButton) {
        super.init(frame: .zero)
        self.button = button
    }

    required init?(coder: NSCoder) { nil }

    override var image: UIImage? {
        get { button?.currentImage }
        set {}
    }

    override func appearanceDidChange() {
        super.appearanceDidChange()
        button?.contentDidChange()
    }
}
