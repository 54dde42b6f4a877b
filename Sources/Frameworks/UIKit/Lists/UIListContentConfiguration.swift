import EspalierLayoutEngine
import EspalierViews
public import Foundation

/// A content of an image, a text and a second text.
@MainActor @preconcurrency
public struct UIListContentConfiguration: UIContentConfiguration, ShownConfiguration {
    /// The text; nil for none.
    public var text: String?
    /// The text with attributes, in place of `text`; nil for none.
    public var attributedText: NSAttributedString?
    /// The second text; nil for none.
    public var secondaryText: String?
    /// The second text with attributes, in place of `secondaryText`; nil for none.
    public var secondaryAttributedText: NSAttributedString?
    /// The symbol or image; nil for none.
    public var image: UIImage?
    /// The appearance of the first text.
    public var textProperties: TextProperties
    /// The appearance of the second text.
    public var secondaryTextProperties: TextProperties
    /// The appearance of the image.
    public var imageProperties = ImageProperties()
    /// The distances between the content and the edges of its view.
    public var directionalLayoutMargins: NSDirectionalEdgeInsets
    /// The distance between the image and the texts, in points.
    public var imageToTextPadding: CGFloat = 16
    /// The distance between texts beside each other, in points.
    public var textToSecondaryTextHorizontalPadding: CGFloat = 8
    /// The distance between texts above each other, in points.
    public var textToSecondaryTextVerticalPadding: CGFloat = 2
    /// Whether the texts are beside each other.
    public var prefersSideBySideTextAndSecondaryText: Bool
    /// The alpha of the content.
    public var alpha: CGFloat = 1
    /// Whether the margins of the view around are kept. It has no effect: margins are those of the content.
    public var axesPreservingSuperviewLayoutMargins = UIAxis.both

    /// The content of rows: one text above the other.
    public static func cell() -> UIListContentConfiguration { UIListContentConfiguration(17, .label) }
    /// The content of rows: one text above the other.
    public static func subtitleCell() -> UIListContentConfiguration { cell() }
    /// The content of rows with the second text at the end.
    public static func valueCell() -> UIListContentConfiguration {
        UIListContentConfiguration(17, .label, second: (17, .secondaryLabel), isSideBySide: true)
    }
    /// The content of rows of a sidebar.
    public static func sidebarCell() -> UIListContentConfiguration { cell() }
    /// The content of rows of a sidebar: one text above the other.
    public static func sidebarSubtitleCell() -> UIListContentConfiguration { cell() }
    /// The content of rows of a sidebar in a window with other columns.
    public static func accompaniedSidebarCell() -> UIListContentConfiguration { cell() }
    /// The content of rows of a sidebar in a window with other columns: one text above the other.
    public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration { cell() }
    /// The header of a plain list.
    public static func plainHeader() -> UIListContentConfiguration {
        UIListContentConfiguration(17, .label, weight: .semibold, margin: 0)
    }
    /// The footer of a plain list.
    public static func plainFooter() -> UIListContentConfiguration {
        UIListContentConfiguration(13, .secondaryLabel, margin: 0)
    }
    /// The header of a grouped list, in capitals.
    public static func groupedHeader() -> UIListContentConfiguration {
        var made = UIListContentConfiguration(13, .secondaryLabel, margin: 0)
        made.textProperties.transform = .uppercase
        return made
    }
    /// The footer of a grouped list.
    public static func groupedFooter() -> UIListContentConfiguration {
        UIListContentConfiguration(13, .secondaryLabel, margin: 0)
    }
    /// The header of a list, as in its form.
    public static func header() -> UIListContentConfiguration { groupedHeader() }
    /// The footer of a list, as in its form.
    public static func footer() -> UIListContentConfiguration { groupedFooter() }
    /// A large header of a grouped list.
    public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
        UIListContentConfiguration(20, .label, weight: .semibold, margin: 0)
    }
    /// A larger header of a grouped list.
    public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
        UIListContentConfiguration(22, .label, weight: .bold, margin: 0)
    }
    /// The header of a sidebar.
    public static func sidebarHeader() -> UIListContentConfiguration {
        UIListContentConfiguration(17, .label, weight: .semibold, margin: 0)
    }

    /// - Parameter margin: The distance from the sides in points. Headers and footers have those of the list.
    private init(
        _ size: CGFloat, _ color: UIColor, weight: UIFont.Weight = .regular,
        second: (size: CGFloat, color: UIColor) = (12, .label), margin: CGFloat = 16, isSideBySide: Bool = false
    ) {
        textProperties = TextProperties(font: .systemFont(ofSize: size, weight: weight), color: color)
        secondaryTextProperties = TextProperties(font: .systemFont(ofSize: second.size), color: second.color)
        let edge: CGFloat = margin == 0 ? 0 : 11
        directionalLayoutMargins = NSDirectionalEdgeInsets(top: edge, leading: margin, bottom: edge, trailing: margin)
        prefersSideBySideTextAndSecondaryText = isSideBySide
    }

    public func makeContentView() -> any UIView & UIContentView { ConfiguredView(self) }

    /// The content itself: it does not depend on the state.
    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }

    var shownContent: AnyView {
        AnyView(
            HStack(spacing: imageToTextPadding) {
                if let image { shown(image) }
                if prefersSideBySideTextAndSecondaryText {
                    HStack(spacing: textToSecondaryTextHorizontalPadding) {
                        shown(text, attributedText, textProperties)
                        Spacer(minLength: 0)
                        shown(secondaryText, secondaryAttributedText, secondaryTextProperties)
                    }
                } else {
                    VStack(alignment: textProperties.alignment.horizontal, spacing: textToSecondaryTextVerticalPadding)
                    {
                        shown(text, attributedText, textProperties)
                        shown(secondaryText, secondaryAttributedText, secondaryTextProperties)
                    }
                    .frame(
                        maxWidth: .infinity,
                        alignment: Alignment(horizontal: textProperties.alignment.horizontal, vertical: .center))
                }
            }
            .padding(EdgeInsets(directionalLayoutMargins))
            .opacity(Double(alpha)))
    }

    @ViewBuilder private func shown(_ image: UIImage) -> some View {
        let properties = imageProperties
        let picture = Image(
            uiImage: properties.preferredSymbolConfiguration.map { image.withConfiguration($0) } ?? image)
        let tinted = picture.foregroundStyle(Color(properties.tintColor ?? .tintColor))
        let (width, height) = (properties.maximumSize.width, properties.maximumSize.height)
        let reserved = properties.reservedLayoutSize
        Group {
            if width > 0 || height > 0 {
                picture.resizable().scaledToFit()
                    .frame(
                        width: width > 0 ? min(width, image.size.width) : nil,
                        height: height > 0 ? min(height, image.size.height) : nil
                    )
                    .foregroundStyle(Color(properties.tintColor ?? .tintColor))
            } else {
                tinted
            }
        }
        .clipShape(RoundedRectangle(cornerRadius: properties.cornerRadius))
        .frame(
            minWidth: reserved.width > 0 ? reserved.width : nil, minHeight: reserved.height > 0 ? reserved.height : nil)
    }

    @ViewBuilder private func shown(
        _ text: String?, _ attributed: NSAttributedString?, _ properties: TextProperties
    ) -> some View {
        if let attributed {
            properties.shown(attributed.text(font: properties.font, color: properties.color))
        } else if let text {
            properties.shown(Text(verbatim: properties.transform.applied(to: text)))
        }
    }
}
