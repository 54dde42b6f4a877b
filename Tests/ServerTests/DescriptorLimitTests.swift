import Foundation
import Testing

@testable import EspalierServer

@Suite(.serialized) struct `The limit of descriptors` {
    private var limit: rlimit {
        var limit = rlimit()
        getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
        return limit
    }

    @Test func `is raised to the number that the server needs, and never lowered`() {
        let before = limit
        var low = before
        low.rlim_cur = min(before.rlim_max, 4096)
        setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &low)
        DescriptorLimit.raise()
        #expect(limit.rlim_cur == min(before.rlim_max, 65_536))
        #expect(limit.rlim_max == before.rlim_max)
        var high = before
        high.rlim_cur = before.rlim_max
        setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &high)
        DescriptorLimit.raise()
        #expect(limit.rlim_cur == before.rlim_max)
    }
}
