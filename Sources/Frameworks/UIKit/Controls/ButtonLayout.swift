import Foundation

/// The places of a button's title and image, by their sizes.
struct ButtonLayout {
    /// The size of title and second line.
    var words = CGSize.zero
    /// The size of the image; zero for none.
    var image = CGSize.zero
    /// The distance between the two in points.
    var gap: CGFloat = 0
    var placement = NSDirectionalRectEdge.leading

    private var isVertical: Bool { placement.isVertical }
    private var shownGap: CGFloat { words == .zero || image == .zero ? 0 : gap }

    /// The size of both.
    var size: CGSize {
        isVertical
            ? CGSize(width: max(words.width, image.width), height: words.height + shownGap + image.height)
            : CGSize(width: words.width + shownGap + image.width, height: max(words.height, image.height))
    }

    /// The rectangles of both in the rectangle of the content.
    func frames(
        in content: CGRect, _ horizontal: UIControl.ContentHorizontalAlignment,
        _ vertical: UIControl.ContentVerticalAlignment
    ) -> (words: CGRect, image: CGRect) {
        let size = size
        let left = content.minX + horizontal.part * (content.width - size.width)
        let top = content.minY + vertical.part * (content.height - size.height)
        var (words, image) = (CGRect(origin: .zero, size: words), CGRect(origin: .zero, size: image))
        if isVertical {
            words.origin.x = left + (size.width - words.width) / 2
            image.origin.x = left + (size.width - image.width) / 2
            words.origin.y = placement == .top ? top + image.height + shownGap : top
            image.origin.y = placement == .top ? top : top + words.height + shownGap
        } else {
            words.origin.y = top + (size.height - words.height) / 2
            image.origin.y = top + (size.height - image.height) / 2
            words.origin.x = placement == .trailing ? left : left + image.width + shownGap
            image.origin.x = placement == .trailing ? left + words.width + shownGap : left
        }
        return (words, image)
    }
}

extension UIControl.ContentHorizontalAlignment {
    /// The part of the free width that is in front of the content.
    var part: CGFloat {
        switch self {
        case .left, .leading: 0
        case .right, .trailing: 1
        case .center, .fill: 0.5
        }
    }

    /// The distance by which insets move a part of the content.
    func shift(_ insets: UIEdgeInsets) -> CGFloat {
        switch self {
        case .left, .leading: insets.left
        case .right, .trailing: -insets.right
        case .center, .fill: (insets.left - insets.right) / 2
        }
    }
}

extension UIControl.ContentVerticalAlignment {
    /// The part of the free height that is above the content.
    var part: CGFloat {
        switch self {
        case .top: 0
        case .bottom: 1
        case .center, .fill: 0.5
        }
    }

    /// The distance by which insets move a part of the content.
    func shift(_ insets: UIEdgeInsets) -> CGFloat {
        switch self {
        case .top: insets.top
        case .bottom: -insets.bottom
        case .center, .fill: (insets.top - insets.bottom) / 2
        }
    }
}
