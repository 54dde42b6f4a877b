import EspalierDisplayTree
import Foundation
import Testing

struct DisplayNodeTests {
    @Test(arguments: [
        (CGRect(x: 1.25, y: -2.5, width: 100.75, height: 0), CGRect(x: 1.25, y: -2.5, width: 100.75, height: 0)),
        (CGRect(x: 0.3, y: -0.3, width: 0.1, height: 0.2), CGRect(x: 0.25, y: -0.25, width: 0, height: 0.25)),
        (
            CGRect(x: 1e12, y: -CGFloat.infinity, width: CGFloat.nan, height: 4e6),
            CGRect(x: 536_870_911.75, y: -536_870_912, width: 0, height: 4e6)
        ),
    ]) func `stands on the grid of quarters`(given: CGRect, kept: CGRect) {
        #expect(DisplayNode(id: 1, type: "Box", frame: given).frame == kept)
    }

    @Test func `keeps the name of its type`() {
        let node = DisplayNode(id: 7, type: "HStack", frame: .zero)
        #expect(node.type.description == "HStack" && node.id == 7)
        #expect(node.type == DisplayNode(id: 8, type: "HStack", frame: .zero).type)
        #expect(node.type != DisplayNode(id: 8, type: "VStack", frame: .zero).type)
    }

    @Test func `is copied with the parts that are given in place of its own`() {
        let node = DisplayNode(
            id: 1, type: "Box", frame: CGRect(x: 0, y: 0, width: 10, height: 10), semantics: Semantics(label: "a"),
            gesture: DisplayGesture(takesTaps: true), matchedGeometry: MatchedGeometry(number: 3, isSource: true))
        let moved = node.moved(to: CGRect(x: 5, y: 0, width: 10, height: 10), animation: nil)
        #expect(moved.frame.minX == 5)
        #expect(moved.semantics?.label == "a" && moved.gesture?.takesTaps == true && moved.matchedGeometry?.number == 3)
        let silent = node.replacing(semantics: .some(nil), events: .tap)
        #expect(silent.semantics == nil && silent.gesture?.takesTaps == true && silent.matchedGeometry?.number == 3)
        #expect(silent.isInteractive && silent.reachesInput && !node.reachesInput)
        #expect(!node.isPlain)
        #expect(DisplayNode(id: 1, type: "Box", frame: .zero).isPlain)
    }

    @Test func `says rare things of its meaning that change one by one`() {
        var semantics = Semantics(label: "a", hint: "h")
        let first = semantics
        semantics.value = "v"
        #expect(first.value == nil && semantics.value == "v" && semantics.hint == "h")
        semantics.value = nil
        #expect(semantics == first)
        semantics.hint = nil
        #expect(semantics == Semantics(label: "a"))
    }
}
