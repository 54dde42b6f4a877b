/// Checks whether a Redis keeps what it is given.
enum RedisSettings {
    /// Refuses a Redis that removes keys when its memory is full. Returns what operators have to know about its durability.
    static func check(_ connection: RedisConnection) throws(ConnectionFailure) -> String? {
        let memory = try section("memory", connection)
        let policy = memory["maxmemory_policy"] ?? "noeviction"
        if memory["maxmemory"] ?? "0" != "0", policy != "noeviction" {
            throw .refused(
                .unusable(
                    "Redis removes keys when its memory is full (maxmemory-policy \(policy)); set maxmemory-policy noeviction"
                ))
        }
        let persistence = try section("persistence", connection)
        guard persistence["aof_enabled"] == "1" else {
            return "Redis writes no log of its changes, so that its restart loses pages; set appendonly yes"
        }
        // Servers for rent often do not tell their settings.
        guard let reply = try? connection.call(["CONFIG", "GET", "appendfsync"]), reply.elements.count == 2 else {
            return
                "Redis does not tell how often it writes its log to the disk (appendfsync); the last second may be lost"
        }
        let mode = reply.elements[1].string ?? ""
        if mode == "always" { return nil }
        return "Redis may lose the last second when its machine fails (appendfsync \(mode)); set appendfsync always"
    }

    private static func section(
        _ name: String, _ connection: RedisConnection
    ) throws(ConnectionFailure) -> [String: String] {
        let text = try connection.call(["INFO", name]).string ?? ""
        var values: [String: String] = [:]
        for line in text.split(whereSeparator: \.isNewline) {
            let parts = line.split(separator: ":", maxSplits: 1)
            if parts.count == 2 { values[String(parts[0])] = String(parts[1]) }
        }
        return values
    }
}
