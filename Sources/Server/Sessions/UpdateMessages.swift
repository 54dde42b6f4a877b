/// Writes patches as messages of a stream of server-sent events.
enum UpdateMessages {
    /// A message with the revision, if any, as its id. Each line of the data is on a separate line.
    static func message(_ data: [UInt8], revision: Int? = nil) -> [UInt8] {
        var message = revision.map { Array("id: \($0)\n".utf8) } ?? []
        message.reserveCapacity(data.count + 32)
        for line in data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            message += "data: ".utf8
            message += line
            message.append(UInt8(ascii: "\n"))
        }
        message.append(UInt8(ascii: "\n"))
        return message
    }
}
