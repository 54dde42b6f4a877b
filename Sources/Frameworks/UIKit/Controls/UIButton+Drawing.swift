import EspalierLayoutEngine
import EspalierViews
import Foundation

extension UIButton {
    // MARK: Values

    /// The configuration as it is shown.
    var shownConfiguration: Configuration? {
        automaticallyUpdatesConfiguration ? configuration?.updated(for: self) : configuration
    }

    /// Whether colors are those of an enabled button.
    private var hasFullColor: Bool { isEnabled || (configuration != nil && !automaticallyUpdatesConfiguration) }

    var standardColor: UIColor {
        if !isEnabled { return .tertiaryLabel }
        return buttonType == .custom ? .white : tintColor
    }

    private var ownLabel: ButtonLabel? { titleLabel as? ButtonLabel }

    private var font: UIFont {
        if let configuration {
            return configuration.font ?? .systemFont(ofSize: configuration.buttonSize.fontSize)
        }
        return titleLabel?.font ?? .systemFont(ofSize: 15)
    }

    private var insets: NSDirectionalEdgeInsets {
        if let configuration { return configuration.contentInsets }
        let insets = contentEdgeInsets
        return NSDirectionalEdgeInsets(
            top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
    }

    private var foreground: UIColor {
        guard let configuration = shownConfiguration else { return currentTitleColor }
        return titleColors.shown(in: state) ?? configuration.foreground(tint: tintColor, isEnabled: hasFullColor)
    }

    private var imageColor: UIColor {
        guard let configuration = shownConfiguration else { return currentTitleColor }
        let color =
            titleColors.shown(in: state) ?? configuration.baseForeground(tint: tintColor, isEnabled: hasFullColor)
        return configuration.imageColorTransformer?(color) ?? color
    }

    private var shownTitle: Text? {
        if let attributed = attributedTitles.shown(in: state) { return attributed.text(font: font, color: nil) }
        let chosen = chosenElement?.title ?? titles.shown(in: state)
        if let configuration, configuration.attributed != nil || configuration.titleTextAttributesTransformer != nil,
            let string = chosen.map({ AttributedString($0) }) ?? configuration.attributedTitle,
            !string.characters.isEmpty
        {
            let base = shownConfiguration?.baseForeground(tint: tintColor, isEnabled: hasFullColor) ?? foreground
            return ConfiguredText(
                string: string, font: .systemFont(ofSize: configuration.buttonSize.fontSize),
                color: titleColors.shown(in: state) ?? base, keepsColors: hasFullColor,
                transformer: configuration.titleTextAttributesTransformer
            ).text
        }
        guard let title = currentTitle, !title.isEmpty else { return nil }
        return Text(verbatim: title).font(Font(font))
    }

    private var shownSubtitle: Text? {
        guard let configuration, let string = configuration.attributedSubtitle, !string.characters.isEmpty else {
            return nil
        }
        let font = subtitleLabel?.font ?? .systemFont(ofSize: 13)
        if configuration.attributedSecond == nil, configuration.subtitleTextAttributesTransformer == nil {
            return Text(verbatim: configuration.subtitle ?? "").font(Font(font))
        }
        return ConfiguredText(
            string: string, font: font,
            color: shownConfiguration?.baseForeground(tint: tintColor, isEnabled: hasFullColor) ?? foreground,
            keepsColors: hasFullColor, transformer: configuration.subtitleTextAttributesTransformer
        ).text
    }

    /// The image with the size and weight that the button sets.
    private var shownImage: UIImage? {
        guard let image = currentImage else { return nil }
        guard image.isSymbolImage, image.symbolConfiguration == nil,
            let own = configuration?.preferredSymbolConfigurationForImage ?? currentPreferredSymbolConfiguration
        else { return image }
        return image.withConfiguration(own)
    }

    /// The limits of lines; nil for none.
    private var lineLimits: (title: Int?, subtitle: Int?) {
        configuration?.lineLimits ?? (ownLabel?.lineLimit, 1)
    }

    /// Whether the title may have several lines.
    var wrapsTitle: Bool { lineLimits.title != 1 || (configuration?.subtitle != nil && lineLimits.subtitle != 1) }

    private var hasIndicator: Bool {
        switch configuration?.indicator {
        case .popup: true
        case .automatic: choosesFromMenu
        case .some(.none), nil: false
        }
    }

    /// The width of the arrows, and their distance from the content, in points.
    private static let indicatorWidth: CGFloat = 14, indicatorGap: CGFloat = 6

    // MARK: Layout

    /// The sizes of title and image, in the width of the content; nil for any.
    private func layout(in width: CGFloat?) -> ButtonLayout {
        let configuration = configuration
        var layout = ButtonLayout(
            gap: configuration?.imagePadding ?? 0, placement: configuration?.imagePlacement ?? .leading)
        if configuration?.showsActivityIndicator == true {
            layout.image = CGSize(width: 20, height: 20)
        } else if let image = shownImage {
            layout.image = image.size
            let reservation = configuration?.imageReservation ?? 0
            if layout.placement.isVertical {
                layout.image.height = max(layout.image.height, reservation)
            } else {
                layout.image.width = max(layout.image.width, reservation)
            }
        }
        var room = width
        if !layout.placement.isVertical, layout.image != .zero {
            room = width.map { max(1, $0 - layout.image.width - layout.gap) }
        }
        let limits = lineLimits
        let title = shownTitle?.measured(in: ProposedViewSize(width: room, height: nil), lineLimit: limits.title)?.size
        let subtitle = shownSubtitle?.measured(
            in: ProposedViewSize(width: room, height: nil), lineLimit: limits.subtitle)?.size
        let gap = title != nil && subtitle != nil ? configuration?.titlePadding ?? 0 : 0
        layout.words = CGSize(
            width: max(title?.width ?? 0, subtitle?.width ?? 0),
            height: (title?.height ?? 0) + gap + (subtitle?.height ?? 0))
        return layout
    }

    /// The size of the content with its insets, in a width; nil for any.
    func contentSize(in width: CGFloat?) -> CGSize {
        updateConfigurationIfNeeded()
        let insets = insets
        var extra = insets.leading + insets.trailing
        if hasIndicator { extra += Self.indicatorGap + Self.indicatorWidth }
        var size = layout(in: width.map { max(1, $0 - extra) }).size
        size.width += extra
        size.height += insets.top + insets.bottom
        // A button without insets is a little higher than its title, as on iOS.
        if configuration == nil, contentEdgeInsets == .zero { size.height += 12 }
        if buttonType != .custom, configuration == nil { size.width = max(size.width, 30) }
        return size
    }

    func standardContentRect(_ bounds: CGRect) -> CGRect {
        let insets = insets
        return bounds.inset(
            by: UIEdgeInsets(
                top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing))
    }

    func standardFrames(_ content: CGRect) -> (words: CGRect, image: CGRect) {
        var frames = layout(in: content.width).frames(in: content, contentHorizontalAlignment, contentVerticalAlignment)
        let (title, image) = (shift(titleEdgeInsets), shift(imageEdgeInsets))
        frames.words = frames.words.offsetBy(dx: title.width, dy: title.height)
        frames.image = frames.image.offsetBy(dx: image.width, dy: image.height)
        return frames
    }

    private func shift(_ insets: UIEdgeInsets) -> CGSize {
        guard configuration == nil else { return .zero }
        return CGSize(width: contentHorizontalAlignment.shift(insets), height: contentVerticalAlignment.shift(insets))
    }

    /// The rectangles that a subclass returns; nil if they are the standard ones.
    private var ownFrames: (words: CGRect, image: CGRect)? {
        guard type(of: self) != UIButton.self, bounds.width > 0, bounds.height > 0 else { return nil }
        let content = contentRect(forBounds: bounds)
        let own = (titleRect(forContentRect: content), imageRect(forContentRect: content))
        let standard = standardFrames(standardContentRect(bounds))
        let isStandard =
            (shownTitle == nil || own.0 == standard.words) && (currentImage == nil || own.1 == standard.image)
        return isStandard ? nil : own
    }

    // MARK: Drawing

    /// The button or the menu of the page.
    @ViewBuilder var shownControl: some View {
        if let menu, showsMenuAsPrimaryAction {
            Menu {
                MenuItems(elements: menu.children, sender: self) { [weak self] in self?.choose($0) }
            } label: {
                label
            }
            .disabled(!isEnabled)
        } else {
            Button { [weak self] in
                self?.wasTapped()
            } label: {
                label
            }
            .buttonStyle(.plain)
            .disabled(!isEnabled)
        }
    }

    private func wasTapped() {
        if changesSelectionAsPrimaryAction {
            isSelected.toggle()
            sendActions(for: .valueChanged)
        }
        sendActions(for: [.touchDown, .touchUpInside, .primaryActionTriggered])
    }

    @ViewBuilder private var label: some View {
        let color = foreground
        if let frames = ownFrames {
            ZStack(alignment: .topLeading) {
                image.placed(in: frames.image)
                words.foregroundStyle(Color(color)).placed(in: frames.words)
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
            .background(alignment: .topLeading) { placedBackground }
            .contentShape(Rectangle())
        } else {
            let insets = insets
            content
                .foregroundStyle(Color(color))
                .padding(
                    EdgeInsets(
                        top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
                )
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
                .background(alignment: .topLeading) { placedBackground }
                .contentShape(Rectangle())
        }
    }

    @ViewBuilder private var placedBackground: some View {
        let rect = type(of: self) == UIButton.self ? bounds : backgroundRect(forBounds: bounds)
        if rect == bounds { shownBackground } else { shownBackground.placed(in: rect) }
    }

    @ViewBuilder private var shownBackground: some View {
        if let image = backgroundImages.shown(in: state) {
            image.filling
        } else if let configuration = shownConfiguration {
            configuration.background.shown(
                color: configuration.background(tint: tintColor, isEnabled: hasFullColor),
                radius: configuration.radius(height: bounds.height), tint: tintColor,
                glass: configuration.glass(tint: tintColor, isEnabled: hasFullColor))
        }
    }

    @ViewBuilder private var content: some View {
        if hasIndicator {
            HStack(spacing: Self.indicatorGap) {
                parts
                let color = imageColor
                Image(systemName: "chevron.up.chevron.down")
                    .font(.system(size: 12))
                    .frame(width: Self.indicatorWidth)
                    .foregroundStyle(Color(configuration?.indicatorColorTransformer?(color) ?? color))
                    .accessibilityHidden(true)
            }
        } else {
            parts
        }
    }

    @ViewBuilder private var parts: some View {
        let gap = configuration?.imagePadding ?? 0
        switch configuration?.imagePlacement ?? .leading {
        case .top:
            VStack(spacing: gap) {
                image
                words
            }
        case .bottom:
            VStack(spacing: gap) {
                words
                image
            }
        case .trailing:
            HStack(spacing: gap) {
                words
                image
            }
        default:
            HStack(spacing: gap) {
                image
                words
            }
        }
    }

    @ViewBuilder private var image: some View {
        if let configuration, configuration.showsActivityIndicator {
            let color = imageColor
            ProgressView().tint(configuration.activityIndicatorColorTransformer.map { Color($0(color)) })
        } else if let image = shownImage {
            let shift = shift(imageEdgeInsets)
            let reservation = configuration?.imageReservation ?? 0
            let isVertical = configuration?.imagePlacement.isVertical == true
            drawn(image)
                .frame(
                    minWidth: !isVertical && reservation > 0 ? reservation : nil,
                    minHeight: isVertical && reservation > 0 ? reservation : nil
                )
                .foregroundStyle(Color(image.ownColor ?? imageColor))
                .offset(x: shift.width, y: shift.height)
        }
    }

    @ViewBuilder private func drawn(_ image: UIImage) -> some View {
        // An image without a title shrinks in a small button, and fills one whose content does.
        if configuration == nil, !image.isSymbolImage, shownTitle == nil {
            let fills = contentHorizontalAlignment == .fill && contentVerticalAlignment == .fill
            FittedImage(image: image, mode: imageView?.contentMode ?? .scaleToFill)
                .frame(maxWidth: fills ? .infinity : image.size.width, maxHeight: fills ? .infinity : image.size.height)
        } else {
            ImageContent(image: image, font: font)
        }
    }

    @ViewBuilder private var words: some View {
        let limits = lineLimits
        let side = configuration?.titleSide ?? .leading
        let shift = shift(titleEdgeInsets)
        VStack(alignment: side, spacing: configuration?.titlePadding ?? 1) {
            shownTitle?
                .lineLimit(limits.title)
                .truncationMode(titleTruncation)
                .minimumScaleFactor(leastScale)
                .modifier(titleShadow)
            shownSubtitle?
                .lineLimit(limits.subtitle)
                .truncationMode((configuration?.subtitleLineBreakMode ?? .byTruncatingTail).truncation)
        }
        .multilineTextAlignment(
            configuration == nil
                ? titleLabel?.textAlignment.text ?? .leading
                : side == .center ? .center : side == .trailing ? .trailing : .leading
        )
        .offset(x: shift.width, y: shift.height)
    }

    private var titleTruncation: Text.TruncationMode {
        (configuration?.titleLineBreakMode ?? titleLabel?.lineBreakMode ?? .byTruncatingTail).truncation
    }

    private var leastScale: CGFloat {
        guard configuration == nil, let titleLabel, titleLabel.adjustsFontSizeToFitWidth else { return 1 }
        return titleLabel.minimumScaleFactor > 0 ? titleLabel.minimumScaleFactor : 0.5
    }

    private var titleShadow: TextShadow {
        guard configuration == nil, let titleLabel else { return TextShadow(color: nil, offset: .zero) }
        return TextShadow(color: currentTitleShadowColor ?? titleLabel.shadowColor, offset: titleLabel.shadowOffset)
    }

    private var alignment: Alignment {
        let horizontal: HorizontalAlignment =
            switch contentHorizontalAlignment {
            case .left, .leading: .leading
            case .right, .trailing: .trailing
            case .center, .fill: .center
            }
        let vertical: VerticalAlignment =
            switch contentVerticalAlignment {
            case .top: .top
            case .bottom: .bottom
            case .center, .fill: .center
            }
        return Alignment(horizontal: horizontal, vertical: vertical)
    }
}

extension View {
    /// The view in a rectangle, from the top leading corner.
    fileprivate func placed(in rect: CGRect) -> some View {
        frame(width: max(0, rect.width), height: max(0, rect.height)).offset(x: rect.minX, y: rect.minY)
    }
}
