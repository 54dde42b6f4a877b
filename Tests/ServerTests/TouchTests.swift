import EspalierDisplayTree
import Foundation
import Testing

@testable import EspalierServer

@Suite struct `A report of a touch in JSON` {
    private func decode(_ value: String) throws(Problem) -> DisplayEvent? {
        let body = #"{"session":"s","events":[{"node":3,"type":"move","value":\#(value)}]}"#
        let post = try EventPost.decode(json: Array(body.utf8), maximumEvents: 10)
        guard case .events(let events) = post.content, case .node(let event) = events[0] else { return nil }
        return event
    }

    @Test func `is read with all its parts`() throws {
        let event = try decode(#"{"n":7,"t":1500,"p":[1,2,3,4],"g":[11,12,13,14],"v":[-5,6],"k":3,"o":1,"c":1}"#)
        let report = TouchReport(
            serial: 7, time: 1.5, points: [CGPoint(x: 1, y: 2), CGPoint(x: 3, y: 4)],
            pagePoints: [CGPoint(x: 11, y: 12), CGPoint(x: 13, y: 14)], velocity: CGSize(width: -5, height: 6), keys: 3,
            isOnControl: true, isCancelled: true)
        #expect(event == DisplayEvent(node: 3, type: .move, value: .touch(try #require(report))))
    }

    @Test func `requires only a number, a time and a position`() throws {
        let report = TouchReport(serial: 7, time: 0, points: [CGPoint(x: 1, y: 2)])
        #expect(try decode(#"{"n":7,"t":0,"p":[1,2]}"#)?.value == .touch(try #require(report)))
    }

    @Test(arguments: [
        "null", "true", "[1,2]", #"{"x":1,"y":2}"#, #"{"n":1.5,"t":0,"p":[1,2]}"#, #"{"n":1e300,"t":0,"p":[1,2]}"#,
        #"{"n":1,"t":"0","p":[1,2]}"#, #"{"n":1,"t":0,"p":[1]}"#, #"{"n":1,"t":0,"p":[]}"#,
        #"{"n":1,"t":0,"p":[1,null]}"#, #"{"n":1,"t":0,"p":[1,2,3,4,5,6]}"#, #"{"n":1,"t":0,"p":[1,2],"g":[1,2,3,4]}"#,
        #"{"n":1,"t":0,"p":[1,2],"v":[1]}"#,
    ])
    func `is refused if it is not a touch`(value: String) {
        let problem = #expect(throws: Problem.self) { try decode(value) }
        #expect(problem?.status == .unprocessableContent)
    }

    @Test func `has positions within a million points`() throws {
        let event = try decode(#"{"n":1,"t":1e308,"p":[1e308,-1e308]}"#)
        guard case .touch(let report)? = event?.value else { throw CancellationError() }
        #expect(report.points == [CGPoint(x: 1_000_000, y: -1_000_000)])
    }
}
