package import EspalierDisplayTree
package import EspalierLayoutEngine

/// The operations that turn one revision of a page into another.
package struct Patch: Equatable, Sendable {
    package var from: Int
    package var to: Int
    /// The animations. Operations refer to them by index.
    package var animations: [DisplayAnimation]
    /// The operations, in the order in which the page applies them.
    package var operations: [PatchOperation]

    package init(from: Int, to: Int, animations: [DisplayAnimation] = [], operations: [PatchOperation] = []) {
        self.from = from
        self.to = to
        self.animations = animations
        self.operations = operations
    }

    package var isEmpty: Bool { operations.isEmpty }
}

/// An operation of a patch. `animation` is an index in the patch's table; nil for an immediate change.
package enum PatchOperation: Equatable, Sendable {
    /// Sets declarations of the node's `style`. An empty value removes the declaration.
    case style(Int, [StyleChange], animation: Int? = nil)
    /// Sets attributes. A nil value removes the attribute. The animation is that of a request to scroll.
    case attributes(Int, [AttributeChange], animation: Int? = nil)
    /// Sets the text of a node without other content. A nil `transition` is a fade.
    case text(Int, String, animation: Int? = nil, transition: DisplayContentTransition? = nil)
    /// Sets the content of the node's element, which has no children. A nil `transition` is a fade.
    case content(Int, Markup, animation: Int? = nil, transition: DisplayContentTransition? = nil)
    /// Sets the value of a control: a text, `true` or `false`, a number.
    case value(Int, String)
    /// Inserts new elements into `parent`, in front of the node `before`, or at the end if it is nil. Arriving elements are not
    /// faded in, because a following patch animates them.
    case insert(
        parent: Int, before: Int?, Markup, animation: Int? = nil, isArriving: Bool = false)
    /// Removes a node with its descendants.
    case remove(Int, animation: Int? = nil)
    /// Takes a leaving node out of the flow. It stays visible at its position, behind its siblings, and accepts no input.
    case leave(Int, animation: Int?)
    /// Returns a leaving node to the flow.
    case comeBack(Int)
    /// Moves an existing node into `parent`, in front of the node `before`.
    case move(Int, parent: Int, before: Int?, animation: Int? = nil)
    /// Replaces the node's element.
    case replace(Int, Markup, animation: Int? = nil)
    /// Animates a part of a node through values at stages of an animation, from 0 to 1.
    case track(Int, TrackedPart, [TrackSample], animation: Int)
    /// Ends the endless animations of a node and its descendants.
    case rest(Int)
    /// Animates a node from the old frame of another one (`matchedGeometryEffect`).
    case match(Int, from: Int, animation: Int)
    /// Gives a node keyboard focus; nil removes it.
    case focus(Int?)
    case title(String)
    case colorScheme(DisplayColorScheme?)
    case language(String, LayoutDirection)
    /// Sets the page's place: the path of its URL, and the number of screens above the root.
    case place(String, screens: Int, choice: Int = 0)
    /// Opens a URL or a window.
    case open(DisplayOpening)
    /// Names the typefaces of the patch's texts, before all other operations.
    case fonts([String])
}

/// A changed declaration. An empty value removes it.
package struct StyleChange: Equatable, Sendable {
    package var property: CSSProperty
    package var value: String

    package init(_ property: CSSProperty, _ value: String) {
        self.property = property
        self.value = value
    }
}

/// A changed attribute. A nil value removes it.
package struct AttributeChange: Equatable, Sendable {
    package var name: AttributeName
    package var value: String?

    package init(_ name: AttributeName, _ value: String?) {
        self.name = name
        self.value = value
    }
}

/// The part of a node that a track animates.
package enum TrackedPart: Equatable, Sendable {
    case style(CSSProperty)
    /// The text of a node without other content. Each stage shows one value.
    case text
    /// The content of the node's element. Each stage shows one value.
    case content
    /// The content of the node's element. Its numbers are interpolated.
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

/// HTML as UTF-8 bytes.
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
