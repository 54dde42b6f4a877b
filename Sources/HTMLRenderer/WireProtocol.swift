/// The names that the server and the client in a page share. The client's own are at the top of `public/client/page.js`.
///
/// **Events.** The page posts `{"session", "revision", "events": [{"node", "type", "value"}]}` to `/<scene>/events`. The
/// answer is a patch, or an array of patches in order; the first of them starts from the page's revision. Its media
/// type is `WireProtocol.patchMediaType`. Server-sent events of `/<scene>/updates` carry the same, with the revision that the
/// patch leads to as the event's id.
///
/// **Values of events.** `tap`, `submit`, `focus`, `blur`: none. `input` of a text: a string; of a slider: a number. `change` of a
/// toggle: a Boolean; of a slider: a number; of a stepper: -1 or 1. `scroll`: `{"x", "y"}` in CSS pixels.
///
/// **Touches.** A node with `data-g` has gestures. Of a finger or pointer on it the page tells `touch`, `move` and `lift`:
/// `{"n": number of the touch, "t": milliseconds of the page's clock, "p": [x, y] in the node's coordinates, "g": the same in the
/// page's, "v": [points per second], "k": keys (1 shift, 2 control, 4 option, 8 command), "o": 1 if it began on a control inside,
/// "c": 1 if it came to nothing}`; all but the first three may be left out. Two fingers are four numbers in `p` and `g`. Of moves that no
/// request has taken yet only the newest is told. `rest` (no value): for so long no further tap followed.
///
/// **The window.** A `resize` event of node 1 says what the browser is like; the page sends it on load if it differs from `data-window`,
/// and after each change: `{"width": 390, "height": 844, "dark": false, "textScale": 1, "reducedMotion": false, "scale": 3,
/// "safeArea": [top, right, bottom, left]}`. `safeArea` is left out where all are 0.
///
/// **Patches.** `{"f": from, "t": to, "a": [animation], "o": [operation]}`; `a` is left out where empty. An animation is
/// `[milliseconds, delay in milliseconds, CSS easing, repetitions (-1 for ever), 1 if it goes back and forth]`; what is usual at the end
/// is left out. An operation is an array of a letter and its operands (see `Operation`). Where no patches lead on:
/// `{"t": to, "h": the whole page}`, with `"r": 1` where the session was made again from its snapshot: what is being typed may be newer
/// than that, and the page says it again.
package enum WireProtocol {
    package static let patchMediaType = "application/x-espalier-patch+json"

    /// Members of the posted document.
    package enum Request {
        package static let session = "session"
        package static let revision = "revision"
        package static let events = "events"
        package static let node = "node"
        package static let type = "type"
        package static let value = "value"
    }

    /// Members of the value of a `scroll` event.
    package enum Point {
        package static let x = "x"
        package static let y = "y"
    }

    /// Members of the value of a `resize` event.
    package enum Window {
        package static let width = "width"
        package static let height = "height"
        package static let isDark = "dark"
        package static let textScale = "textScale"
        package static let reducesMotion = "reducedMotion"
        package static let displayScale = "scale"
        package static let safeArea = "safeArea"
    }

    /// Members of a patch.
    enum Patch {
        static let from: StaticString = "f"
        static let to: StaticString = "t"
        static let animations: StaticString = "a"
        static let operations: StaticString = "o"
    }

    /// The letters of operations and their operands. A `before` of 0 is the end; an animation of -1 is none.
    enum Operation {
        /// node, declarations as CSS (an empty value takes one away), animation
        static let style: StaticString = "s"
        /// node, object of names and values (null takes one away)
        static let attributes: StaticString = "a"
        /// node, letters
        static let text: StaticString = "t"
        /// node, HTML
        static let content: StaticString = "c"
        /// node, value
        static let value: StaticString = "v"
        /// parent, before, HTML, animation, look as [opacity, x, y, scale, anchor x, anchor y]
        static let insert: StaticString = "i"
        /// node, animation, look
        static let remove: StaticString = "r"
        /// node, parent, before, animation
        static let move: StaticString = "m"
        /// node, HTML, animation
        static let replace: StaticString = "p"
        /// node, node that it starts from, animation
        static let match: StaticString = "g"
        /// node that gets the focus; 0 takes it away
        static let focus: StaticString = "f"
        /// title
        static let title: StaticString = "d"
        /// "light", "dark" or ""
        static let colorScheme: StaticString = "k"
        /// language, "ltr" or "rtl", the page's words in that language (`ConnectionWords`)
        static let language: StaticString = "l"
        /// typefaces, parted by spaces
        static let fonts: StaticString = "w"
    }
}
