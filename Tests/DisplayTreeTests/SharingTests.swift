import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation
import Testing

/// Pages share interchangeable nodes. Nodes that differ in any way must not be interchangeable.
@Suite struct `Nodes are interchangeable` {
    private static func make(
        id: Int = 1, type: StaticString = "Box", frame: CGRect = frame, content: DisplayContent = .box,
        appearance: Appearance? = nil, semantics: Semantics? = nil, events: EventTypes = [],
        gesture: DisplayGesture? = nil, children: DisplayChildren = .none, animation: DisplayAnimation? = nil,
        transition: DisplayTransition? = nil, matchedGeometry: MatchedGeometry? = nil
    ) -> DisplayNode {
        DisplayNode(
            id: id, type: type, frame: frame, content: content, appearance: appearance, semantics: semantics,
            events: events, gesture: gesture, children: children, animation: animation, transition: transition,
            matchedGeometry: matchedGeometry)
    }

    private static func pressed(_ opacity: Double, _ animation: DisplayAnimation? = nil) -> DisplayNode {
        make().replacing(
            pressed: DisplayPressed(node: make(appearance: Appearance(opacity: opacity)), animation: animation))
    }

    private static func changing(_ transition: DisplayContentTransition) -> DisplayNode {
        DisplayNode(id: 1, type: "Box", frame: frame, content: .box, animation: nil, contentTransition: transition)
    }

    private static let ease = DisplayAnimation(curve: .bezier(0, 0, 1, 1), duration: 1)

    /// Creates nodes that all differ from each other in one property.
    private static func variants() -> [DisplayNode] {
        [
            make(), make(id: 2), make(type: "Circle"), make(frame: CGRect(x: 1, y: 2, width: 30, height: 21)),
            make(events: .tap), make(appearance: Appearance(opacity: 0.5)),
            make(appearance: Appearance(opacity: 0.5, zIndex: 1)), make(semantics: Semantics(label: "a")),
            make(semantics: Semantics(label: "a", value: "b")), make(gesture: DisplayGesture(takesTaps: true)),
            make(gesture: DisplayGesture(distance: 10)), make(animation: ease), make(transition: .leaving),
            make(matchedGeometry: MatchedGeometry(number: 1, isSource: true)),
            make(matchedGeometry: MatchedGeometry(number: 1, isSource: false)), pressed(0.5), pressed(0.25),
            pressed(0.5, ease), changing(.interpolate), changing(.identity), make(content: .tapArea),
            make(content: .popup),
            make(content: .flow(DisplayFlow(axis: .vertical, gap: 8))),
            make(content: .flow(DisplayFlow(axis: .vertical, gap: 4))),
            make(content: .flow(DisplayFlow(axis: .horizontal, gap: 8))),
            make(content: .link(url: "/a")), make(content: .link(url: "/b")),
            make(content: .control(DisplayControl(kind: .toggle(isOn: true)))),
            make(content: .control(DisplayControl(kind: .toggle(isOn: false)))),
            make(content: .control(DisplayControl(kind: .toggle(isOn: true), isDisabled: true))),
            make(content: .control(DisplayControl(kind: .toggle(isOn: true), tint: .named(.red)))),
            make(content: .scroll(DisplayScroll(axes: .vertical))),
            make(content: .scroll(DisplayScroll(axes: .vertical, offset: CGPoint(x: 0, y: 1)))),
            make(content: .scroll(DisplayScroll(axes: .vertical, rowLength: 44))),
            make(content: .part(.refresh)), make(content: .part(.pinned(.top, inset: 0))),
            make(content: .part(.pinned(.top, inset: 1))),
            make(content: .shape(DisplayShape(outline: .ellipse, fill: red))),
            make(content: .shape(DisplayShape(outline: .capsule, fill: red))),
            make(content: .shape(DisplayShape(outline: .ellipse, fill: red, usesEvenOddRule: true))),
            make(content: .shape(DisplayShape(outline: .ellipse, stroke: DisplayStroke(paint: red, width: 1)))),
            make(content: .shape(DisplayShape(outline: .ellipse, stroke: DisplayStroke(paint: red, width: 2)))),
            make(content: .image(DisplayImage(source: .url("/a")))),
            make(content: .image(DisplayImage(source: .url("/b")))),
            make(content: .image(DisplayImage(source: .symbol(name: "/a")))),
            make(content: .image(DisplayImage(source: .url("/a"), isTemplate: true))),
            make(content: .image(DisplayImage(source: .url("/a"), isPixelated: true))),
            make(content: .image(DisplayImage(source: .url("/a"), paint: red))),
            make(content: .image(DisplayImage(source: .url("/a"), alternative: "a"))),
            make(content: .image(DisplayImage(source: .url("/a"), fitting: .tiled(CGSize(width: 1, height: 1))))),
        ]
    }

