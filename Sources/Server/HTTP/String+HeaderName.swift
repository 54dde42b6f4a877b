extension String {
    /// Whether the text is the name of a header field, regardless of case. The other name is in lower case.
    func isHeader(_ name: StaticString) -> Bool {
        guard utf8.count == name.utf8CodeUnitCount else { return false }
        var position = name.utf8Start
        for byte in utf8 {
            // Of a token's characters, this bit changes only capital letters into those that names contain.
            guard byte | 0x20 == position.pointee else { return false }
            position += 1
        }
        return true
    }
}
