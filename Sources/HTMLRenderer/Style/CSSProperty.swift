/// The style properties that elements carry in their `style` attribute, by their CSS names.
package enum CSSProperty: String, Hashable, Sendable, CaseIterable {
    case left, top, width, height
    case marginLeft = "margin-left"
    case marginTop = "margin-top"
    case gap
    case fontSize = "font-size"
    case lineHeight = "line-height"
    case fontWeight = "font-weight"
    case fontStyle = "font-style"
    case fontFamily = "font-family"
    case fontVariantNumeric = "font-variant-numeric"
    case letterSpacing = "letter-spacing"
    case color
    case textDecoration = "text-decoration"
    case textAlign = "text-align"
    case overflow
    case background
    case backdropFilter = "backdrop-filter"
    case borderRadius = "border-radius"
    case borderWidth = "--bw"
    case borderPaint = "--b"
    case boxShadow = "box-shadow"
    case clipPath = "clip-path"
    case filter, opacity, transform
    case transformOrigin = "transform-origin"
    case pointerEvents = "pointer-events"
    case visibility
    case zIndex = "z-index"
    case tint = "--tint"
    case fill = "--fill"

    /// What a declaration starts with.
    @inline(__always)
    var nameAndColon: StaticString {
        switch self {
        case .left: "left:"
        case .top: "top:"
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
        case .textAlign: "text-align:"
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
        case .transformOrigin: "transform-origin:"
        case .pointerEvents: "pointer-events:"
        case .visibility: "visibility:"
        case .zIndex: "z-index:"
        case .tint: "--tint:"
        case .fill: "--fill:"
        }
    }
}
