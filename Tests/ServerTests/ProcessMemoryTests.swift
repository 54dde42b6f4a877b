import Foundation
import Testing

@testable import EspalierServer

@Suite struct `The memory of a process` {
    private let page = Int(sysconf(Int32(_SC_PAGESIZE)))

    @Test func `is what is resident without files`() {
        #expect(ProcessMemory.resident(Array("765 447 418 5 0 123 0\n".utf8)) == 29 * page)
        #expect(ProcessMemory.resident > 0)
    }

    @Test func `is read whatever the numbers behind it are`() {
        let report = "5368743022 92338 18211 34215 0 5368722341 0\n"
        #expect(ProcessMemory.resident(Array(report.utf8)) == 74127 * page)
    }

    @Test(arguments: ["", "765", "765 447", "a b c d", "765 99999999999999999999 1 2"])
    func `is 0 for a report of another form`(report: String) {
        #expect(ProcessMemory.resident(Array(report.utf8)) == 0)
    }
}
