import EspalierLayoutEngine
import Foundation
import Testing

/// A column of views with individual indentation and a cache of heights, as an author might write it.
private struct Outline: Layout {
    struct Indentation: LayoutValueKey {
        static let defaultValue: CGFloat = 0
    }

    func makeCache(subviews: Subviews) -> [CGFloat] {
        subviews.map { $0.sizeThatFits(.unspecified).height }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGFloat]) -> CGSize {
        let width = subviews.map { $0.sizeThatFits(.unspecified).width + $0[Indentation.self] }.max() ?? 0
        return CGSize(width: width, height: cache.reduce(0, +))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGFloat]) {
        var y = bounds.minY
        for (subview, height) in zip(subviews, cache) {
            subview.place(at: CGPoint(x: bounds.minX + subview[Indentation.self], y: y), proposal: .unspecified)
            y += height
        }
    }
}

/// Places its first view by the anchor, and omits the others.
private struct Corner: Layout {
    var anchor: UnitPoint

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        subviews.first?.place(at: anchor.resolved(in: bounds), anchor: anchor, proposal: .unspecified)
    }
}

/// Places its last view only.
private struct LastAtOrigin: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        subviews.last?.place(at: bounds.origin, proposal: .unspecified)
    }
}

/// Returns and proposes invalid lengths.
private struct Careless: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        CGSize(width: -20, height: CGFloat.nan)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        subviews.first?.place(at: CGPoint(x: CGFloat.nan, y: 5), proposal: ProposedViewSize(width: -10, height: .nan))
    }
}

@Suite struct LayoutProtocolTests {
    private func box(_ width: CGFloat, _ height: CGFloat) -> TestNode {
        LeafNode(reportsRanges: true) { _ in .always(CGSize(width: width, height: height)) }
    }

    private func laidOut(_ node: TestNode, in size: CGSize) -> [CGRect] {
        let proposal = ProposedViewSize(size)
        node.place(at: .zero, proposal: proposal, size: node.sizeThatFits(proposal))
        return node.children.map(\.frame)
    }

