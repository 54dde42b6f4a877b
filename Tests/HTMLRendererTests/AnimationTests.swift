import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation
import Testing

@testable import EspalierHTMLRenderer

@Suite struct `An animation in a patch` {
    private func written(_ animation: DisplayAnimation) -> String {
        let patch = Patch(from: 1, to: 2, animations: [animation])
        return String(decoding: patch.encoded(), as: UTF8.self)
    }

    @Test func `divides its length by the speed, but not its delay`() {
        #expect(
            written(DisplayAnimation(curve: .bezier(0, 0, 1, 1), duration: 1, delay: 0.25, speed: 2))
                == #"{"f":1,"t":2,"a":[[500,250,"linear"]],"o":[]}"#)
    }

    @Test func `has a repeat count, and may run back and forth`() {
        #expect(
            written(
                DisplayAnimation(
                    curve: .bezier(0.42, 0, 1, 1), duration: 0.35, repeatCount: .infinity, autoreverses: true))
                == #"{"f":1,"t":2,"a":[[350,0,"cubic-bezier(0.42,0,1,1)",-1,1]],"o":[]}"#)
    }

    @Test func `with samples has the fewest points of a line through them`() {
        #expect(
            written(DisplayAnimation(curve: .sampled([0, 0.25, 0.5, 0.75, 1]), duration: 1))
                == #"{"f":1,"t":2,"a":[[1000,0,"linear(0,1)"]],"o":[]}"#)
        #expect(
            written(DisplayAnimation(curve: .sampled([0, 0, 0.5, 1, 0.5]), duration: 2, repeatCount: 1.5))
                == #"{"f":1,"t":2,"a":[[2000,0,"linear(0,0 25%,1 75%,0.5)",1.5]],"o":[]}"#)
        #expect(
            written(DisplayAnimation(curve: .sampled([]), duration: 1))
                == #"{"f":1,"t":2,"a":[[1000,0,"linear"]],"o":[]}"#)
    }

    @Test func `of a transform where there was none moves the origin at once`() {
        func box(_ scale: CGFloat?) -> DisplayNode {
            let effects = DisplayEffects(
                transform: scale.map { DisplayTransform(a: $0, b: 0, c: 0, d: $0, tx: 0, ty: 0, anchor: .topLeading) })
            return DisplayNode(
                id: 2, type: "Box", frame: CGRect(x: 0, y: 0, width: 10, height: 10),
                appearance: Appearance(effects: effects),
                animation: DisplayAnimation(curve: .bezier(0, 0, 1, 1), duration: 1))
        }
        func operations(from old: CGFloat?, to new: CGFloat?) -> [PatchOperation] {
            Difference.patch(from: tree([box(old)]), to: tree([box(new)], revision: 2), symbols: NoSymbols()).operations
        }
        #expect(
            operations(from: nil, to: 2) == [
                .style(2, [StyleChange(.transformOrigin, "0% 0%")], animation: nil),
                .style(2, [StyleChange(.transform, "matrix(2,0,0,2,0,0)")], animation: 0),
            ])
        #expect(
            operations(from: 2, to: 1) == [.style(2, [StyleChange(.transform, "matrix(1,0,0,1,0,0)")], animation: 0)])
    }
}
