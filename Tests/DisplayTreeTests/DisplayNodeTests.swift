import EspalierDisplayTree
import EspalierLayoutEngine
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
    ]) func `is on the grid of quarters`(given: CGRect, kept: CGRect) {
        #expect(DisplayNode(id: 1, type: "Box", frame: given).frame == kept)
    }

    @Test func `keeps the name of its type`() {
        let node = DisplayNode(id: 7, type: "HStack", frame: .zero)
        #expect(node.type.description == "HStack" && node.id == 7)
        #expect(node.type == DisplayNode(id: 8, type: "HStack", frame: .zero).type)
        #expect(node.type != DisplayNode(id: 8, type: "VStack", frame: .zero).type)
    }

    @Test func `is copied with the given parts replaced`() {
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

    @Test func `is a moved copy if its parts are the same objects`() {
        let node = DisplayNode(
            id: 1, type: "Box", frame: CGRect(x: 0, y: 0, width: 10, height: 10), appearance: Appearance(opacity: 0.5),
            semantics: Semantics(label: "a"), children: [DisplayNode(id: 2, type: "Box", frame: .zero)])
        #expect(node.moved(by: .zero, from: .zero) === node)
        let moved = node.moved(by: CGPoint(x: 4, y: 7), from: CGPoint(x: 1, y: 2))
        #expect(moved.frame == CGRect(x: 3, y: 5, width: 10, height: 10))
        #expect(moved.isMovedCopy(of: node) && node.isMovedCopy(of: moved))
        #expect(!node.moved(to: CGRect(x: 0, y: 0, width: 11, height: 10), animation: nil).isMovedCopy(of: node))
        #expect(!moved.replacing(semantics: Semantics(label: "a")).isMovedCopy(of: node))
        #expect(!moved.replacing(appearance: Appearance(opacity: 0.5)).isMovedCopy(of: node))
        #expect(!moved.replacing(events: .tap).isMovedCopy(of: node))
        #expect(!moved.replacing(content: .tapArea).isMovedCopy(of: node))
        let child = DisplayNode(id: 2, type: "Box", frame: .zero)
        #expect(!moved.replacing(children: [child]).isMovedCopy(of: node))
    }

    @Test func `has rare semantics that change independently`() {
        var semantics = Semantics(label: "a", hint: "h")
        let first = semantics
        semantics.value = "v"
        #expect(first.value == nil && semantics.value == "v" && semantics.hint == "h")
        semantics.value = nil
        #expect(semantics == first)
        semantics.hint = nil
        #expect(semantics == Semantics(label: "a"))
    }

    @Test(arguments: [
        (0.125, 0.0), (0.375, 0.5), (0.124, 0), (0.126, 0.25), (-0.125, 0), (-0.126, -0.25), (1e9, 536_870_911.75),
        (-1e9, -536_870_912), (0, 0),
    ]) func `has lengths at the nearest quarter, halves at the even one`(given: CGFloat, kept: CGFloat) {
        #expect(GridFrame(CGRect(x: given, y: 0, width: 0, height: 0)).rectangle.minX == kept)
        #expect(CGFloat(GridFrame.quarters(in: given)) / 4 == kept)
    }

    @Test func `has a size rounded to the nearest quarter, at any position`() {
        #expect(GridFrame.quarters(in: 0x1p29) == .max && GridFrame.quarters(in: -0x1p29) == .min)
        #expect(GridFrame.quarters(in: 0x1p29 - 0.5) == .max - 1 && GridFrame.quarters(in: -0x1p29 + 0.5) == .min + 2)
        let kept = GridFrame(CGRect(x: 0.3, y: 0.3, width: 10.1, height: 10.4)).rectangle
        #expect(kept == CGRect(x: 0.25, y: 0.25, width: 10, height: 10.5))
    }

    @Test func `moves its children, appearance and pressed state, with the animation of the move only`() {
        let pressed = DisplayPressed(
            node: box(1).replacing(frame: CGRect(x: 1, y: 5, width: 30, height: 20)), animation: nil)
        let child = box(2)
        let old = DisplayNode(
            id: 1, type: "Box", frame: frame, appearance: Appearance(opacity: 0.5), events: .tap, children: [child],
            animation: DisplayAnimation(curve: .bezier(0, 0, 1, 1), duration: 1), transition: .leaving
        ).replacing(pressed: pressed)
        let moved = old.moved(to: CGRect(x: 11, y: 2, width: 30, height: 20), animation: nil)
        #expect(moved.children[0] === child && moved.appearance === old.appearance && moved.events == .tap)
        #expect(moved.animation == nil && moved.transition == .leaving)
        #expect(moved.pressed?.node.frame == CGRect(x: 11, y: 5, width: 30, height: 20))
        let spring = DisplayAnimation(
            curve: .spring(stiffness: 1, damping: 1, initialVelocity: 0), duration: 1)
        #expect(old.moved(to: frame, animation: spring).animation == spring)
    }

    @Test func `keeps the transition of its content when it moves, with and without an animation`() {
        let ease = DisplayAnimation(curve: .bezier(0, 0, 1, 1), duration: 1)
        let animated = DisplayNode(
            id: 1, type: "Text", frame: frame, content: .box, animation: ease, contentTransition: .interpolate)
        #expect(animated.moved(to: .zero, animation: nil).contentTransition == .interpolate)
        #expect(animated.moved(to: .zero, animation: nil).animation == nil)
        #expect(animated.replacing(animation: ease).contentTransition == .interpolate)
        let still = DisplayNode(
            id: 1, type: "Text", frame: frame, content: .box, animation: nil, contentTransition: .interpolate)
        #expect(still.moved(to: .zero, animation: nil).contentTransition == .interpolate)
        #expect(DisplayNode(id: 1, type: "Text", frame: frame, content: .box, animation: nil).contentTransition == nil)
    }

    @Test func `has each part replaced on its own`() {
        let old = box(1, .tap, [box(2)])
        let animation = DisplayAnimation(curve: .bezier(0, 0, 1, 1), duration: 1)
        #expect(old.replacing(id: 9).id == 9)
        #expect(old.replacing(frame: .zero).frame == .zero)
        #expect(old.replacing(appearance: Appearance(opacity: 0)).appearance?.opacity == 0)
        #expect(old.replacing(semantics: Semantics(label: "a")).semantics?.label == "a")
        #expect(old.replacing(events: .blur).events == .blur)
        #expect(old.replacing(gesture: DisplayGesture(distance: 3)).gesture?.distance == 3)
        #expect(old.replacing(animation: animation).animation == animation)
        #expect(old.replacing(transition: .leaving).transition == .leaving)
        #expect(old.replacing(children: DisplayChildren.none).children.isEmpty)
        #expect(old.replacing(content: .popup).isInteractive)
        let replaced = old.replacing(matchedGeometry: MatchedGeometry(number: 4, isSource: false))
        #expect(replaced.matchedGeometry?.number == 4 && replaced.events == .tap && replaced.children.count == 1)
    }

    @Test func `has its parts removed`() {
        let full = DisplayNode(
            id: 1, type: "Box", frame: frame, appearance: Appearance(opacity: 0.5), semantics: Semantics(label: "a"),
            gesture: DisplayGesture(takesTaps: true), transition: .leaving)
        let bare = full.replacing(
            appearance: .some(nil), semantics: .some(nil), gesture: .some(nil), transition: .some(nil))
        #expect(bare.appearance == nil && !bare.hasSemantics && bare.gesture == nil && bare.transition == nil)
        #expect(bare.isInterchangeable(with: DisplayNode(id: 1, type: "Box", frame: frame)))
    }

    @Test(arguments: [
        (DisplayContent.box, false), (.popup, true), (.link(url: "/"), true), (.tapArea, false),
        (.scroll(DisplayScroll(axes: .vertical)), true), (.part(.refresh), false),
        (.control(DisplayControl(kind: .toggle(isOn: true))), true), (.control(DisplayControl(kind: .spinner)), false),
        (.shape(DisplayShape(outline: .ellipse)), false), (.image(DisplayImage(source: .url("/"))), false),
        (.flow(DisplayFlow(axis: .vertical, gap: 0)), false), (.text(DisplayText(line: "a", style: style())), false),
    ]) func `accepts keyboard or pointer input through its content, or through a tap`(
        content: DisplayContent, takes: Bool
    ) {
        #expect(node(content).isInteractive == takes && node(content).reachesInput == takes)
        #expect(node(content).replacing(events: .tap).isInteractive)
        #expect(DisplayNode(id: 1, type: "View", frame: frame, content: content, animation: nil).reachesInput == takes)
    }

    @Test func `accepts the pointer if its text has a link`() {
        let linked = DisplayText(
            layout([[("a", 0)]]), DisplayTextAppearance(styles: [style()], attachments: [.link("/")]))
        #expect(node(.text(linked)).isInteractive)
    }

    @Test func `is plain with an animation, but not with a pressed state, semantics, events or children`() {
        let animation = DisplayAnimation(curve: .bezier(0, 0, 1, 1), duration: 1)
        #expect(box(1).replacing(animation: animation).isPlain)
        #expect(!box(1).replacing(pressed: DisplayPressed(node: box(1), animation: nil)).isPlain)
        #expect(!box(1).replacing(semantics: Semantics()).isPlain)
        #expect(!box(1, .tap).isPlain && !box(1, [], [box(2)]).isPlain)
        #expect(!box(1).replacing(appearance: Appearance()).isPlain)
    }

    @Test func `keeps type names up to 127 bytes, beside the flag for pointer input`() {
        let node = DisplayNode(id: 1, type: "ModifiedContent", frame: .zero, events: .tap)
        #expect(node.type.description == "ModifiedContent" && node.reachesInput)
        #expect(node.replacing(events: []).type == node.type && !node.replacing(events: []).reachesInput)
    }
}
