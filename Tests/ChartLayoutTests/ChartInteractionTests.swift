import EspalierChartLayout
import Foundation
import Testing

struct ChartInteractionTests {
    @Test func `the nearest value is found in any order`() {
        let nearest = ChartNearest([30, 10, 20, .nan, 10])
        #expect(nearest.index(to: 0) == 1)
        #expect(nearest.index(to: 14) == 1)
        #expect(nearest.index(to: 15) == 1)
        #expect(nearest.index(to: 16) == 2)
        #expect(nearest.index(to: 99) == 0)
        #expect(nearest.index(to: .nan) == nil)
        #expect(ChartNearest([]).index(to: 3) == nil)
        #expect(nearest.indices(from: 25, to: 10) == [1, 4, 2])
        #expect(nearest.indices(from: 40, to: 50) == [])
    }

    @Test func `a selection stays in the domain`() {
        let scale = ChartScale(.numbers(0, 100), range: ChartRange(20, 220))
        #expect(scale.selectedNumber(at: 70) == 25)
        #expect(scale.selectedNumber(at: 0) == 0)
        #expect(scale.selectedNumber(at: 500) == 100)
        #expect(scale.selectedNumber(at: .nan) == nil)
        #expect(scale.selectedNumbers(from: 120, to: 0) == 0...50)
        let names = ChartScale(.categories(["a", "b"]), range: ChartRange(100, 0))
        #expect(names.selectedCategory(at: 300) == "a")
        #expect(names.selectedCategory(at: -5) == "b")
        let start = Date(timeIntervalSinceReferenceDate: 0)
        let dates = ChartScale(.dates(start, start.addingTimeInterval(100)), range: ChartRange(0, 100))
        #expect(dates.selectedDate(at: 200) == start.addingTimeInterval(100))
        #expect(dates.selectedDates(from: 30, to: 10) == start.addingTimeInterval(10)...start.addingTimeInterval(30))
    }

    @Test func `a window shows a part of the domain`() {
        let window = ChartScrollWindow(domain: 0...100, length: 20, viewport: 300)
        #expect(window.contentLength == 1500)
        #expect(window.position(scrolledBy: 0) == 0)
        #expect(window.position(scrolledBy: 150) == 10)
        #expect(window.position(scrolledBy: 5000) == 80)
        #expect(window.offset(of: 10) == 150)
        #expect(window.offset(of: 99) == 1200)
        #expect(window.visible(from: 95) == 80...100)
    }

    @Test func `a window begins with its domain`() {
        let window = ChartScrollWindow(domain: 100...200, length: 25, viewport: 50)
        #expect(window.contentLength == 200)
        #expect(window.position(scrolledBy: 100) == 150)
        #expect(window.position(scrolledBy: -9) == 100)
        #expect(window.position(scrolledBy: .nan) == 100)
        #expect(window.offset(of: 150) == 100)
        #expect(window.offset(of: 0) == 0)
        #expect(window.visible(from: 130) == 130...155)
    }

    @Test func `a window without a length shows everything`() {
        for length in [0, -3, .nan, 500] as [Double] {
            let window = ChartScrollWindow(domain: 0...100, length: length, viewport: 300)
            #expect(window.contentLength == 300)
            #expect(window.position(scrolledBy: 40) == 0)
        }
        #expect(ChartScrollWindow(domain: 0...1e12, length: 1, viewport: 300).contentLength == 8_000_000)
        #expect(ChartScrollWindow(domain: 5...5, length: 1, viewport: 300).offset(of: 5) == 0)
    }

    @Test func `scrolling rests at aligned values`() throws {
        let window = ChartScrollWindow(domain: 0...100, length: 20, viewport: 300)
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: "UTC")!
        func nearest(_ alignment: ChartScrollAlignment, _ number: Double) -> Double {
            alignment.nearest(to: number, window: window, calendar: calendar)
        }
        #expect(nearest(.unit(5), 12) == 10)
        #expect(nearest(.unit(5), 13) == 15)
        #expect(nearest(.unit(0), 13) == 13)
        #expect(nearest(.page, 33) == 40)
        let midnight = ChartScrollAlignment.matching(DateComponents(hour: 0))
        #expect(nearest(midnight, 86400 * 3 + 3600) == 86400 * 3)
        #expect(nearest(midnight, 86400 * 3 - 3600) == 86400 * 3)
        #expect(nearest(midnight, 86400 * 3) == 86400 * 3)
        #expect(nearest(midnight, 1e15) == 1e15)
        func rest(_ start: Double, _ end: Double) -> Double {
            ChartScrollAlignment.rest(
                from: start, to: end, minor: .unit(1), major: .page, window: window, calendar: calendar)
        }
        #expect(rest(15, 22.4) == 20)
        #expect(rest(3, 7.4) == 7)
    }

    @Test func `scrolling rests at all multiples, pages and matching dates of a domain`() {
        let window = ChartScrollWindow(domain: 3...12, length: 4, viewport: 100)
        func stops(_ alignment: ChartScrollAlignment, limit: Int = 2000) -> [Double] {
            alignment.stops(in: window, calendar: Calendar(identifier: .gregorian), limit: limit)
        }
        #expect(stops(.unit(2.5)) == [5, 7.5, 10])
        #expect(stops(.page) == [3, 7, 11])
        #expect(stops(.unit(0)) == [] && stops(.unit(-1)) == [] && stops(.unit(.nan)) == [])
        #expect(stops(.unit(1), limit: 9) == [] && stops(.unit(1), limit: 10).count == 10)
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(secondsFromGMT: 0)!
        let days = ChartScrollWindow(domain: 0...200_000, length: 1000, viewport: 100)
        let noon = ChartScrollAlignment.matching(DateComponents(hour: 12))
        #expect(noon.stops(in: days, calendar: calendar) == [43_200, 129_600])
        #expect(noon.stops(in: days, calendar: calendar, limit: 1) == [])
        #expect(ChartScrollAlignment.matching(DateComponents(hour: 0)).stops(in: days, calendar: calendar).first == 0)
    }
}
