internal import EspalierCMicroHTTPD

/// Collects a request's headers and parameters from the library's iteration.
struct RequestReading {
    var headers = RequestHeaders()
    var query = Parameters()

    static let takeHeader: MHD_KeyValueIteratorN = { context, _, name, nameLength, value, valueLength in
        let name = UnsafeRawBufferPointer(start: name, count: nameLength)
        let reading = context!.assumingMemoryBound(to: RequestReading.self)
        guard let header = RequestHeader(name: name) else { return .YES }
        let value = UnsafeRawBufferPointer(start: value, count: valueLength)
        if let earlier = reading.pointee.headers[header] {
            // A proxy may add its own line.
            guard header == .forwardedFor else { return .YES }
            reading.pointee.headers[header] = earlier + "," + String(decoding: value, as: UTF8.self)
        } else {
            reading.pointee.headers[header] = String(decoding: value, as: UTF8.self)
        }
        return .YES
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
