/// Operators that compute their result at once, without a subscription.
extension Publishers.Sequence {
    /// Delivers whether all elements fulfill the predicate.
    public func allSatisfy(_ predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher {
        .init(sequence.allSatisfy(predicate))
    }

    /// Delivers whether all elements fulfill the predicate, or fails with the error that it throws.
    public func tryAllSatisfy(_ predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
        .init(Result { try sequence.allSatisfy(predicate) })
    }

    /// Delivers all elements as an array.
    public func collect() -> Result<[Output], Failure>.Publisher { .init(Array(sequence)) }

    /// Transforms each element, and skips it if the closure returns nil.
    public func compactMap<T>(_ transform: (Output) -> T?) -> Publishers.Sequence<[T], Failure> {
        .init(sequence: sequence.compactMap(transform))
    }

    /// Delivers whether an element fulfills the predicate.
    public func contains(where predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher {
        .init(sequence.contains(where: predicate))
    }

    /// Delivers whether an element fulfills the predicate, or fails with the error that it throws.
    public func tryContains(where predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
        .init(Result { try sequence.contains(where: predicate) })
    }

    /// Skips elements until the predicate returns false.
    public func drop(
        while predicate: @escaping (Output) -> Bool
    ) -> Publishers.Sequence<DropWhileSequence<Elements>, Failure> {
        .init(sequence: sequence.drop(while: predicate))
    }

    /// Skips the first `count` elements; none if `count` is negative.
    public func dropFirst(_ count: Int = 1) -> Publishers.Sequence<DropFirstSequence<Elements>, Failure> {
        .init(sequence: sequence.dropFirst(Swift.max(count, 0)))
    }

    /// Delivers the elements for which the closure returns true.
    public func filter(_ isIncluded: (Output) -> Bool) -> Publishers.Sequence<[Output], Failure> {
        .init(sequence: sequence.filter(isIncluded))
    }

    /// Finishes without a value.
    public func ignoreOutput() -> Empty<Output, Failure> { .init() }

    /// Transforms each element with a closure.
    public func map<T>(_ transform: (Output) -> T) -> Publishers.Sequence<[T], Failure> {
        .init(sequence: sequence.map(transform))
    }

    /// Delivers the first `maxLength` elements; none if `maxLength` is negative.
    public func prefix(_ maxLength: Int) -> Publishers.Sequence<PrefixSequence<Elements>, Failure> {
        .init(sequence: sequence.prefix(Swift.max(maxLength, 0)))
    }

    /// Delivers elements until the predicate returns false.
    public func prefix(while predicate: (Output) -> Bool) -> Publishers.Sequence<[Output], Failure> {
        .init(sequence: sequence.prefix(while: predicate))
    }

    /// Combines all elements into one value.
    public func reduce<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
    ) -> Result<T, Failure>.Publisher {
        .init(sequence.reduce(initialResult, nextPartialResult))
    }

    /// Combines all elements into one value, or fails with the error that the closure throws.
    public func tryReduce<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
    ) -> Result<T, any Error>.Publisher {
        .init(Result { try sequence.reduce(initialResult, nextPartialResult) })
    }

    /// Replaces nil with a value.
    public func replaceNil<T>(with output: T) -> Publishers.Sequence<[T], Failure> where Elements.Element == T? {
        .init(sequence: sequence.map { $0 ?? output })
    }

    /// Combines each element with the previous result, and delivers the new results.
    public func scan<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
    ) -> Publishers.Sequence<[T], Failure> {
        var result = initialResult
        return map {
            result = nextPartialResult(result, $0)
            return result
        }
    }

    /// Skips each element for which the closure returns true, given the last delivered element and this one.
    public func removeDuplicates(
        by predicate: (Output, Output) -> Bool
    ) -> Publishers.Sequence<[Output], Failure> {
        var last: Output?
        return filter {
            if let last, predicate(last, $0) { return false }
            last = $0
            return true
        }
    }
}

extension Publishers.Sequence where Elements.Element: Equatable {
    /// Delivers whether an element equals `output`.
    public func contains(_ output: Output) -> Result<Bool, Failure>.Publisher { .init(sequence.contains(output)) }

