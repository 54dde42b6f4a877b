import EspalierDisplayTree
import EspalierLayoutEngine
import EspalierViews
import Foundation
import Observation
import TestKit
import Testing

@MainActor @Suite struct `Content that is moved inside of an effect` {
    @Observable final class Model { var width: CGFloat = 10 }

    private struct Parts: View {
        let model: Model
        var x: CGFloat = 50

        var body: some View {
            ZStack(alignment: .topLeading) {
                Color.red.frame(width: model.width, height: 4)
                Color.blue.frame(width: 22, height: 22).offset(x: x, y: 5).allowsHitTesting(false)
            }
            .frame(width: 200, height: 30, alignment: .topLeading)
        }
    }

    @Test func `stays in place while a neighbor changes`() {
        let model = Model()
        let page = TestPage(width: 200, height: 30) { Parts(model: model) }
        func moved() -> [CGRect] { page.frames(ofType: "Color").filter { $0.width == 22 } }
        #expect(moved() == [CGRect(x: 50, y: 5, width: 22, height: 22)])
        model.width = 20
        page.update()
        #expect(moved() == [CGRect(x: 50, y: 5, width: 22, height: 22)])
    }
}
