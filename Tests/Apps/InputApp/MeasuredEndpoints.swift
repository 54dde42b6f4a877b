import SwiftUI

/// Endpoints for measurements of large contents.
struct MeasuredEndpoints: Scene {
    /// The number of rows that have been made since the last request for them.
    actor Made {
        static let shared = Made()
        private(set) var rows = 0

        func begin() { rows = 0 }
        func add(_ count: Int) { rows += count }
    }

    /// The lines of a table, which are made when they are asked for.
    struct Lines: AsyncSequence, Sendable {
        let count: Int

        struct Iterator: AsyncIteratorProtocol {
            let count: Int
            var row = 0

            mutating func next() async -> String? {
                guard row < count else { return nil }
                let rows = row..<Swift.min(row + 200, count)
                row = rows.upperBound
                await Made.shared.add(rows.count)
                return rows.map { "\($0),Lamp \($0),Harbor \($0 % 9),\($0 * 7 % 100)\n" }.joined()
            }
        }

        func makeAsyncIterator() -> Iterator { Iterator(count: count) }
    }

    var body: some Scene {
        EndpointGroup("/api/measured") {
            Endpoint(.get, "/rows.csv") { request in
                await Made.shared.begin()
                let count = try request.query.get("count", as: Int.self) ?? 1_000_000
                return Response(stream: Lines(count: count), type: "text/csv; charset=utf-8")
            }
            Endpoint(.get, "/made") { _ in ["rows": await Made.shared.rows] }
            Endpoint(.put, "/upload") { request in
                var count = 0
                for try await part in request.bytes { count += part.count }
                return ["bytes": count]
            }
        }
        .bodyLimit(2 << 30)
    }
}