    /// Skips each element that equals the previous one.
    public func removeDuplicates() -> Publishers.Sequence<[Output], Failure> { removeDuplicates(by: ==) }
}

extension Publishers.Sequence where Failure == Never {
    /// Delivers the least element by the given order.
    public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Optional<Output>.Publisher {
        .init(sequence.min(by: areInIncreasingOrder))
    }

    /// Delivers the greatest element by the given order.
    public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Optional<Output>.Publisher {
        .init(sequence.max(by: areInIncreasingOrder))
    }

    /// Delivers the first element that fulfills the predicate.
    public func first(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
        .init(sequence.first(where: predicate))
    }

    /// Gives the publisher a failure type, so that it can be combined with others.
    public func setFailureType<E: Error>(to error: E.Type) -> Publishers.Sequence<Elements, E> {
        .init(sequence: sequence)
    }
}

extension Publishers.Sequence where Elements.Element: Comparable, Failure == Never {
    /// Delivers the least element.
    public func min() -> Optional<Output>.Publisher { .init(sequence.min()) }

    /// Delivers the greatest element.
    public func max() -> Optional<Output>.Publisher { .init(sequence.max()) }
}

extension Publishers.Sequence where Elements: Collection, Failure == Never {
    /// Delivers the first element.
    public func first() -> Optional<Output>.Publisher { .init(sequence.first) }

    /// Delivers the number of elements.
    public func count() -> Just<Int> { .init(sequence.count) }

    /// Delivers the element at an offset from the start; none if there is no such element.
    public func output(at index: Elements.Index) -> Optional<Output>.Publisher {
        .init(sequence.indices.contains(index) ? sequence[index] : nil)
    }

    /// Delivers the elements of a range of indices. Indices outside the collection count as its ends.
    public func output(in range: Range<Elements.Index>) -> Publishers.Sequence<[Output], Never> {
        let bounds = sequence.startIndex..<sequence.endIndex
        return .init(sequence: Array(sequence[range.clamped(to: bounds)]))
    }
}

extension Publishers.Sequence where Elements: Collection {
    /// Delivers the number of elements.
    public func count() -> Result<Int, Failure>.Publisher { .init(sequence.count) }
}

extension Publishers.Sequence where Elements: BidirectionalCollection, Failure == Never {
    /// Delivers the last element.
    public func last() -> Optional<Output>.Publisher { .init(sequence.last) }

    /// Delivers the last element that fulfills the predicate.
    public func last(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
        .init(sequence.last(where: predicate))
    }
}

extension Publishers.Sequence where Elements: RangeReplaceableCollection {
    /// Delivers `elements` before those of this publisher.
    public func prepend(_ elements: Output...) -> Publishers.Sequence<Elements, Failure> { prepend(elements) }

    /// Delivers the elements of a sequence before those of this publisher.
    public func prepend<S: Swift.Sequence>(_ elements: S) -> Publishers.Sequence<Elements, Failure>
    where S.Element == Output {
        .init(sequence: Elements(elements) + sequence)
    }

    /// Delivers the elements of another publisher before those of this publisher.
    public func prepend(_ publisher: Publishers.Sequence<Elements, Failure>) -> Publishers.Sequence<Elements, Failure> {
        .init(sequence: publisher.sequence + sequence)
    }

    /// Delivers `elements` after those of this publisher.
    public func append(_ elements: Output...) -> Publishers.Sequence<Elements, Failure> { append(elements) }

    /// Delivers the elements of a sequence after those of this publisher.
    public func append<S: Swift.Sequence>(_ elements: S) -> Publishers.Sequence<Elements, Failure>
    where S.Element == Output {
        .init(sequence: sequence + Elements(elements))
    }

    /// Delivers the elements of another publisher after those of this publisher.
    public func append(_ publisher: Publishers.Sequence<Elements, Failure>) -> Publishers.Sequence<Elements, Failure> {
        .init(sequence: sequence + publisher.sequence)
    }
}
