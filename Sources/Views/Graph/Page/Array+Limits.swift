extension Array {
    /// Removes the first elements until the others are within two limits.
    ///
    /// - Parameters:
    ///   - count: The largest number of elements.
    ///   - bytes: The largest sum of their sizes.
    ///   - protected: The number of last elements that stay, whatever their sizes.
    ///   - size: The size of an element, in bytes.
    /// - Returns: The removed elements.
    @discardableResult
    mutating func dropOldest(
        beyond count: Int, bytes: Int, keeping protected: Int = 1, sizedBy size: (Element) -> Int
    ) -> [Element] {
        var sum = reduce(0) { $0 + size($1) }
        var excess = 0
        while self.count - excess > protected, self.count - excess > count || sum > bytes {
            sum -= size(self[excess])
            excess += 1
        }
        defer { removeFirst(excess) }
        return Array(prefix(excess))
    }
}