    @Test func `if they are equal in all properties, although they are different objects`() {
        for (one, other) in zip(Self.variants(), Self.variants()) {
            #expect(one !== other)
            #expect(one.isInterchangeable(with: other))
        }
    }

    @Test func `only if they are equal in all properties`() {
        let nodes = Self.variants()
        for (index, one) in nodes.enumerated() {
            for (place, other) in nodes.enumerated() where place != index {
                #expect(!one.isInterchangeable(with: other), "\(index) and \(place)")
            }
        }
    }

    @Test func `with texts that are the same objects`() {
        let (lines, appearance) = (layout([[("a", 0)]]), DisplayTextAppearance(styles: [style()]))
        let text = DisplayText(lines, appearance)
        #expect(node(.text(text)).isInterchangeable(with: node(.text(DisplayText(lines, appearance)))))
        #expect(!node(.text(text)).isInterchangeable(with: node(.text(DisplayText(layout([[("a", 0)]]), appearance)))))
    }

    @Test func `with children that are the same objects`() {
        let (first, second) = (box(2), box(3))
        #expect(box(1, [], [first, second]).isInterchangeable(with: box(1, [], [first, second])))
        #expect(!box(1, [], [first, second]).isInterchangeable(with: box(1, [], [second, first])))
        #expect(!box(1, [], [first]).isInterchangeable(with: box(1, [], [first, second])))
        #expect(!box(1, [], [first]).isInterchangeable(with: box(1, [], [box(2)])))
    }
}

@Suite struct `Two appearances` {
    private static func make(
        background: DisplayPaint? = nil, border: DisplayBorder? = nil, cornerRadius: CGFloat = 0, clips: Bool = false,
        clipOutline: DisplayOutline? = nil, shadow: DisplayShadow? = nil, opacity: Double = 1,
        effects: DisplayEffects? = nil, ignoresPointer: Bool = false, isHidden: Bool = false, zIndex: Double = 0
    ) -> Appearance {
        Appearance(
            background: background, border: border, cornerRadius: cornerRadius, clips: clips, clipOutline: clipOutline,
            shadow: shadow, opacity: opacity, effects: effects, ignoresPointer: ignoresPointer, isHidden: isHidden,
            zIndex: zIndex)
    }

    private static func variants() -> [Appearance] {
        let shadow = DisplayShadow(color: .clear, radius: 1, x: 0, y: 0)
        return [
            make(), make(background: red), make(border: DisplayBorder(paint: red, width: 1)),
            make(border: DisplayBorder(paint: red, width: 2)), make(cornerRadius: 1), make(clips: true),
            make(clipOutline: .ellipse), make(clipOutline: .path(path(1))), make(shadow: shadow), make(opacity: 0.5),
            make(effects: DisplayEffects(filters: [.inversion])), make(effects: DisplayEffects(isIsolated: true)),
            make(effects: DisplayEffects(blendMode: .multiply)),
            make(effects: DisplayEffects(transform: DisplayTransform(.turn(degrees: 1), anchor: .center))),
            make(effects: DisplayEffects(transform: DisplayTransform(.turn(degrees: 361), anchor: .center))),
            make(effects: DisplayEffects(mask: DisplayMask([]))), make(ignoresPointer: true), make(isHidden: true),
            make(zIndex: 1),
        ]
    }

    @Test func `are equal if all their parts are, and then have the same hash`() {
        for (one, other) in zip(Self.variants(), Self.variants()) {
            #expect(one == other)
            #expect(one.hashValue == other.hashValue)
        }
    }

    @Test func `differ if one part does`() {
        let appearances = Self.variants()
        for (index, one) in appearances.enumerated() {
            for (place, other) in appearances.enumerated() where place != index {
                #expect(one != other, "\(index) and \(place)")
            }
        }
    }

    @Test func `are the same except for visibility, if one is hidden`() {
        for appearance in Self.variants() {
            let hidden = appearance.hidden()
            #expect(hidden.isHidden)
            #expect(hidden.border == appearance.border && hidden.shadow == appearance.shadow)
            #expect(hidden.effects == appearance.effects && hidden.zIndex == appearance.zIndex)
            #expect(hidden.background == appearance.background && hidden.clipOutline == appearance.clipOutline)
            #expect(hidden.hidden() == hidden)
        }
    }

    @Test func `have no effects if none is given`() {
        #expect(DisplayEffects() == nil)
        #expect(DisplayEffects(filters: []) == nil)
        #expect(DisplayEffects(blendMode: .normal, isIsolated: false) == nil)
        #expect(DisplayEffects(filters: [.inversion])?.filters == [.inversion])
    }
}