    @Test func `a custom layout has its cache and its subviews' values`() {
        let indented = ValueNode(box(30, 10), values: [ObjectIdentifier(Outline.Indentation.self): CGFloat(15)])
        let outline = CustomLayoutNode(Outline(), [box(20, 10), indented, box(10, 20)], reportsRanges: true)
        #expect(outline.cache == [10, 10, 20])
        let frames = laidOut(outline, in: CGSize(width: 100, height: 100))
        #expect(outline.frame.size == CGSize(width: 45, height: 40))
        #expect(
            frames == [
                CGRect(x: 0, y: 0, width: 20, height: 10), CGRect(x: 15, y: 10, width: 30, height: 10),
                CGRect(x: 0, y: 20, width: 10, height: 20),
            ])
    }

    @Test func `a subview that the layout does not place is centered`() {
        let corner = CustomLayoutNode(
            Corner(anchor: .bottomTrailing), [box(20, 10), box(40, 20)], reportsRanges: true)
        #expect(
            laidOut(corner, in: CGSize(width: 100, height: 50)) == [
                CGRect(x: 80, y: 40, width: 20, height: 10), CGRect(x: 30, y: 15, width: 40, height: 20),
            ])
    }

    @Test func `subviews before the one that the layout places are centered, too`() {
        let layout = CustomLayoutNode(
            LastAtOrigin(), [box(20, 10), box(40, 20), box(10, 10)], reportsRanges: true)
        #expect(
            laidOut(layout, in: CGSize(width: 100, height: 50)) == [
                CGRect(x: 40, y: 20, width: 20, height: 10), CGRect(x: 30, y: 15, width: 40, height: 20),
                CGRect(x: 0, y: 0, width: 10, height: 10),
            ])
    }

    @Test func `positions are mirrored from right to left`() {
        let corner = CustomLayoutNode(
            Corner(anchor: .topLeading), [box(20, 10), box(40, 20)], reportsRanges: true, direction: .rightToLeft)
        #expect(
            laidOut(corner, in: CGSize(width: 100, height: 50)) == [
                CGRect(x: 80, y: 0, width: 20, height: 10), CGRect(x: 30, y: 15, width: 40, height: 20),
            ])
    }

    @Test func `invalid sizes, positions and proposals are corrected`() {
        let color = LeafNode(reportsRanges: true, rule: FillRule.measuredSize(for:))
        let careless = CustomLayoutNode(Careless(), [color], reportsRanges: true)
        #expect(laidOut(careless, in: CGSize(width: 100, height: 50)) == [CGRect(x: 0, y: 5, width: 0, height: 10)])
        #expect(careless.frame.size == .zero)
    }

    @Test func `a custom layout passes on the baselines in it`() throws {
        let texts = ["a", "b"].map { TextNode($0, reportsRanges: true) }
        let outline = CustomLayoutNode(Outline(), texts, reportsRanges: true)
        let proposal = ProposedViewSize(width: 100, height: 100)
        let size = outline.sizeThatFits(proposal)
        #expect(outline.guide(VerticalAlignment.firstTextBaseline.key, proposal: proposal, size: size) == 8)
        #expect(outline.guide(VerticalAlignment.lastTextBaseline.key, proposal: proposal, size: size) == 18)
        #expect(outline.guide(VerticalAlignment.center.key, proposal: proposal, size: size) == nil)
        // Finding them places nothing.
        #expect(texts.map(\.frame) == [.zero, .zero])
    }

    @Test func `a custom layout prefers the greatest of its subviews' distances`() {
        let spaced = LeafNode(
            reportsRanges: true, spacing: ViewSpacing(top: 3, leading: 20, bottom: nil, trailing: nil)
        ) { _ in .always(.zero) }
        let outline = CustomLayoutNode(Outline(), [box(1, 1), spaced], reportsRanges: true)
        #expect(ViewSpacing.none.distance(to: outline.spacing, along: .horizontal) == 20)
        #expect(ViewSpacing.none.distance(to: outline.spacing, along: .vertical) == 3)
    }

    @Test func `a slice of the subviews keeps their indices`() {
        let subviews = LayoutSubviews([box(1, 1), box(2, 2), box(3, 3)])
        #expect(subviews[1..<3].map { $0.sizeThatFits(.zero).width } == [2, 3])
        #expect(subviews[1..<3].startIndex == 1)
        #expect(subviews[1..<3].first == subviews[1])
    }

    @Test func `only a stack has an orientation`() {
        #expect(HStackLayout.layoutProperties.stackOrientation == .horizontal)
        #expect(VStackLayout.layoutProperties.stackOrientation == .vertical)
        #expect(ZStackLayout.layoutProperties.stackOrientation == nil)
        #expect(Outline.layoutProperties.stackOrientation == nil)
    }

    @Test func `only a layout of this module is known to place every subview`() {
        #expect(HStackLayout.layoutProperties.placesEverySubview && VStackLayout.layoutProperties.placesEverySubview)
        #expect(ZStackLayout.layoutProperties.placesEverySubview && GridLayout.layoutProperties.placesEverySubview)
        #expect(!Outline.layoutProperties.placesEverySubview)
    }

    @Test(
        arguments: [
            ("HStack { Box(1, 1) }", []), (#"HStack { Box(1, 1); Text("a") }"#, .textBaselines),
            (#"ZStack { Box(1, 1); Text("a") }"#, .textBaselines), ("ZStack { Box(1, 1) }", []),
            ("VStack { Box(1, 1).alignmentGuide(.leading, 5) }", []),
            ("ZStack { Box(1, 1).alignmentGuide(.leading, 5) }", []),
            ("VStack { Box(1, 1).alignmentGuide(.third, 5) }", .custom),
            (#"ZStack { Box(1, 1).alignmentGuide(.third, 5); Text("a") }"#, [.custom, .textBaselines]),
            ("Grid { Box(1, 1) }", .all),
        ] as [(String, ExplicitGuides)])
    func `a stack may set the guides of its subviews, except those of their frames`(
        source: String, guides: ExplicitGuides
    ) throws {
        #expect(try TreeBuilder().build(source).explicitGuides == guides)
    }

    @Test func `the first value of a guide replaces the container's, and the next ones are averaged`() {
        enum Guide: AlignmentID {
            static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
        }
        var value: CGFloat? = 100
        Guide._combineExplicit(childValue: 10, 0, into: &value)
        #expect(value == 10)
        Guide._combineExplicit(childValue: 20, 1, into: &value)
        #expect(value == 15)
        Guide._combineExplicit(childValue: 60, 2, into: &value)
        #expect(value == 30)
    }
}
