import Foundation
import Testing

@testable import UIKit

@Suite struct `A group of a compositional layout` {
    private let item = GroupPart(width: .fractionalWidth(1), height: .fractionalHeight(1))

    private func item(_ width: GroupLength, _ height: GroupLength) -> GroupPart {
        GroupPart(width: width, height: height)
    }

    private func row(
        _ parts: [GroupPart], _ spacing: GroupSpace = .fixed(0), _ repetition: GroupLine.Repetition = .fitting,
        height: GroupLength = .absolute(100)
    ) -> GroupPart {
        GroupPart(
            width: .fractionalWidth(1), height: height,
            content: .line(GroupLine(axis: .horizontal, parts: parts, spacing: spacing, repetition: repetition)))
    }

    private func frames(_ group: GroupPart, width: CGFloat = 390, count: Int? = nil) -> [CGRect] {
        GroupArrangement(of: group, in: CGSize(width: width, height: 800), count: count).items.map(\.frame)
    }

    @Test func `repeats its item while there is room`() {
        let fifth = row([item(.fractionalWidth(0.2), .fractionalHeight(1))], height: .fractionalWidth(0.2))
        let made = GroupArrangement(of: fifth, in: CGSize(width: 390, height: 800))
        #expect(made.size == CGSize(width: 390, height: 78))
        #expect(made.items.map(\.frame) == (0..<5).map { CGRect(x: 78 * CGFloat($0), y: 0, width: 78, height: 78) })
        #expect(frames(row([item(.absolute(100), .absolute(50))])).map(\.minX) == [0, 100, 200])
    }

    @Test func `has an item that is larger than it is`() {
        #expect(frames(row([item(.absolute(500), .absolute(50))])) == [CGRect(x: 0, y: 0, width: 500, height: 50)])
    }

    @Test func `keeps the distance between items, and the insets of their content`() {
        var third = item(.fractionalWidth(1.0 / 3), .fractionalHeight(1))
        third.insets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(
            frames(row([third]), width: 300) == [
                CGRect(x: 2, y: 1, width: 94, height: 96), CGRect(x: 102, y: 1, width: 94, height: 96),
                CGRect(x: 202, y: 1, width: 94, height: 96),
            ])
        #expect(frames(row([item(.absolute(90), .absolute(50))], .fixed(10)), width: 300).map(\.minX) == [0, 100, 200])
        #expect(frames(row([item(.absolute(90), .absolute(50))], .fixed(20)), width: 300).map(\.minX) == [0, 110])
    }

    @Test func `shares the room that is left among flexible distances`() {
        #expect(
            frames(row([item(.absolute(80), .absolute(50))], .flexible(10)), width: 300).map(\.minX) == [0, 110, 220])
        var part = item(.absolute(100), .absolute(50))
        part.edges.leading = .flexible(0)
        part.edges.trailing = .flexible(0)
        part.edges.top = .fixed(7)
        #expect(
            frames(row([part], .fixed(0), .count(1)), width: 300) == [CGRect(x: 100, y: 7, width: 100, height: 50)])
    }

    @Test func `has a number of items of their own size, or of equal ones`() {
        let half = item(.fractionalWidth(0.5), .fractionalHeight(0.5))
        #expect(frames(row([half], .fixed(10), .count(2)), width: 300).map(\.minX) == [0, 160])
        #expect(
            frames(row([half], .fixed(10), .count(2)), width: 300).map(\.size)
                == Array(repeating: CGSize(width: 150, height: 50), count: 2))
        #expect(
            frames(row([item], .fixed(12), .equal(3)), width: 300) == [
                CGRect(x: 0, y: 0, width: 92, height: 100), CGRect(x: 104, y: 0, width: 92, height: 100),
                CGRect(x: 208, y: 0, width: 92, height: 100),
            ])
    }

    @Test func `contains other groups`() {
        let column = GroupPart(
            width: .fractionalWidth(0.3), height: .fractionalHeight(1),
            content: .line(GroupLine(axis: .vertical, parts: [item], repetition: .equal(2))))
        let group = row([item(.fractionalWidth(0.7), .fractionalHeight(1)), column])
        #expect(
            frames(group, width: 300) == [
                CGRect(x: 0, y: 0, width: 210, height: 100), CGRect(x: 210, y: 0, width: 90, height: 50),
                CGRect(x: 210, y: 50, width: 90, height: 50),
            ])
        // The last group has the items that are left.
        #expect(frames(group, width: 300, count: 2).count == 2)
    }

    @Test func `takes the sizes of the content`() {
        let group = row([item(.fractionalWidth(0.5), .estimated(40))], height: .estimated(40))
        let room = CGSize(width: 300, height: 800)
        #expect(GroupArrangement(of: group, in: room).size == CGSize(width: 300, height: 40))
        var asked: [CGFloat?] = []
        let made = GroupArrangement(of: group, in: room, count: 2) { item, width, height in
            asked += [width, height]
            return CGSize(width: 999, height: item == 0 ? 60 : 25)
        }
        #expect(asked == [150, nil, 150, nil])
        #expect(made.size == CGSize(width: 300, height: 60))
        #expect(
            made.items.map(\.frame) == [
                CGRect(x: 0, y: 0, width: 150, height: 60), CGRect(x: 150, y: 0, width: 150, height: 25),
            ])
    }

    @Test func `gives uniform items the length of the longest`() {
        let group = row([item(.fractionalWidth(0.5), .uniform(40))], height: .estimated(40))
        let made = GroupArrangement(of: group, in: CGSize(width: 300, height: 800)) { item, _, _ in
            CGSize(width: 0, height: item == 0 ? 60 : 25)
        }
        #expect(made.items.map(\.frame.height) == [60, 60])
    }

    @MainActor @Test func `ends a line of tags where the next one has no room`() {
        let group = row([item(.estimated(50), .estimated(20))], .fixed(10), height: .estimated(20))
        let widths: [CGFloat] = [100, 100, 100, 250, 40, 500]
        #expect(group.hasMeasuredCount)
        let groups = CompositionalSection.groups(6, group, CGSize(width: 300, height: 800)) { item, _, _ in
            CGSize(width: widths[item], height: 20)
        }
        #expect(groups == [0..<2, 2..<3, 3..<5, 5..<6])
    }

    @Test func `attaches badges to the edges of its items`() {
        var badge = GroupBadge(
            kind: "badge", width: .absolute(20), height: .absolute(10),
            container: GroupBadge.Anchor(x: 1, y: 0, offset: CGPoint(x: 0.5, y: -0.5), isFractional: true))
        let size = CGSize(width: 100, height: 60)
        #expect(badge.frame(in: size) == CGRect(x: 90, y: -5, width: 20, height: 10))
        badge.container = GroupBadge.Anchor(x: 0.5, y: 1)
        badge.item = GroupBadge.Anchor(x: 0.5, y: 0)
        #expect(badge.frame(in: size) == CGRect(x: 40, y: 60, width: 20, height: 10))
    }
}
