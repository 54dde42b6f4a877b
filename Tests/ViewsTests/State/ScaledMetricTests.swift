import EspalierLayoutEngine
import EspalierViews
import Foundation
import TestKit
import Testing

@MainActor @Suite struct `A scaled number` {
    private struct Numbers: View {
        @ScaledMetric private var body17: CGFloat = 17
        @ScaledMetric(relativeTo: .caption2) private var small = 10.0

        var body: some View { Text(verbatim: "\(Double(body17)) \(small)") }
    }

    private func text(_ size: DynamicTypeSize, pixels: CGFloat = 3) -> String? {
        TestPage { Numbers().dynamicTypeSize(size).environment(\.displayScale, pixels) }.texts.first
    }

    @Test func `grows like the line height of its text style, to whole pixels`() {
        #expect(text(.large) == "17.0 10.0")
        #expect(text(.medium) == "\(Double(CGFloat(49) / 3)) 10.0")
        #expect(text(.accessibility5, pixels: 1) == "48.0 37.0")
        #expect(text(.xSmall, pixels: 2) == "14.5 10.0")
    }

    private struct Growing: View {
        @State private var size = DynamicTypeSize.large

        var body: some View {
            Numbers().dynamicTypeSize(size)
            Button("grow") { size = .xxxLarge }
        }
    }

    @Test func `changes with the text size`() throws {
        let page = TestPage { Growing().environment(\.displayScale, 1) }
        #expect(page.texts == ["17.0 10.0", "grow"])
        try page.tap("grow")
        #expect(page.texts == ["22.0 17.0", "grow"])
    }

    @Test func `is the number itself outside of a view, and stays as it is if it is not finite`() {
        @ScaledMetric var lone = 8.0
        #expect(lone == 8)
        #expect(Font.TextStyle.body.scaled(.infinity, for: .xLarge, pixelsPerPoint: 2) == .infinity)
    }

    private struct Category: View {
        @Environment(\.sizeCategory) private var category
        var body: some View { Text(verbatim: "\(category)") }
    }

    @Test(arguments: zip(ContentSizeCategory.allCases, DynamicTypeSize.allCases))
    func `has a category for each size`(category: ContentSizeCategory, size: DynamicTypeSize) {
        #expect(TestPage(width: 900) { Category().dynamicTypeSize(size) }.texts == ["\(category)"])
        #expect(TestPage(width: 900) { Category().environment(\.sizeCategory, category) }.texts == ["\(category)"])
        #expect(category.isAccessibilityCategory == size.isAccessibilitySize)
    }

    @Test func `has categories in the order of their sizes`() {
        #expect(ContentSizeCategory.allCases.sorted() == ContentSizeCategory.allCases)
        #expect(ContentSizeCategory.extraSmall < .accessibilityMedium)
    }
}
