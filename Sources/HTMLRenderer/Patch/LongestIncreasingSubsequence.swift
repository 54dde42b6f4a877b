/// Finds the elements of a list that can stay while the others move around them.
enum LongestIncreasingSubsequence {
    /// Marks the elements of a longest increasing subsequence of `values`. Values below 0 are ignored.
    ///
    /// - Complexity: O(n log n); O(n) if the values are already increasing.
    static func mark(_ values: [Int]) -> [Bool] {
        var marks = [Bool](repeating: false, count: values.count)
        // For each length, the index of the smallest last element of an increasing subsequence.
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
