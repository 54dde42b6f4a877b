import EspalierLayoutEngine
import EspalierViews
import Foundation
import Testing
import TestKit

@MainActor
@Suite struct `A menu in a menu` {
    private func offset<S: MenuStyle>(_ style: S) throws -> CGFloat {
        let page = TestPage(height: 600) {
            Menu("outer") {
                Button("entry") {}
                Menu("inner") { Button("deep") {} }
            }
            .menuStyle(style)
        }
        return try #require(page.frame(of: "inner")).minX - #require(page.frame(of: "entry")).minX
    }

    @Test func `is an entry like the others, in any menu style`() throws {
        #expect(try offset(.automatic) == 0)
        #expect(try offset(.button) == 0)
        #expect(try offset(.borderlessButton) == 0)
    }
}
