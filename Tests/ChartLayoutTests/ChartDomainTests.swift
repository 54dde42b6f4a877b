import EspalierChartLayout
import Foundation
import Testing

struct ChartDomainTests {
    @Test func `domains of numbers include zero unless told otherwise`() {
        #expect(ChartDomain.inferred(numbers: [20, 30, 85]) == .numbers(0, 85))
        #expect(ChartDomain.inferred(numbers: [-20, -5]) == .numbers(-20, 0))
        #expect(ChartDomain.inferred(numbers: [20, 30, 85], includesZero: false) == .numbers(20, 85))
        #expect(ChartDomain.inferred(numbers: [20, 85], reversed: true) == .numbers(85, 0))
        #expect(ChartDomain.inferred(numbers: [20, 85], marks: [100]) == .numbers(0, 100))
    }

    @Test func `too few numbers still have a domain`() {
        #expect(ChartDomain.inferred(numbers: []) == .numbers(0, 1))
        #expect(ChartDomain.inferred(numbers: [0, 0]) == .numbers(0, 1))
        #expect(ChartDomain.inferred(numbers: [8, 8]) == .numbers(0, 8))
        #expect(ChartDomain.inferred(numbers: [8, 8], includesZero: false) == .numbers(4, 12))
        #expect(ChartDomain.inferred(numbers: [-8], includesZero: false) == .numbers(-12, -4))
        #expect(ChartDomain.inferred(numbers: [.nan, .infinity, 3]) == .numbers(0, 3))
    }

    @Test func `domains of logarithmic scales are above zero`() {
        let kind = ChartScaleKind.logarithmic(base: 10)
        #expect(ChartDomain.inferred(numbers: [0, -1, 5, 500], kind: kind) == .numbers(5, 500))
        #expect(ChartDomain.inferred(numbers: [0], kind: kind) == .numbers(1, 10))
        #expect(ChartDomain.inferred(numbers: [100], kind: kind) == .numbers(10, 1000))
    }

    @Test func `domains of dates reach from the earliest to the latest`() {
        let noon = Date(timeIntervalSinceReferenceDate: 43200)
        let evening = Date(timeIntervalSinceReferenceDate: 64800)
        #expect(ChartDomain.inferred(dates: [evening, noon]) == .dates(noon, evening))
        #expect(ChartDomain.inferred(dates: [evening, noon], reversed: true) == .dates(evening, noon))
        #expect(
            ChartDomain.inferred(dates: [noon])
                == .dates(Date(timeIntervalSinceReferenceDate: 0), Date(timeIntervalSinceReferenceDate: 86400)))
        #expect(
            ChartDomain.inferred(dates: [Date]())
                == .dates(Date(timeIntervalSinceReferenceDate: 0), Date(timeIntervalSinceReferenceDate: 86400)))
    }

    @Test func `categories keep the order of their first values`() {
        #expect(ChartDomain.inferred(categories: ["b", "a", "b", "c"]) == .categories(["b", "a", "c"]))
        #expect(ChartDomain.inferred(categories: ["b", "a"], reversed: true) == .categories(["a", "b"]))
    }
}
