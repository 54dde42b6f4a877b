import Testing
import TestKit

@testable import EspalierViews

/// The form of trivial values, by which a snapshot of another build is recognized.
@MainActor
@Suite struct `The shape of a value` {
    private enum Filter { case all, open }
    private enum Renamed { case all, open }
    private enum Reordered { case open, all }
    private enum Longer { case all, open, closed }
    private enum Whole { case amount(Int), none }
    private enum Real { case amount(Double), none }
    private enum Nested<Value> { case some(Value, Int) }
    private struct Screen {
        var filter: Filter
        var size: Int
    }
    private struct Other {
        var filter: Reordered
        var size: Int
    }

    private func areSame(_ one: Any.Type, _ other: Any.Type) -> Bool {
        ValueShape.number(of: one) == ValueShape.number(of: other)
    }

    @Test func `is that of its cases, whatever the name of the type`() {
        #expect(areSame(Filter.self, Renamed.self))
        #expect(!areSame(Filter.self, Reordered.self))
        #expect(!areSame(Filter.self, Longer.self))
    }

    @Test func `includes the values of cases, at any depth`() {
        #expect(!areSame(Whole.self, Real.self))
        #expect(areSame(Nested<Filter>.self, Nested<Renamed>.self))
        #expect(!areSame(Nested<Filter>.self, Nested<Longer>.self))
        #expect(!areSame(Filter?.self, Longer?.self))
        #expect(!areSame([Nested<Filter>]?.self, Nested<Filter>?.self))
    }

    @Test func `includes the fields of structures and tuples`() {
        #expect(!areSame(Screen.self, Other.self))
        #expect(areSame((Filter, Int).self, (Renamed, Int).self))
        #expect(!areSame((Filter, Int).self, (Filter, Double).self))
    }

    // MARK: Restoring

    private protocol Choice: CaseIterable {}
    private enum Three: Choice { case first, second, third }
    private enum SameThree: Choice { case first, second, third }
    private enum Two: Choice { case first, second }

    private struct Chooser<Value: Choice>: View {
        @State private var value = Array(Value.allCases)[0]

        var body: some View { Button("\(value)") { value = Array(Value.allCases)[Value.allCases.count - 1] } }
    }

    private func restored<Value: Choice>(as type: Value.Type) throws -> [String] {
        let page = TestPage { Chooser<Three>() }
        try page.tap("first")
        #expect(page.texts == ["third"])
        return TestPage(snapshot: page.graph.snapshot()) { Chooser<Value>() }.texts
    }

    @Test func `decides whether state continues in another build`() throws {
        #expect(try restored(as: SameThree.self) == ["third"])
        // The byte of the third case means nothing here.
        #expect(try restored(as: Two.self) == ["first"])
    }
}
