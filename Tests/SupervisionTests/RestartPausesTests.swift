@testable import EspalierSupervision
import Testing

/// The pauses before a worker is started again.
struct RestartPausesTests {
    private var pauses = RestartPauses(first: 0.25, longest: 30, reset: 60)

    @Test func `the first start comes at once, and the pauses double up to the longest`() {
        var pauses = pauses
        #expect(
            (0..<10).map { _ in pauses.next(afterServing: nil) } == [0, 0.25, 0.5, 1, 2, 4, 8, 16, 30, 30])
    }

    @Test func `a minute of service lets them begin anew`() {
        var pauses = pauses
        #expect([1, 59.9, 59.9].map { pauses.next(afterServing: $0) } == [0, 0.25, 0.5])
        #expect([60, 1, 1].map { pauses.next(afterServing: $0) } == [0, 0.25, 0.5])
        pauses.begin()
        #expect([1, 1].map { pauses.next(afterServing: $0) } == [0, 0.25])
    }
}
