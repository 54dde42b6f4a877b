import EspalierPageStores
import Foundation

/// Prints how many claims and writes a store does in a second, and how long a message and its answer take.
func measure(_ store: any PageStore, _ near: any WorkerMessages, _ far: any WorkerMessages) throws {
    try store.renew("measure-a", lease: 600)
    let claims = try perSecond { number in
        _ = try store.claim("measured-\(number)", for: "measure-a", beginning: "measured-page-\(number)")
    }
    report("new claims a second: \(Int(claims))")
    let known = try perSecond { _ in _ = try store.claim("measured-0", for: "measure-a", beginning: nil) }
    report("claims that are known already, a second: \(Int(known))")
    guard case .owned(let claim) = try store.claim("measured-0", for: "measure-a", beginning: nil) else { return }
    let pages = (0..<10).map {
        StoredPage(
            id: "measured-page-\($0)", browser: claim.browser,
            data: (0..<4096).map { UInt8(truncatingIfNeeded: $0 &* 7) })
    }
    let writes = try perSecond { _ in
        _ = try store.write([ClaimedRecords(claim: claim, pages: pages)], of: "measure-a")
    }
    report("writes of 10 records of 4 KB a second: \(Int(writes))")

    let answered = DispatchSemaphore(value: 0)
    try far.listen { bytes, sender in far.send(bytes, to: sender) }
    try near.listen { _, _ in answered.signal() }
    var times: [Double] = []
    for _ in 0..<500 {
        let start = DispatchTime.now().uptimeNanoseconds
        near.send(Array("give it up".utf8), to: "measure-b")
        guard answered.wait(timeout: .now() + 2) == .success else { continue }
        times.append(Double(DispatchTime.now().uptimeNanoseconds - start) / 1e6)
    }
    times.sort()
    let (median, high) = (times[times.count / 2], times[times.count * 99 / 100])
    report(String(format: "a message and its answer: median %.2f ms, 99 %% %.2f ms", median, high))
    near.end()
    far.end()
}

/// Calls `body` for two seconds.
private func perSecond(_ body: (Int) throws -> Void) throws -> Double {
    let start = DispatchTime.now().uptimeNanoseconds
    var count = 0
    while DispatchTime.now().uptimeNanoseconds - start < 2_000_000_000 {
        try body(count)
        count += 1
    }
    return Double(count) / (Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9)
}
