import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation
import Testing

@testable import EspalierHTMLRenderer

@Suite struct `An effect that follows scrolling` {
    private func fade(_ offsets: [CGFloat] = [0, 120.25], course: DisplayScrollEffect.Course = .interpolated)
        -> DisplayScrollEffect
    {
        DisplayScrollEffect(
            area: 7, axis: .vertical, course: course,
            opacities: offsets.enumerated().map { .init($1, Double($0 % 2)) })
    }

    private func box(_ scroll: DisplayScrollEffect?, opacity: Double = 1) -> DisplayNode {
        node(2, appearance: Appearance(opacity: opacity, effects: DisplayEffects(scroll: scroll)))
    }

    @Test func `is an attribute of the element, beside the style at the current offset`() {
        #expect(
            html(box(fade(), opacity: 0.5))
                == #"<div id=n2 data-fx="7 y;opacity|0|0|120.3|1" style="width:10px;height:10px;opacity:0.5;"></div>"#)
    }

    @Test func `does not hide an element that becomes visible by scrolling`() {
        #expect(!html(box(fade(), opacity: 0)).contains("visibility"))
        #expect(html(box(nil, opacity: 0)).contains("visibility:hidden"))
    }

    @Test func `names the functions of its transforms, the last one first`() {
        let transform = DisplayTransform(
            .steps([
                .scale(x: 2, y: 0.5), .translation(x: 3, y: 0, z: 0), .translation(x: 1, y: 2, z: 3),
                .other(.turn(degrees: 30)),
            ]), anchor: .center)
        let effect = DisplayScrollEffect(
            area: 1, axis: .horizontal, transforms: [.init(0, transform)],
            filters: [.init(0, [.blur(radius: 2), .gain(1.5)])])
        #expect(
            tag(box(effect))
                == #"<div data-fx="1 x;transform|0|rotate(30deg) translate3d(1px,2px,3px) translate(3px,0px) scale(2,0.5);filter|0|blur(2px) brightness(1.5)">"#
        )
    }

    @Test func `that changes in steps has an animation`() {
        let animation = DisplayAnimation(curve: .bezier(0, 0, 0.58, 1), duration: 0.5, delay: 0.1, speed: 2)
        #expect(
            tag(box(fade(course: .steps(animation))))
                == #"<div data-fx="7 y;$s|250|100|cubic-bezier(0,0,0.58,1);opacity|0|0|120.3|1">"#)
    }

    @Test func `changes as an attribute`() {
        #expect(
            operations([box(fade())], [box(fade([0, 50]))]) == [
                .attributes(2, [AttributeChange(.scrollEffect, "7 y;opacity|0|0|50|1")])
            ])
        #expect(operations([box(fade())], [box(nil)]) == [.attributes(2, [AttributeChange(.scrollEffect, nil)])])
    }

    @Test func `has fewer samples beyond eight kilobytes`() {
        let text = fade((0..<4000).map { CGFloat($0) }).text
        #expect(text.utf8.count <= 8192)
        #expect(text.hasSuffix("|3999|1"))
    }
}

@Suite struct `A request to scroll` {
    private func area(_ request: DisplayScroll.Request?) -> DisplayNode {
        node(2, "ScrollView", .scroll(DisplayScroll(axes: .vertical, request: request)))
    }

    @Test func `names the animation in the patch, not in the page`() {
        let animation = DisplayAnimation(curve: .bezier(0.42, 0, 0.58, 1), duration: 1)
        let request = DisplayScroll.Request(number: 3, offset: CGPoint(x: 0, y: 40), animation: animation)
        let patch = Difference.patch(
            from: tree([area(nil)]), to: tree([area(request)], revision: 2), symbols: NoSymbols())
        #expect(
            String(decoding: patch.encoded(), as: UTF8.self)
                == #"{"f":1,"t":2,"a":[[1000,0,"cubic-bezier(0.42,0,0.58,1)"]],"o":[["a",2,{"data-to":"3 0.0 40.0"},0]]}"#
        )
        #expect(tag(area(request)) == #"<div class="s sy" data-to="3 0.0 40.0">"#)
    }
}

@Suite struct `A track of matrices` {
    private let second = DisplayAnimation(curve: .bezier(0, 0, 1, 1), duration: 1)

    private func tracks(_ kinds: [DisplayTransform.Kind]) -> [PatchOperation] {
        let nodes = kinds.map { kind in
            node(
                2,
                appearance: Appearance(effects: DisplayEffects(transform: DisplayTransform(kind, anchor: .topLeading)))
            )
            .replacing(animation: second)
        }
        var samples = DisplaySamples(axis: .progress)
        for (index, node) in nodes.dropLast().enumerated() {
            samples.append(tree([node]).root, at: Double(index) / Double(nodes.count - 1))
        }
        let last = tree([nodes[nodes.count - 1]])
        let new = DisplayTree(revision: 2, size: last.size, title: "", root: last.root, samples: [samples])
        return Difference.patch(from: tree([nodes[0]]), to: new, symbols: NoSymbols()).operations.filter {
            if case .track = $0 { true } else { false }
        }
    }

    private func tilt(_ m13: CGFloat) -> DisplayTransform.Kind {
        .projection(ProjectionMatrix(1, 0, m13, 0, 1, 0, 0, 0, 1))
    }

    @Test func `consists of projections if one of them is a projection`() {
        let flat = DisplayTransform.Kind.matrix(CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 8, ty: 0))
        #expect(
            tracks([flat, tilt(0.0123456), flat]) == [
                .track(
                    2, .style(.transform),
                    [
                        TrackSample(0, "matrix3d(1,0,0,0,0,1,0,0,0,0,1,0,8,0,0,1)"),
                        TrackSample(0.5, "matrix3d(1,0,0,0.0123456,0,1,0,0,0,0,1,0,0,0,0,1)"),
                        TrackSample(1, "matrix3d(1,0,0,0,0,1,0,0,0,0,1,0,8,0,0,1)"),
                    ], animation: 0)
            ])
    }

    @Test func `keeps the samples that a corner needs`() {
        // On an element of 10 points, a perspective of 0.002 moves a corner by 0.2 points at most, and one of 0.004 by 0.4.
        #expect(tracks([tilt(0), tilt(0.002), tilt(0)]).isEmpty)
        #expect(tracks([tilt(0), tilt(0.004), tilt(0)]).count == 1)
    }
}

@Suite struct `A small number` {
    @Test(arguments: [
        (0.0, "0"), (0.5, "0.5"), (-0.00123456, "-0.00123456"), (0.000000004, "0"), (0.999999999, "1"), (2.25, "2.25"),
        (-1, "-1"),
    ]) func `has eight decimal places`(number: Double, written: String) {
        var out = ByteWriter()
        out.append(fine: number)
        #expect(out.string() == written)
    }
}
