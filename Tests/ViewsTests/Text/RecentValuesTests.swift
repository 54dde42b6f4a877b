import Testing

@testable import EspalierViews

struct RecentValuesTests {
    @Test func `finds the first values and those after them`() {
        var values = RecentValues<Int, String>()
        for key in 1...20 { values[key] = "\(key)" }
        #expect((1...20).map { values[$0] } == (1...20).map { "\($0)" })
        #expect(values[21] == nil)
    }

    @Test func `drops later values when there are too many, and keeps the first`() {
        var values = RecentValues<Int, String>()
        for key in 1...71 { values[key] = "\(key)" }
        #expect((1...6).map { values[$0] } == ["1", "2", "3", "4", "5", "6"])
        #expect(values[7] == nil)
        #expect(values[71] == "71")
    }
}
