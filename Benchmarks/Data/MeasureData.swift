import Foundation

/// Measures stores and queries beside plain SQLite through its C interface, in the same process and in turn.
///
///     swift build -c release --product MeasureData && .build/release/MeasureData [store | pages]
@main @MainActor enum MeasureData {
    static func main() throws {
        let chosen = CommandLine.arguments.dropFirst().first
        let folder = NSTemporaryDirectory() + "measure-data-\(getpid())"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        print("".padding(toLength: 44, withPad: " ", startingAt: 0), "      store       plain")
        if chosen == nil || chosen == "store" { try measureStore(folder) }
        if chosen == nil || chosen == "pages" { try PageSide(folder).measure() }
    }
}

/// The median time of `runs` calls, in milliseconds.
func time(_ runs: Int, _ body: () throws -> Void) rethrows -> Double {
    var times: [Double] = []
    for _ in 0..<runs {
        let start = ContinuousClock.now
        try body()
        times.append((ContinuousClock.now - start) / .milliseconds(1))
    }
    return times.sorted()[runs / 2]
}

/// Writes a line with the time of the library, the limit, and the time of plain SQLite.
func report(_ name: String, _ limit: Double?, _ store: Double, _ plain: Double?) {
    let factor = plain.map { String(format: "%8.3f ms %5.2f x", $0, store / $0) } ?? ""
    let bound = limit.map { String(format: "  (at most %g ms)", $0) } ?? ""
    print(name.padding(toLength: 44, withPad: " ", startingAt: 0), String(format: "%8.3f ms", store), factor + bound)
}
