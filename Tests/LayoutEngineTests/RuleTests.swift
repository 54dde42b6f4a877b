import Foundation
import Testing

@testable import EspalierLayoutEngine

/// A view of a fixed size, with distances of its own.
private final class Fixed: LayoutItem {
    let size: CGSize
    let spacing: ViewSpacing
    let layoutPriority = 0.0

    init(_ width: CGFloat, _ height: CGFloat, spacing: ViewSpacing = ViewSpacing()) {
        size = CGSize(width: width, height: height)
        self.spacing = spacing
    }

    /// The last proposal.
    private(set) var proposal: ProposedViewSize?

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        self.proposal = proposal
        return size
    }

    func explicitAlignment(_ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize) -> CGFloat? { nil }
    func layoutValue(_ key: ObjectIdentifier) -> Any? { nil }
    func place(at origin: CGPoint, proposal: ProposedViewSize, size: CGSize) {}
}

@Suite struct `A rule for one child` {
    @Test(arguments: [
        (EdgeInsets(top: 1, leading: 0, bottom: 0, trailing: 0), [8.0, 0, 0, 0]),
        (EdgeInsets(top: 0, leading: 1, bottom: 0, trailing: 0), [0, 8, 0, 0]),
        (EdgeInsets(top: 0, leading: 0, bottom: 1, trailing: 0), [0, 0, 8, 0]),
        (EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 1), [0, 0, 0, 8]),
        (EdgeInsets(), [0, 0, 0, 0]),
    ]) func `has the default distance at padded edges, and the child's at the others`(
        insets: EdgeInsets, distances: [CGFloat]
    ) {
        let spacing = PaddingRule(insets: insets).spacing(child: Fixed(10, 10, spacing: .zero))
        #expect(
            [
                ViewSpacing.none.distance(to: spacing, along: .vertical),
                ViewSpacing.none.distance(to: spacing, along: .horizontal),
                spacing.distance(to: .none, along: .vertical), spacing.distance(to: .none, along: .horizontal),
            ] == distances)
    }

    @Test(arguments: [
        (CGSize(width: 0, height: 10), CGSize(width: 100, height: 60)),
        (CGSize(width: 10, height: 0), CGSize(width: 100, height: 60)),
        (CGSize(width: CGFloat.infinity, height: 10), CGSize(width: 100, height: 60)),
        (CGSize(width: 10, height: CGFloat.infinity), CGSize(width: 100, height: 60)),
        (CGSize(width: 10, height: 20), CGSize(width: 30, height: 60)),
    ]) func `keeps the ratio of the child's ideal size, if it has one`(ideal: CGSize, offered: CGSize) {
        let child = Fixed(ideal.width, ideal.height)
        let rule = AspectRatioRule(ratio: nil, contentMode: .fit)
        _ = rule.measuredSize(for: ProposedViewSize(width: 100, height: 60), child: child)
        #expect(child.proposal == ProposedViewSize(width: offered.width, height: offered.height))
    }

    @Test func `that is a frame equals one with the same lengths`() {
        func fixed(_ width: CGFloat?, _ height: CGFloat?) -> FrameRule {
            FrameRule(width: width, height: height, alignment: .center)
        }
        #expect(fixed(3, nil) == fixed(3, nil) && fixed(nil, nil) == fixed(.nan, .infinity))
        #expect(fixed(3, nil) != fixed(4, nil) && fixed(3, nil) != fixed(3, 1))
        #expect(fixed(nil, 3) != fixed(1, 3) && fixed(1, 3) != fixed(nil, 3))
        func flexible(_ lengths: [CGFloat?]) -> FlexibleFrameRule {
            FlexibleFrameRule(
                minWidth: lengths[0], idealWidth: lengths[1], maxWidth: lengths[2], minHeight: lengths[3],
                idealHeight: lengths[4], maxHeight: lengths[5], alignment: .center)
        }
        for place in 0..<6 {
            var lengths: [CGFloat?] = Array(repeating: nil, count: 6)
            lengths[place] = 7
            #expect(flexible(lengths) == flexible(lengths))
            #expect(flexible(lengths) != flexible(Array(repeating: nil, count: 6)))
        }
    }

    @Test func `that sets a guide equals one for the same guide with the same token`() {
        func rule(_ key: AlignmentKey, _ token: Int) -> AlignmentGuideRule {
            AlignmentGuideRule(key: key, token: token) { _ in 0 }
        }
        let (leading, top) = (HorizontalAlignment.leading.key, VerticalAlignment.top.key)
        #expect(rule(leading, 1) == rule(leading, 1))
        #expect(rule(leading, 1) != rule(top, 1))
        #expect(rule(leading, 1) != rule(leading, 2))
    }
}

@Suite struct `Dimensions of a view` {
    @Test func `are equal for the same view, proposal and size`() {
        let (view, size) = (Fixed(1, 2), CGSize(width: 1, height: 2))
        let dimensions = ViewDimensions(item: view, proposal: .zero, size: size)
        #expect(dimensions == ViewDimensions(item: view, proposal: .zero, size: size))
        #expect(dimensions != ViewDimensions(item: Fixed(1, 2), proposal: .zero, size: size))
        #expect(dimensions != ViewDimensions(item: view, proposal: .infinity, size: size))
        #expect(dimensions != ViewDimensions(item: view, proposal: .zero, size: CGSize(width: 1, height: 3)))
    }
}

@Suite struct `A grid without tracks` {
    @Test func `has one column, as wide as the proposal`() {
        let rule = LazyGridRule([])
        #expect(rule.columns(in: 50) == [LazyGridRule.Column(track: 0, start: 0, length: 50)])
        #expect(rule.columns(in: -50) == [LazyGridRule.Column(track: 0, start: 0, length: 0)])
        #expect(rule.columns(in: nil) == [LazyGridRule.Column(track: 0, start: 0, length: 0)])
    }
}

@Suite struct `Distances of a view` {
    @Test func `are the default ones if no edge has a preference`() {
        #expect(ViewSpacing().isDefault && ViewSpacing.none.isDefault && !ViewSpacing.zero.isDefault)
        for edge in 0..<4 {
            func value(_ place: Int) -> CGFloat? { place == edge ? 0 : nil }
            #expect(
                !ViewSpacing(top: value(0), leading: value(1), bottom: value(2), trailing: value(3)).isDefault)
        }
    }
}

@Suite struct `A transform in space is affine` {
    @Test func `if it keeps points of the plane in the plane, without a perspective`() {
        #expect(CATransform3DIsAffine(CATransform3DIdentity))
        #expect(
            CATransform3DIsAffine(
                CATransform3DMakeAffineTransform(CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6))))
        let members: [WritableKeyPath<CATransform3D, CGFloat>] = [
            \.m13, \.m14, \.m23, \.m24, \.m31, \.m32, \.m33, \.m34, \.m43, \.m44,
        ]
        for member in members {
            var transform = CATransform3DIdentity
            transform[keyPath: member] += 0.5
            #expect(!CATransform3DIsAffine(transform))
        }
    }
}
