/// The style properties in the `style` attributes of elements.
package enum CSSProperty: Hashable, Sendable, CaseIterable {
    case left, top, right, bottom, width, height
    case marginLeft
    case marginTop
    case gap
    case fontSize
    case lineHeight
    case fontWeight
    case fontStyle
    case fontFamily
    case fontVariantNumeric
    case letterSpacing
    case color
    case textDecoration
    case textShadow
    case textAlign
    case direction
    case userSelect
    case webKitUserSelect
    case overflow
    case background
    case backdropFilter
    case borderRadius
    case borderWidth
    case borderPaint
    case boxShadow
    case clipPath
    case filter, opacity, transform
    case transformOrigin
    case mask
    case blendMode
    case isolation
    case pointerEvents
    case visibility
    case zIndex
    case tint
    case fill
    case placeholder
    case scrollPadding
    case imageRendering
    case cursor
    // The values while the enclosing button is pressed. The style sheet applies them.
    case pressedWidth
    case pressedHeight
    case pressedFontSize
    case pressedLineHeight
    case pressedFontWeight
    case pressedFontStyle
    case pressedLetterSpacing
    case pressedColor
    case pressedTextDecoration
    case pressedBackground
    case pressedBackdropFilter
    case pressedBorderRadius
    case pressedBorderWidth
    case pressedBorderPaint
    case pressedBoxShadow
    case pressedClipPath
    case pressedOverflow
    case pressedFilter
    case pressedOpacity
    case pressedTransform
    case pressedTransformOrigin
    case pressedVisibility
    case pressedZIndex
    case pressedTint
    case pressedTranslate
    case pressedTransition

    /// The start of a declaration.
    @inline(__always)
    var nameAndColon: StaticString {
        switch self {
        case .left: "left:"
        case .top: "top:"
        case .right: "right:"
        case .bottom: "bottom:"
        case .width: "width:"
        case .height: "height:"
        case .marginLeft: "margin-left:"
        case .marginTop: "margin-top:"
        case .gap: "gap:"
        case .fontSize: "font-size:"
        case .lineHeight: "line-height:"
        case .fontWeight: "font-weight:"
        case .fontStyle: "font-style:"
        case .fontFamily: "font-family:"
        case .fontVariantNumeric: "font-variant-numeric:"
        case .letterSpacing: "letter-spacing:"
        case .color: "color:"
        case .textDecoration: "text-decoration:"
        case .textShadow: "text-shadow:"
        case .textAlign: "text-align:"
        case .direction: "direction:"
        case .userSelect: "user-select:"
        case .webKitUserSelect: "-webkit-user-select:"
        case .overflow: "overflow:"
        case .background: "background:"
        case .backdropFilter: "backdrop-filter:"
        case .borderRadius: "border-radius:"
        case .borderWidth: "--bw:"
        case .borderPaint: "--b:"
        case .boxShadow: "box-shadow:"
        case .clipPath: "clip-path:"
        case .filter: "filter:"
        case .opacity: "opacity:"
        case .transform: "transform:"
        case .mask: "mask:"
        case .blendMode: "mix-blend-mode:"
        case .isolation: "isolation:"
        case .transformOrigin: "transform-origin:"
        case .pointerEvents: "pointer-events:"
        case .visibility: "visibility:"
        case .zIndex: "z-index:"
        case .tint: "--tint:"
        case .fill: Wire.Property.fill
        case .placeholder: "--placeholder:"
        case .scrollPadding: "scroll-padding:"
        case .imageRendering: "image-rendering:"
        case .cursor: "cursor:"
        case .pressedWidth: "--p-width:"
        case .pressedHeight: "--p-height:"
        case .pressedFontSize: "--p-font-size:"
        case .pressedLineHeight: "--p-line-height:"
        case .pressedFontWeight: "--p-font-weight:"
        case .pressedFontStyle: "--p-font-style:"
        case .pressedLetterSpacing: "--p-letter-spacing:"
        case .pressedColor: "--p-color:"
        case .pressedTextDecoration: "--p-text-decoration:"
        case .pressedBackground: "--p-background:"
        case .pressedBackdropFilter: "--p-backdrop:"
        case .pressedBorderRadius: "--p-radius:"
        case .pressedBorderWidth: "--p-bw:"
        case .pressedBorderPaint: "--p-paint:"
        case .pressedBoxShadow: "--p-shadow:"
        case .pressedClipPath: "--p-clip:"
        case .pressedOverflow: "--p-overflow:"
        case .pressedFilter: "--p-filter:"
        case .pressedOpacity: "--p-opacity:"
        case .pressedTransform: "--p-transform:"
        case .pressedTransformOrigin: "--p-origin:"
        case .pressedVisibility: "--p-visibility:"
        case .pressedZIndex: "--p-z-index:"
        case .pressedTint: "--p-tint:"
        case .pressedTranslate: "--p-translate:"
        case .pressedTransition: "--p-transition:"
        }
    }
}

extension CSSProperty {
    /// The property's name.
    var name: String { String(nameAndColon.description.dropLast()) }
}
