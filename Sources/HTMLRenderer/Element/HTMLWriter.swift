import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation

/// The outlines of the icons, by their names in the icon set.
package protocol SymbolMarkup: Sendable {
    /// The elements inside an SVG of 16 by 16 units that is filled with the current color; nil for an unknown name. The
    /// markup is trusted: pages contain it unchanged.
    func symbolMarkup(_ name: String) -> [UInt8]?
}

/// Writes display nodes as HTML elements. Each rendering uses its own writer, which caches styles by object identity.
struct HTMLWriter: ~Copyable {
    var out: ByteWriter
    var styles = TextStyleCache()
    var lineStyles = LineStyleCache()
    var attributes = AttributeList()
    /// Whether disabled buttons can be pressed until a script disables them.
    var leavesButtonsEnabled = false
    let symbols: any SymbolMarkup
    /// Whether a whole page of a session is written, of which `pageStyles` contains the styles. Its client gives elements the
    /// numbers that are left out.
    let isPage: Bool
    var pageStyles: PageStyles
    /// The number of the node whose element ended last.
    var lastNumber = 0
    /// Whether children of a button or link around other controls are being written.
    private var isInCompound = false

    init(capacity: Int, symbols: any SymbolMarkup, isPage: Bool = false, basePath: BasePath = .none) {
        out = ByteWriter(capacity: capacity)
        pageStyles = PageStyles(bodySize: isPage ? capacity : 0)
        self.symbols = symbols
        self.isPage = isPage
        out.basePath = basePath
        pageStyles.css.basePath = basePath
        attributes.basePath = basePath
    }

    /// The fonts of the written elements.
    var fonts: [FontVariant] { out.fonts + styles.fonts + lineStyles.fonts + pageStyles.fonts }

    /// The typefaces of the written elements, and of elements without their own font.
    func typefaces(in rules: any WebFontRules) -> [String] {
        [rules.typeface(for: .body)] + rules.typefaces(for: fonts)
    }

    /// Writes the node's element with its content and children.
    @inline(__always)
    mutating func write(_ node: DisplayNode, at place: ElementPlace, context: ElementContext) {
        if !writePlainText(node, at: place, context: context) { writeElement(node, at: place, context: context) }
    }

    private mutating func writeElement(_ node: DisplayNode, at place: ElementPlace, context: ElementContext) {
        let kind = ElementKind(of: node, context: context)
        let tag = kind.tag(context)
        writeStartTag(node, kind: kind, tag: tag, place: place, context: context)
        if !kind.isVoid {
            writeContent(node, kind: kind, context: context)
            if !node.children.isEmpty {
                let outer = isInCompound
                isInCompound = kind == .compoundButton || kind == .compoundLink
                writeChildren(node, context: context.inside(kind, node))
                isInCompound = outer
            }
            out.append("</")
            out.append(tag)
            out.append(UInt8(ascii: ">"))
        }
        lastNumber = node.id
    }

    private mutating func writeChildren(_ node: DisplayNode, context: ElementContext) {
        var placer = ElementPlacer(node.content)
        node.children.forEachBlock { nodes in
            for child in nodes where !child.isLeaving { write(child, at: placer.place(child), context: context) }
        }
    }

    private mutating func writeStartTag(
        _ node: DisplayNode, kind: ElementKind, tag: StaticString, place: ElementPlace, context: ElementContext
    ) {
        out.append(UInt8(ascii: "<"))
        out.append(tag)
        if !isPage || !impliesNumber(node, kind, context) {
            out.append(" id=")
            out.append(Wire.Element.prefix)
            out.append(node.id)
        }
        if AttributeList.isEmpty(for: node, kind: kind) {
            attributes.removeAll()
        } else {
            attributes.describe(node, kind: kind, context: context)
            if leavesButtonsEnabled, kind == .button { attributes.leaveEnabled(node) }
        }
        let isInButton = context.isInsideInteractive || isInCompound
        if isPage, PageStyles.mayContain(styleOf: node, kind, isInButton: isInButton) {
            leaveGap(node, place)
        } else {
            writeAttributes()
            out.append(" style=\"")
            out.declareGeometry(place, node.gridFrame)
            Self.declareRest(of: node, isVoid: kind.isVoid, &styles, to: &out)
            out.append(UInt8(ascii: "\""))
        }
        out.append(UInt8(ascii: ">"))
    }

    /// Appends a node's declarations, other than those of its geometry.
    static func declareRest(
        of node: DisplayNode, isVoid: Bool, _ styles: inout TextStyleCache, to out: inout ByteWriter
    ) {
        if case .text(let text) = node.content {
            if let style = text.firstStyle { styles.append(style, lineHeight: text.lineHeight, to: &out) }
            out.declareTextAlignment(text)
        } else {
            out.declareContent(node)
        }
        if node.appearance != nil || node.shapeDrawing == .box { out.declareAppearance(node, isVoid: isVoid) }
        if let pressed = node.pressed { out.declare(pressed, of: node, isVoid: isVoid) }
    }

