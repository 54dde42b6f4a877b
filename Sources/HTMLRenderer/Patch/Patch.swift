package import EspalierDisplayTree
package import EspalierLayoutEngine

/// The operations that turn one revision of a page into another.
package struct Patch: Equatable, Sendable {
    package var from: Int
    package var to: Int
    /// The animations that operations name by their place here.
    package var animations: [DisplayAnimation]
    /// In the order in which the page does them.
    package var operations: [PatchOperation]

    package init(from: Int, to: Int, animations: [DisplayAnimation] = [], operations: [PatchOperation] = []) {
        self.from = from
        self.to = to
        self.animations = animations
        self.operations = operations
    }

    package var isEmpty: Bool { operations.isEmpty }
}

/// One step of a patch. `animation` is a place in the patch's table, nil for a change at once.
package enum PatchOperation: Equatable, Sendable {
    /// Sets declarations of the node's `style`; an empty value takes the declaration away.
    case style(Int, [StyleChange], animation: Int? = nil)
    /// Sets attributes; a nil value takes the attribute away.
    case attributes(Int, [AttributeChange])
    /// Sets the letters of a node that holds nothing else.
    case text(Int, String)
    /// Sets the content of the node's element; never of a node with children.
    case content(Int, Markup)
    /// Sets the value of a control: a text, `true` or `false`, a number.
    case value(Int, String)
    /// Puts new elements into `parent` in front of the node `before`, at the end where that is nil. `isArriving`: they are not
    /// faded in, because a following patch leads them to their own appearance.
    case insert(
        parent: Int, before: Int?, Markup, animation: Int? = nil, isArriving: Bool = false)
    /// Removes a node with its descendants.
    case remove(Int, animation: Int? = nil)
    /// Leaves a node's place to its siblings. The node stays where it is seen, behind them and out of use.
    case leave(Int, animation: Int?)
    /// Brings a node back that left its place.
    case comeBack(Int)
    /// Puts a node that the page has into `parent` in front of the node `before`.
    case move(Int, parent: Int, before: Int?, animation: Int? = nil)
    /// Replaces the node's element.
    case replace(Int, Markup, animation: Int? = nil)
    /// Leads a part of a node through values at stages of an animation, from 0 to 1.
    case track(Int, TrackedPart, [TrackSample], animation: Int)
    /// Lets a node start from where another was before the patch (`matchedGeometryEffect`).
    case match(Int, from: Int, animation: Int)
    /// Gives a node the keyboard's focus; nil removes it.
    case focus(Int?)
    case title(String)
    case colorScheme(DisplayColorScheme?)
    case language(String, LayoutDirection)
    /// Names the typefaces of the patch's texts, before all other operations.
    case fonts([String])
}

/// A declaration that changed. An empty value takes it away.
package struct StyleChange: Equatable, Sendable {
    package var property: CSSProperty
    package var value: String

    package init(_ property: CSSProperty, _ value: String) {
        self.property = property
        self.value = value
    }
}

/// An attribute that changed. A nil value takes it away.
package struct AttributeChange: Equatable, Sendable {
    package var name: AttributeName
    package var value: String?

    package init(_ name: AttributeName, _ value: String?) {
        self.name = name
        self.value = value
    }
}

/// The part of a node that a track changes.
package enum TrackedPart: Equatable, Sendable {
    case style(CSSProperty)
    /// The letters of a node that holds nothing else, one after the other.
    case text
    /// The content of the node's element, one after the other.
    case content
    /// The content of the node's element, whose numbers are interpolated.
    case drawing
}

/// A value of a track.
package struct TrackSample: Equatable, Sendable {
    /// From 0 to 1.
    package var stage: Double
    package var value: String

    package init(_ stage: Double, _ value: String) {
        self.stage = stage
        self.value = value
    }
}

/// HTML, as bytes of UTF-8.
package struct Markup: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    package var bytes: [UInt8]

    package init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    package init(stringLiteral value: String) {
        bytes = Array(value.utf8)
    }

    package var description: String { String(decoding: bytes, as: UTF8.self) }
}
