internal import EspalierCMicroHTTPD

/// Collects a request's headers and parameters from the library's iteration.
struct RequestReading {
    var headers = RequestHeaders()
    var query = Parameters()
    /// Whether the headers that the server does not read are kept as well.
    var keepsOthers = false
    /// These headers: for each the name, a zero, the value, and a zero.
    var others: [UInt8] = []

    static let takeHeader: MHD_KeyValueIteratorN = { context, _, name, nameLength, value, valueLength in
        let name = UnsafeRawBufferPointer(start: name, count: nameLength)
        let reading = context!.assumingMemoryBound(to: RequestReading.self)
        let value = UnsafeRawBufferPointer(start: value, count: valueLength)
        guard let header = RequestHeader(name: name) else {
            reading.pointee.keepOther(name, value)
            return .YES
        }
        if let earlier = reading.pointee.headers[header] {
            // A proxy may add its own line.
            guard header == .forwardedFor else {
                // Only the first line of cookies counts, whose cookies of the server's own apps do not see.
                if header != .cookie { reading.pointee.keepOther(name, value) }
                return .YES
            }
            reading.pointee.headers[header] = earlier + "," + String(decoding: value, as: UTF8.self)
        } else {
            reading.pointee.headers[header] = String(decoding: value, as: UTF8.self)
        }
        return .YES
    }

    private mutating func keepOther(_ name: UnsafeRawBufferPointer, _ value: UnsafeRawBufferPointer) {
        guard keepsOthers else { return }
        others.append(contentsOf: name)
        others.append(0)
        others.append(contentsOf: value)
        others.append(0)
    }

    static let takeParameter: MHD_KeyValueIteratorN = { context, _, name, nameLength, value, valueLength in
        // The library splits the query, but does not decode the parts (`espalier_keep_escaped`).
        guard let name = PercentEncoding.decode(UnsafeRawBufferPointer(start: name, count: nameLength)),
            let value = PercentEncoding.decode(UnsafeRawBufferPointer(start: value, count: valueLength))
        else { return .YES }
        let reading = context!.assumingMemoryBound(to: RequestReading.self)
        reading.pointee.query.pairs.append(Parameters.Pair(name: name, value: value))
        return .YES
    }
}
