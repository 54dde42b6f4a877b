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
        "HStack { }", "HStack { Box(10, 10).layoutPriority(1); Box(20, 10) }",
        "VStack { HStack { Box(10, 10) }; Box(5, 5) }",
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

    @Test(
        arguments: [
            // The fixed ones are served first, then each text.
            (#"Text("abc"); Text("a"); Box(40, 10)"#, 110, 100),
            // A text that could have a fixed width gets an equal part of the whole row.
            (#"Text("abc"); Box(20, 10); Box(10, 10); Text("abcd")"#, 130, 120),
            (#"Text("ab"); Text("abc")"#, 60, 60), (#"Text("ab"); Text("abc")"#, 59, 60),
            (#"Text("ab"); Box(10, 10)"#, 100, 40),
            // With several priorities it is not known.
            (#"Text("abc").layoutPriority(1); Box(10, 10); Box(10, 10)"#, 100, 100),
        ] as [(String, CGFloat, CGFloat)])
    func `a row of texts has one size from the width with which each gets its length in any order`(
        content: String, width: CGFloat, expected: CGFloat
    ) throws {
        #expect(try measured("HStack(spacing: 0) { \(content) }", width, 50).from.width == min(width, expected))
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
        let equal = try measured(#"Text("ab").frame(minWidth: 20)"#, 100, 50)
        #expect(equal.size.width == 20 && equal.from.width == -.infinity)
        let fixed = try measured("Box(40, 10).frame(minWidth: 20, minHeight: 5)", 100, 50)
        #expect(fixed.size == CGSize(width: 40, height: 10))
        #expect(fixed.from == CGSize(width: 40, height: 10))
        #expect(try measured("Box(40, 10).frame(minWidth: 20)", 30, 50).from.width == .infinity)
        // Without a proposal it would have its ideal width.
        #expect(try measured(#"Text("abcd").frame(minWidth: 20, idealWidth: 30)"#, 100, 50).from.width == .infinity)
    }

    /// A view that is ten points wide and high from the given lengths on.
    private func view(from width: CGFloat, _ height: CGFloat) -> TestNode {
        let size = CGSize(width: 10, height: 10)
        return LeafNode(reportsRanges: true) { _ in
            MeasuredSize(size: size, from: CGSize(width: width, height: height))
        }
    }

    @Test func `a frame with a minimum has one size from where its view has one`() {
        func from(_ width: CGFloat, _ height: CGFloat, proposed: CGFloat = 100) -> CGSize {
            let rule = FlexibleFrameRule(
                minWidth: 20, idealWidth: nil, maxWidth: nil, minHeight: 5, idealHeight: nil, maxHeight: nil,
                alignment: .center)
            let proposal = ProposedViewSize(width: proposed, height: 50)
            return rule.measuredSize(for: proposal, child: view(from: width, height)).from
        }
        #expect(from(30, 10, proposed: 20) == CGSize(width: 30, height: 10))
        #expect(from(20, 10) == CGSize(width: -CGFloat.infinity, height: 10))
        #expect(from(.infinity, .infinity) == CGSize(width: CGFloat.infinity, height: CGFloat.infinity))
        #expect(from(-.infinity, -.infinity) == CGSize(width: -CGFloat.infinity, height: 10))
    }

    @Test(
        arguments: [
            // Where the row's only view has one height, the height that is proposed to the row, and the row's range.
            (5, 50, CGSize(width: 20, height: 5)), (10, 50, CGSize(width: 20, height: 10)),
            (30, 50, CGSize(width: 20, height: CGFloat.infinity)), (10, nil, CGSize(width: 20, height: 10)),
            (30, nil, CGSize(width: CGFloat.infinity, height: CGFloat.infinity)),
        ] as [(CGFloat, CGFloat?, CGSize)])
    func `a row whose height depends on its proposal is measured again without one`(
        from: CGFloat, height: CGFloat?, expected: CGSize
    ) {
        let row = CustomLayoutNode(HStackLayout(spacing: 0), [view(from: 20, from)], reportsRanges: true)
        #expect(row.measure(ProposedViewSize(width: 100, height: height)).from == expected)
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
        #expect(try measured(#"Text("abcd").frame(minWidth: 20, maxWidth: 60)"#, nil, 50).from.width == .infinity)
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
