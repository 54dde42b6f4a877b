import EspalierLayoutEngine
import Foundation
import Testing

/// The range of proposals for which a measured size holds. With it, a stack measures each child once.
@Suite struct MeasuredSizeTests {
    private func measured(_ source: String, _ width: CGFloat?, _ height: CGFloat?) throws -> MeasuredSize {
        try TreeBuilder().build(source).measuredSize(for: ProposedViewSize(width: width, height: height))
    }

    private let everywhere = CGSize(width: -CGFloat.infinity, height: -CGFloat.infinity)

    @Test(arguments: [
        "HStack { Box(10, 10); Box(20, 10) }", "VStack { Box(10, 10); Box(20, 10) }", "ZStack { Box(10, 10) }",
        "HStack { }", "VStack { HStack { Box(10, 10) }; Box(5, 5) }",
    ])
    func `a stack of rigid views has one size for every proposal`(source: String) throws {
        for (width, height) in [(nil, nil), (100, 100), (0, 50)] as [(CGFloat?, CGFloat?)] {
            #expect(try measured(source, width, height).from == everywhere)
        }
    }

    @Test func `a row whose texts fit has one size for all wider proposals`() throws {
        let row = try measured(#"HStack(spacing: 0) { Text("ab"); Text("cd") }"#, 100, 100)
        #expect(row.size == CGSize(width: 40, height: 10))
        #expect(row.from.width <= 100 && row.from.width >= 40)
        #expect(row.from.height == -.infinity)
    }

    @Test func `a row with a greedy view has a size for its proposal only`() throws {
        #expect(try measured("HStack { Box(10, 10); Color }", 100, 50).from.width == .infinity)
    }

    @Test func `a frame with a minimum width has one size for all proposals of at least its content's width`() throws {
        let wide = try measured(#"Text("abcd").frame(minWidth: 20)"#, 100, 50)
        #expect(wide.size == CGSize(width: 40, height: 10))
        #expect(wide.from.width == 40)
        let narrow = try measured(#"Text("a").frame(minWidth: 20)"#, 100, 50)
        #expect(narrow.size == CGSize(width: 20, height: 10))
        #expect(narrow.from.width == -.infinity)
        // Without a proposal it would have its ideal width.
        #expect(try measured(#"Text("abcd").frame(minWidth: 20, idealWidth: 30)"#, 100, 50).from.width == .infinity)
    }

    @Test func `a change of a child's cross size keeps the lengths of its siblings`() throws {
        func child(width: CGFloat) -> (ProposedViewSize) -> MeasuredSize {
            { MeasuredSize(CGSize(width: width, height: min($0.height ?? 10, 20))) }
        }
        let changing = LeafNode(reportsRanges: true, rule: child(width: 10))
        let other = LeafNode(reportsRanges: true, rule: FillRule.measuredSize(for:))
        let column = CustomLayoutNode(
            VStackLayout(alignment: .leading, spacing: 0), [changing, other], reportsRanges: true)
        _ = column.sizeThatFits(ProposedViewSize(width: 50, height: 100))
        changing.rule = child(width: 30)
        changing.invalidate()
        let update = column.cache.update(childAt: 0, of: column.layout.stack, subviews: column.subviews)
        #expect(update == StackUpdate(moved: 0..<1, changesSize: false))
        #expect(column.cache.frame(at: 0, along: .vertical) == CGRect(x: 0, y: 0, width: 30, height: 20))
    }

    @Test func `a frame with a maximum width has a size for its proposal only`() throws {
        #expect(try measured(#"Text("a").frame(maxWidth: 60)"#, 50, 50).from.width == .infinity)
    }

    @Test func `a size that is fixed along an axis holds for every proposal along it`() throws {
        let wide = try measured(#"Text("ab cd").fixedSize(horizontal: true, vertical: false)"#, 30, 50)
        #expect(wide.size == CGSize(width: 50, height: 10))
        #expect(wide.from.width == -.infinity)
        let high = try measured(#"Text("ab cd").fixedSize(horizontal: false, vertical: true)"#, 30, 5)
        #expect(high.size == CGSize(width: 20, height: 20))
        #expect(high.from == CGSize(width: CGFloat.infinity, height: -CGFloat.infinity))
        #expect(try measured(#"Text("ab cd").fixedSize()"#, 30, 5).from == everywhere)
    }

    @Test func `a size holds for its proposal, and for its range of larger proposals`() {
        func holds(_ length: CGFloat?, measuredFor earlier: CGFloat?, from: CGFloat) -> Bool {
            MeasuredSize.holds(length, measuredFor: earlier, from: from)
        }
        #expect(holds(10, measuredFor: 10, from: .infinity))
        #expect(!holds(11, measuredFor: 10, from: .infinity))
        #expect(holds(40, measuredFor: 100, from: 40))
        #expect(!holds(39, measuredFor: 100, from: 40))
        #expect(holds(nil, measuredFor: 100, from: 40))
        #expect(!holds(nil, measuredFor: 100, from: .infinity))
        #expect(holds(0, measuredFor: nil, from: -.infinity))
    }
}
