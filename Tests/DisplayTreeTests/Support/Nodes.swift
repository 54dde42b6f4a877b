import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation

let frame = CGRect(x: 1, y: 2, width: 30, height: 20)

func node(_ content: DisplayContent) -> DisplayNode {
    DisplayNode(id: 1, type: "View", frame: frame, content: content)
}

func box(_ id: Int, _ events: EventTypes = [], _ children: DisplayChildren = .none) -> DisplayNode {
    DisplayNode(id: id, type: "Box", frame: frame, events: events, children: children)
}

func style(_ size: CGFloat = 17, weight: UInt16 = 400) -> DisplayTextStyle {
    DisplayTextStyle(font: FontFace(size: size, weight: weight), lineHeight: 20)
}

let red = DisplayPaint.color(.rgb(1, 0, 0))
let stops = [DisplayPaint.GradientStop(color: .rgb(1, 0, 0), location: 0)]

func path(_ x: CGFloat, usesEvenOddRule: Bool = false) -> DisplayPath {
    DisplayPath(verbs: [.move, .line], points: [.zero, CGPoint(x: x, y: 0)], usesEvenOddRule: usesEvenOddRule)
}

/// A layout of lines. Each line consists of pieces of runs.
func layout(_ lines: [[(String, Int)]], heights: [CGFloat] = [20], breaks: Set<Int> = []) -> TextLayout {
    let made = lines.enumerated().map { index, pieces in
        TextLine(
            fragments: ContiguousArray(pieces.map { TextFragment(run: $0.1, text: $0.0) }), width: 10,
            height: heights[index % heights.count], end: breaks.contains(index) ? .paragraph : .space)
    }
    return TextLayout(
        size: CGSize(width: 10, height: 10), firstBaseline: 8, lastBaseline: 8, lines: ContiguousArray(made))
}
