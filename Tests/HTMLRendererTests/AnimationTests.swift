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

    @Test func `has its length divided by the speed, and its delay as it is`() {
        #expect(
            written(DisplayAnimation(curve: .bezier(0, 0, 1, 1), duration: 1, delay: 0.25, speed: 2))
                == #"{"f":1,"t":2,"a":[[500,250,"linear"]],"o":[]}"#)
    }

    @Test func `says how often it runs, and whether back and forth`() {
        #expect(
            written(
                DisplayAnimation(
                    curve: .bezier(0.42, 0, 1, 1), duration: 0.35, repeatCount: .infinity, autoreverses: true))
                == #"{"f":1,"t":2,"a":[[350,0,"cubic-bezier(0.42,0,1,1)",-1,1]],"o":[]}"#)
    }
}