    mutating func writeAttributes(from start: Int = 0) {
        for attribute in attributes.attributes[start...] {
            out.append(UInt8(ascii: " "))
            out.append(attribute.name.name)
            if attribute.value.isEmpty && attribute.name.isBoolean { continue }
            out.append("=\"")
            out.appendAttribute(attribute.value)
            out.append(UInt8(ascii: "\""))
        }
    }

    /// Writes the content of the node's element before its children.
    mutating func writeContent(_ node: DisplayNode, kind: ElementKind, context: ElementContext) {
        if kind == .compoundButton || kind == .compoundLink {
            writeUnderlay(node, kind: kind, context: context)
        }
        if node.definesEffects { writeDefinitions(of: node) }
        switch node.content {
        case .part(.dataTable(let table)): write(table)
        case .box, .flow, .link, .scroll, .popup, .tapArea, .part, .dialog: break
        case .text(let text): writeText(text, context: context.inside(kind, node))
        case .image(let image): writeImage(image, node)
        case .shape(let shape):
            if node.shapeDrawing == .vector { writeVector(shape, node) }
        case .drawing(let drawing): writeDrawing(drawing, node)
        case .control(let control): writeControlContent(control, node)
        }
    }

    /// Writes the button or link of an element that contains other controls. It lies below them and fills the element.
    private mutating func writeUnderlay(_ node: DisplayNode, kind: ElementKind, context: ElementContext) {
        let tag: StaticString = kind == .compoundLink ? "a" : "button"
        attributes.removeAll()
        attributes.set(.class, Wire.Class.underlay)
        if kind == .compoundLink, case .link(let link) = node.content {
            attributes.describe(link, context: context)
        } else {
            attributes.describeButton(node, context: context)
        }
        // Named after the element's content, which may change.
        if let label = node.semantics?.label {
            attributes.set(.label, label)
        } else if node.children.isReadable {
            attributes.set(.labelledBy, NodeName.of(node.id))
        } else {
            attributes.set(.label, node.type.description)
        }
        if let isSelected = node.semantics?.isSelected {
            if node.semantics?.role == .tab {
                attributes.set(.role, "tab")
                attributes.set(.selected, isSelected ? "true" : "false")
            } else {
                attributes.set(.pressed, isSelected ? "true" : "false")
            }
        }
        out.append(UInt8(ascii: "<"))
        out.append(tag)
        writeAttributes()
        out.append("></")
        out.append(tag)
        out.append(UInt8(ascii: ">"))
    }

    private mutating func writeControlContent(_ control: DisplayControl, _ node: DisplayNode) {
        switch control.kind {
        case .button, .textField, .toggle, .slider, .spinner, .date, .color, .files, .clipboard: break
        case .textArea(let entry):
            // The parser drops a line feed right after the tag.
            if entry.value.utf8.first == 10 { out.append(UInt8(ascii: "\n")) }
            out.appendText(entry.value)
        case .choice(let options, let selected):
            if selected == nil { out.append("<option value=\"\" selected hidden></option>") }
            for (index, option) in options.enumerated() {
                out.append("<option value=")
                out.append(index)
                if index == selected { out.append(" selected") }
                out.append(UInt8(ascii: ">"))
                out.appendText(option)
                out.append("</option>")
            }
        case .stepper(let canDecrement, let canIncrement):
            writeStepperHalf(node, "-1", label: "Decrement", isEnabled: canDecrement && !node.isDisabledControl)
            writeStepperHalf(node, "1", label: "Increment", isEnabled: canIncrement && !node.isDisabledControl)
        }
    }

    private mutating func writeStepperHalf(
        _ node: DisplayNode, _ step: StaticString, label: StaticString, isEnabled: Bool
    ) {
        out.append("<button name=")
        out.append(raw: Wire.Form.step)
        out.append(" value=\"")
        out.append(node.id)
        out.append(UInt8(ascii: ":"))
        out.append(step)
        out.append("\" aria-label=")
        out.append(label)
        if !isEnabled { out.append(" disabled") }
        out.append("></button>")
    }
}

extension AttributeName {
    /// Whether the attribute is Boolean: its presence is its value.
    var isBoolean: Bool {
        switch self {
        case .checked, .disabled, .isOff, .readonly, .inert, .open: true
        default: false
        }
    }
}

extension DisplayChildren {
    /// Whether the children contain a text, a label or an image description.
    var isReadable: Bool {
        contains { child in
            if child.semantics?.isHidden == true { return false }
            if child.semantics?.label != nil { return true }
            switch child.content {
            case .text(let text) where !text.isEmpty: return true
            case .image(let image) where image.alternative?.isEmpty == false: return true
            default: break
            }
            return child.children.isReadable
        }
    }
}
