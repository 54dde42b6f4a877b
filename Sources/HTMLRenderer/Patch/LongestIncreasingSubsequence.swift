/// Finds which of a list's elements may stay while the others move around them.
enum LongestIncreasingSubsequence {
    /// Marks the elements of a longest increasing subsequence of `values`; those below 0 are left out.
    ///
    /// - Complexity: O(n log n); O(n) where the values increase already.
    static func mark(_ values: [Int]) -> [Bool] {
        var marks = [Bool](repeating: false, count: values.count)
        // The index of the least last element of an increasing subsequence of each length.
        var tails: [Int] = []
        var predecessors = [Int](repeating: -1, count: values.count)
        for index in values.indices where values[index] >= 0 {
            if let last = tails.last, values[last] > values[index] {
                var low = 0
                var high = tails.count - 1
                while low < high {
                    let middle = (low + high) / 2
                    if values[tails[middle]] < values[index] { low = middle + 1 } else { high = middle }
                }
                if low > 0 { predecessors[index] = tails[low - 1] }
                tails[low] = index
            } else {
                if let last = tails.last { predecessors[index] = last }
                tails.append(index)
            }
        }
        var current = tails.last ?? -1
        while current >= 0 {
            marks[current] = true
            current = predecessors[current]
        }
        return marks
    }
}
