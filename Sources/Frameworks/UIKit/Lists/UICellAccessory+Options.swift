import Foundation

extension UICellAccessory {
    /// The appearance of an arrow.
    public struct DisclosureIndicatorOptions {
        /// Whether the accessory is hidden.
        public var isHidden: Bool
        /// The width that the cell reserves for the accessory. It has no effect.
        public var reservedLayoutWidth: LayoutDimension?
        /// The color; nil for the standard one.
        public var tintColor: UIColor?

        /// The appearance of a disclosure indicator.
        public init(
            isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
        ) {
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
        }
    }

    /// The appearance of a check mark.
    public struct CheckmarkOptions {
        /// Whether the accessory is hidden.
        public var isHidden: Bool
        /// The width that the cell reserves for the accessory. It has no effect.
        public var reservedLayoutWidth: LayoutDimension?
        /// The color; nil for the standard one.
        public var tintColor: UIColor?

        /// The appearance of a checkmark.
        public init(
            isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
        ) {
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
        }
    }

    /// The appearance of an i.
    public struct DetailOptions {
        /// Whether the accessory is hidden.
        public var isHidden: Bool
        /// The width that the cell reserves for the accessory. It has no effect.
        public var reservedLayoutWidth: LayoutDimension?
        /// The color; nil for the standard one.
        public var tintColor: UIColor?

        /// The appearance of a detail button.
        public init(
            isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
        ) {
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
        }
    }

    /// The appearance of lines.
    public struct ReorderOptions {
        /// Whether the accessory is hidden.
        public var isHidden: Bool
        /// The width that the cell reserves for the accessory. It has no effect.
        public var reservedLayoutWidth: LayoutDimension?
        /// The color; nil for the standard one.
        public var tintColor: UIColor?

        /// The appearance of a handle for moving the row.
        public init(
            isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
        ) {
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
        }
    }

    /// The appearance of an arrow with rows below it.
    public struct OutlineDisclosureOptions {
        /// Whether the accessory is hidden.
        public var isHidden: Bool
        /// The width that the cell reserves for the accessory. It has no effect.
        public var reservedLayoutWidth: LayoutDimension?
        /// The color; nil for the standard one.
        public var tintColor: UIColor?
        /// The part of the row that opens. It has no effect: the arrow does.
        public var style: Style

        /// The appearance of the arrow of a group of rows.
        public init(
            style: Style = .automatic, isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil
        ) {
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
            self.style = style
        }

        /// The parts of a row that open.
        public enum Style: Sendable {
            /// The standard one; the header; the arrow.
            case automatic, header, cell
        }
    }

    /// The appearance of a minus.
    public struct DeleteOptions {
        /// Whether the accessory is hidden.
        public var isHidden: Bool
        /// The width that the cell reserves for the accessory. It has no effect.
        public var reservedLayoutWidth: LayoutDimension?
        /// The color; nil for the standard one.
        public var tintColor: UIColor?
        /// The color behind the symbol; nil for the standard one.
        public var backgroundColor: UIColor?

        /// The appearance of a button that deletes the row.
        public init(
            isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            backgroundColor: UIColor? = nil
        ) {
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
            self.backgroundColor = backgroundColor
        }
    }

    /// The appearance of a plus.
    public struct InsertOptions {
        /// Whether the accessory is hidden.
        public var isHidden: Bool
        /// The width that the cell reserves for the accessory. It has no effect.
        public var reservedLayoutWidth: LayoutDimension?
        /// The color; nil for the standard one.
        public var tintColor: UIColor?
        /// The color behind the symbol; nil for the standard one.
        public var backgroundColor: UIColor?

        /// The appearance of a button that inserts a row.
        public init(
            isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            backgroundColor: UIColor? = nil
        ) {
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
            self.backgroundColor = backgroundColor
        }
    }

    /// The appearance of a circle.
    public struct MultiselectOptions {
        /// Whether the accessory is hidden.
        public var isHidden: Bool
        /// The width that the cell reserves for the accessory. It has no effect.
        public var reservedLayoutWidth: LayoutDimension?
        /// The color; nil for the standard one.
        public var tintColor: UIColor?
        /// The color behind the symbol; nil for the standard one.
        public var backgroundColor: UIColor?

        /// The appearance of a checkbox of a selection.
        public init(
            isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            backgroundColor: UIColor? = nil
        ) {
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
            self.backgroundColor = backgroundColor
        }
    }

    /// The appearance of a text.
    public struct LabelOptions {
        /// Whether the accessory is hidden.
        public var isHidden: Bool
        /// The width that the cell reserves for the accessory. It has no effect.
        public var reservedLayoutWidth: LayoutDimension?
        /// The color; nil for the standard one.
        public var tintColor: UIColor?
        /// The font; nil for the standard one.
        public var font: UIFont?
        /// Whether the text follows the size of texts. It has no effect.
        public var adjustsFontForContentSizeCategory: Bool

        /// The appearance of a label.
        public init(
            isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            font: UIFont? = nil, adjustsFontForContentSizeCategory: Bool = true
        ) {
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
            self.font = font
            self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
        }
    }

    /// The appearance of a view of the app.
    @MainActor @preconcurrency
    public struct CustomViewConfiguration {
        /// The view of the accessory.
        public let customView: UIView
        /// The edge.
        public let placement: Placement
        /// Whether the accessory is hidden.
        public var isHidden: Bool
        /// The width that the cell reserves for the accessory. It has no effect.
        public var reservedLayoutWidth: LayoutDimension?
        /// The tint of the view; nil for that of the row.
        public var tintColor: UIColor?
        /// Whether the view keeps its size. It has no effect: it does.
        public var maintainsFixedSize: Bool

        /// A view at an edge.
        public init(
            customView: UIView, placement: Placement, isHidden: Bool = false,
            reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil, maintainsFixedSize: Bool = false
        ) {
            self.customView = customView
            self.placement = placement
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
            self.maintainsFixedSize = maintainsFixedSize
            if let tintColor { customView.tintColor = tintColor }
        }
    }
}
