import EspalierLayoutEngine
import Foundation
import Testing

@testable import EspalierViews

@Suite struct `A scroll position as a value` {
    @Test func `has the target with which it was made`() {
        #expect(ScrollPosition(edge: .bottom).edge == .bottom)
        #expect(ScrollPosition(id: 7).viewID(type: Int.self) == 7)
        #expect(ScrollPosition(id: 7).viewID(type: String.self) == nil)
        #expect(ScrollPosition(point: CGPoint(x: 3, y: 4)).point == CGPoint(x: 3, y: 4))
        #expect(ScrollPosition(x: 3, y: 4).point == CGPoint(x: 3, y: 4))
        let none = ScrollPosition(idType: Int.self)
        #expect(none.edge == nil && none.point == nil && none.x == nil && none.y == nil && none.viewID == nil)
    }

    @Test func `may have one coordinate only`() {
        let horizontal = ScrollPosition(x: 3)
        #expect(horizontal.x == 3 && horizontal.y == nil && horizontal.point == CGPoint(x: 3, y: 0))
        let vertical = ScrollPosition(y: 4)
        #expect(vertical.x == nil && vertical.y == 4 && vertical.point == CGPoint(x: 0, y: 4))
    }

    @Test func `has one target at a time`() {
        var position = ScrollPosition(idType: Int.self, edge: .top)
        position.scrollTo(id: 5)
        #expect(position.edge == nil && position.viewID(type: Int.self) == 5)
        position.scrollTo(x: 1, y: 2)
        #expect(position.viewID == nil && position.point == CGPoint(x: 1, y: 2))
        position.scrollTo(x: 9)
        #expect(position.x == 9 && position.y == nil)
        position.scrollTo(y: 8)
        #expect(position.x == nil && position.y == 8)
        position.scrollTo(point: CGPoint(x: 6, y: 7))
        #expect(position.x == 6 && position.y == 7)
        position.scrollTo(edge: .trailing)
        #expect(position.edge == .trailing && position.point == nil)
    }

    @Test func `records the user's scrolling as an id of its type, or as no target`() {
        var position = ScrollPosition(idType: Int.self, edge: .top)
        #expect(!position.isPositionedByUser)
        position.userDidScroll(to: AnyHashable(4))
        #expect(position.isPositionedByUser && position.viewID(type: Int.self) == 4 && position.edge == nil)
        position.userDidScroll(to: AnyHashable("four"))
        #expect(position.isPositionedByUser && position.viewID == nil)
        position.scrollTo(edge: .top)
        #expect(!position.isPositionedByUser)
        position.userDidScroll(to: nil)
        #expect(position.isPositionedByUser && position.edge == nil)
    }

    @Test func `equals another with the same target, from the same source, for the same ids`() {
        #expect(ScrollPosition(idType: Int.self, x: 3) == ScrollPosition(idType: Int.self, x: 3))
        #expect(ScrollPosition(idType: Int.self, x: 3) != ScrollPosition(idType: Int.self, x: 4))
        #expect(ScrollPosition(idType: Int.self, x: 3) != ScrollPosition(idType: Int.self, y: 3))
        #expect(ScrollPosition(idType: Int.self, x: 3) != ScrollPosition(idType: String.self, x: 3))
        var scrolled = ScrollPosition(idType: Int.self)
        scrolled.userDidScroll(to: nil)
        #expect(scrolled != ScrollPosition(idType: Int.self))
    }

    @Test func `keeps a corner in place for each edge`() {
        #expect(Edge.top.scrollAnchor == .topLeading && Edge.leading.scrollAnchor == .topLeading)
        #expect(Edge.bottom.scrollAnchor == .bottomLeading && Edge.trailing.scrollAnchor == .topTrailing)
    }

    @Test func `is clamped by geometry with insets`() {
        let geometry = ScrollGeometry(
            contentOffset: CGPoint(x: 5, y: 10), contentSize: CGSize(width: 300, height: 400),
            contentInsets: EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4),
            containerSize: CGSize(width: 100, height: 50))
        #expect(geometry.visibleRect == CGRect(x: 5, y: 10, width: 100, height: 50))
        #expect(geometry.bounds == CGRect(x: 7, y: 11, width: 94, height: 46))
    }
}