@Suite struct `A value that a node draws with` {
    @Test func `needs an area if SVG has no such paint`() {
        #expect(DisplayPaint.material(thickness: 1).needsArea)
        #expect(DisplayPaint.angularGradient(stops: stops, center: .center, startAngle: 0, endAngle: 1).needsArea)
        #expect(!red.needsArea)
        #expect(!DisplayPaint.linearGradient(stops: stops, start: .top, end: .bottom).needsArea)
    }

    @Test func `has stops if it is a gradient`() {
        #expect(red.stops == nil && DisplayPaint.material(thickness: 1).stops == nil)
        let gradients: [DisplayPaint] = [
            .linearGradient(stops: stops, start: .top, end: .bottom),
            .radialGradient(stops: stops, center: .center, startRadius: 0, endRadius: 1),
            .ellipticalGradient(stops: stops, center: .center, startFraction: 0, endFraction: 1),
            .angularGradient(stops: stops, center: .center, startAngle: 0, endAngle: 1),
        ]
        for gradient in gradients { #expect(gradient.stops == stops) }
    }

    @Test func `is defined by elements if CSS has no function for it`() {
        func definesEffects(_ effects: DisplayEffects?) -> Bool {
            DisplayNode(id: 1, type: "Box", frame: frame, appearance: Appearance(effects: effects)).definesEffects
        }
        #expect(definesEffects(DisplayEffects(filters: [.inversion, .brightness(0.5)])))
        #expect(definesEffects(DisplayEffects(filters: [.luminance])))
        #expect(definesEffects(DisplayEffects(filters: [.multiplication(.clear)])))
        #expect(definesEffects(DisplayEffects(mask: DisplayMask([]))))
        #expect(!definesEffects(DisplayEffects(filters: [.inversion, .blur(radius: 1)])))
        #expect(!definesEffects(nil))
    }

    @Test func `is a path of equal verbs, points and rule`() {
        #expect(path(5) == path(5) && path(5).hashValue == path(5).hashValue)
        #expect(path(5) != path(6))
        #expect(path(5) != path(5, usesEvenOddRule: true))
        #expect(
            DisplayPath(verbs: [.move, .close], points: [.zero, .zero])
                != DisplayPath(verbs: [.move, .line], points: [.zero, .zero]))
    }

    @Test func `is a mask of the same nodes`() {
        let node = box(2)
        #expect(DisplayMask([node]) == DisplayMask([node]))
        #expect(DisplayMask([node]) != DisplayMask([box(2)]))
        #expect(DisplayMask([node]) != DisplayMask([node, node]))
    }

    @Test func `is a display list of equal steps and clips`() {
        func list(_ transform: CGAffineTransform?, clip: Int? = nil, clips: Int = 1) -> CanvasDisplayList {
            CanvasDisplayList(
                steps: [.init(content: .fill(path(1), red, box: frame), transform: transform, clip: clip)],
                clips: ContiguousArray(repeating: .init(path: path(2), outer: nil), count: clips))
        }
        let move = CGAffineTransform(translationX: 1, y: 2)
        #expect(list(move) == list(move) && list(move).hashValue == list(move).hashValue)
        #expect(list(move) != list(nil))
        #expect(list(move) != list(CGAffineTransform(translationX: 1, y: 3)))
        #expect(list(nil, clip: 0) != list(nil) && list(nil, clips: 2) != list(nil))
    }

    @Test func `has colors by components or by name, each with an opacity`() {
        let colors: [DisplayColor] = [
            .rgb(1, 0, 0), .rgb(1, 0, 0, opacity: 0.5), .rgb(0, 1, 0), .named(.red), .named(.red, opacity: 0.5),
            .named(.label), .clear,
        ]
        #expect(Set(colors).count == colors.count)
        #expect(DisplayColor.rgb(0, 0, 0, opacity: 0) == .clear)
        #expect(Set(NamedColor.allCases.map(\.rawValue)).count == NamedColor.allCases.count)
    }

    @Test func `has strokes that differ in each of their parts`() {
        var variants = [DisplayStroke(paint: red, width: 1)]
        for change: (inout DisplayStroke) -> Void in [
            { $0.paint = .color(.clear) }, { $0.width = 2 }, { $0.cap = .round }, { $0.join = .bevel },
            { $0.miterLimit = 4 }, { $0.dash = [1] }, { $0.dashPhase = 1 }, { $0.isInside = true },
            { $0.outline = .ellipse }, { $0.area = path(3) },
        ] {
            var other = variants[0]
            change(&other)
            variants.append(other)
        }
        #expect(Set(variants).count == variants.count)
    }
}
