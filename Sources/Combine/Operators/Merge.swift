extension Publishers {
    /// The publisher that `merge(with:)` returns for two publishers.
    public struct Merge<A: Publisher, B: Publisher>: Publisher
    where A.Failure == B.Failure, A.Output == B.Output {
        public typealias Output = A.Output
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B

        /// Creates a publisher that delivers the values of two publishers as they come.
        public init(_ a: A, _ b: B) {
            self.a = a
            self.b = b
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let merged = FanIn<Output, Failure>(subscriber, name: "Merge")
            merged.start()
            merged.attach(a)
            merged.attach(b)
            merged.close()
        }
    }

    /// The publisher that `merge(with:)` returns for three publishers.
    public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Failure == B.Failure, A.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output {
        public typealias Output = A.Output
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B
        /// The third publisher.
        public let c: C

        /// Creates a publisher that delivers the values of three publishers as they come.
        public init(_ a: A, _ b: B, _ c: C) {
            self.a = a
            self.b = b
            self.c = c
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let merged = FanIn<Output, Failure>(subscriber, name: "Merge")
            merged.start()
            merged.attach(a)
            merged.attach(b)
            merged.attach(c)
            merged.close()
        }
    }

    /// The publisher that `merge(with:)` returns for four publishers.
    public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where
        A.Failure == B.Failure, A.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output,
        C.Failure == D.Failure, C.Output == D.Output
    {
        public typealias Output = A.Output
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B
        /// The third publisher.
        public let c: C
        /// The fourth publisher.
        public let d: D

        /// Creates a publisher that delivers the values of four publishers as they come.
        public init(_ a: A, _ b: B, _ c: C, _ d: D) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let merged = FanIn<Output, Failure>(subscriber, name: "Merge")
            merged.start()
            merged.attach(a)
            merged.attach(b)
            merged.attach(c)
            merged.attach(d)
            merged.close()
        }
    }

    /// The publisher that `merge(with:)` returns for five publishers.
    public struct Merge5<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher>: Publisher
    where
        A.Failure == B.Failure, A.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output,
        C.Failure == D.Failure, C.Output == D.Output, D.Failure == E.Failure, D.Output == E.Output
    {
        public typealias Output = A.Output
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B
        /// The third publisher.
        public let c: C
        /// The fourth publisher.
        public let d: D
        /// The fifth publisher.
        public let e: E

        /// Creates a publisher that delivers the values of five publishers as they come.
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
            self.e = e
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let merged = FanIn<Output, Failure>(subscriber, name: "Merge")
            merged.start()
            merged.attach(a)
            merged.attach(b)
            merged.attach(c)
            merged.attach(d)
            merged.attach(e)
            merged.close()
        }
    }

    /// The publisher that `merge(with:)` returns for six publishers.
    public struct Merge6<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>: Publisher
    where
        A.Failure == B.Failure, A.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output,
        C.Failure == D.Failure, C.Output == D.Output, D.Failure == E.Failure, D.Output == E.Output,
        E.Failure == F.Failure, E.Output == F.Output
    {
        public typealias Output = A.Output
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B
        /// The third publisher.
        public let c: C
        /// The fourth publisher.
        public let d: D
        /// The fifth publisher.
        public let e: E
        /// The sixth publisher.
        public let f: F

        /// Creates a publisher that delivers the values of six publishers as they come.
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
            self.e = e
            self.f = f
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let merged = FanIn<Output, Failure>(subscriber, name: "Merge")
            merged.start()
            merged.attach(a)
            merged.attach(b)
            merged.attach(c)
            merged.attach(d)
            merged.attach(e)
            merged.attach(f)
            merged.close()
        }
    }

    /// The publisher that `merge(with:)` returns for seven publishers.
    public struct Merge7<
        A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher
    >: Publisher
    where
        A.Failure == B.Failure, A.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output,
        C.Failure == D.Failure, C.Output == D.Output, D.Failure == E.Failure, D.Output == E.Output,
        E.Failure == F.Failure, E.Output == F.Output, F.Failure == G.Failure, F.Output == G.Output
    {
        public typealias Output = A.Output
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B
        /// The third publisher.
        public let c: C
        /// The fourth publisher.
        public let d: D
        /// The fifth publisher.
        public let e: E
        /// The sixth publisher.
        public let f: F
        /// The seventh publisher.
        public let g: G

        /// Creates a publisher that delivers the values of seven publishers as they come.
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
            self.e = e
            self.f = f
            self.g = g
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let merged = FanIn<Output, Failure>(subscriber, name: "Merge")
            merged.start()
            merged.attach(a)
            merged.attach(b)
            merged.attach(c)
            merged.attach(d)
            merged.attach(e)
            merged.attach(f)
            merged.attach(g)
            merged.close()
        }
    }

    /// The publisher that `merge(with:)` returns for eight publishers.
    public struct Merge8<
        A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher
    >: Publisher
    where
        A.Failure == B.Failure, A.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output,
        C.Failure == D.Failure, C.Output == D.Output, D.Failure == E.Failure, D.Output == E.Output,
        E.Failure == F.Failure, E.Output == F.Output, F.Failure == G.Failure, F.Output == G.Output,
        G.Failure == H.Failure, G.Output == H.Output
    {
        public typealias Output = A.Output
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B
        /// The third publisher.
        public let c: C
        /// The fourth publisher.
        public let d: D
        /// The fifth publisher.
        public let e: E
        /// The sixth publisher.
        public let f: F
        /// The seventh publisher.
        public let g: G
        /// The eighth publisher.
        public let h: H

        /// Creates a publisher that delivers the values of eight publishers as they come.
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
            self.e = e
            self.f = f
            self.g = g
            self.h = h
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let merged = FanIn<Output, Failure>(subscriber, name: "Merge")
            merged.start()
            merged.attach(a)
            merged.attach(b)
            merged.attach(c)
            merged.attach(d)
            merged.attach(e)
            merged.attach(f)
            merged.attach(g)
            merged.attach(h)
            merged.close()
        }
    }

    /// The publisher that `merge(with:)` returns for publishers of one type.
    public struct MergeMany<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publishers to follow.
        public let publishers: [Upstream]

        /// Creates a publisher that delivers the values of all publishers as they come. It finishes when all have.
        public init(_ upstream: Upstream...) {
            publishers = upstream
        }

        /// Creates a publisher that delivers the values of all publishers as they come. It finishes when all have.
        public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
            publishers = Array(upstream)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let merged = FanIn<Output, Failure>(subscriber, name: "MergeMany")
            merged.start()
            for publisher in publishers { merged.attach(publisher) }
            merged.close()
        }

        /// Adds one more publisher.
        public func merge(with other: Upstream) -> MergeMany<Upstream> { MergeMany(publishers + [other]) }
    }
}

extension Publishers.Merge: Equatable where A: Equatable, B: Equatable {}
extension Publishers.Merge3: Equatable where A: Equatable, B: Equatable, C: Equatable {}
extension Publishers.Merge4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}
extension Publishers.Merge5: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable {}
extension Publishers.Merge6: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable {}
extension Publishers.Merge7: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable, G: Equatable {}
extension Publishers.Merge8: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable, G: Equatable, H: Equatable {}
extension Publishers.MergeMany: Equatable where Upstream: Equatable {}

extension Publisher {
    /// Delivers the values of this publisher and one other as they come. Finishes when all have, and fails with the first failure.
    public func merge<B: Publisher>(with other: B) -> Publishers.Merge<Self, B>
    where Failure == B.Failure, Output == B.Output {
        Publishers.Merge(self, other)
    }

    /// Delivers the values of this publisher and two others as they come. Finishes when all have, and fails with the first failure.
    public func merge<B: Publisher, C: Publisher>(with b: B, _ c: C) -> Publishers.Merge3<Self, B, C>
    where Failure == B.Failure, Output == B.Output, Failure == C.Failure, Output == C.Output {
        Publishers.Merge3(self, b, c)
    }

    /// Delivers the values of this publisher and three others as they come. Finishes when all have, and fails with the first failure.
    public func merge<B: Publisher, C: Publisher, D: Publisher>(with b: B, _ c: C, _ d: D)
        -> Publishers.Merge4<Self, B, C, D>
    where
        Failure == B.Failure, Output == B.Output, Failure == C.Failure, Output == C.Output, Failure == D.Failure,
        Output == D.Output
    {
        Publishers.Merge4(self, b, c, d)
    }

    /// Delivers the values of this publisher and four others as they come. Finishes when all have, and fails with the first failure.
    public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher>(with b: B, _ c: C, _ d: D, _ e: E)
        -> Publishers.Merge5<Self, B, C, D, E>
    where
        Failure == B.Failure, Output == B.Output, Failure == C.Failure, Output == C.Output, Failure == D.Failure,
        Output == D.Output, Failure == E.Failure, Output == E.Output
    {
        Publishers.Merge5(self, b, c, d, e)
    }

    /// Delivers the values of this publisher and five others as they come. Finishes when all have, and fails with the first failure.
    public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>(
        with b: B, _ c: C, _ d: D, _ e: E, _ f: F
    ) -> Publishers.Merge6<Self, B, C, D, E, F>
    where
        Failure == B.Failure, Output == B.Output, Failure == C.Failure, Output == C.Output, Failure == D.Failure,
        Output == D.Output, Failure == E.Failure, Output == E.Output, Failure == F.Failure, Output == F.Output
    {
        Publishers.Merge6(self, b, c, d, e, f)
    }

    /// Delivers the values of this publisher and six others as they come. Finishes when all have, and fails with the first failure.
    public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher>(
        with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G
    ) -> Publishers.Merge7<Self, B, C, D, E, F, G>
    where
        Failure == B.Failure, Output == B.Output, Failure == C.Failure, Output == C.Output, Failure == D.Failure,
        Output == D.Output, Failure == E.Failure, Output == E.Output, Failure == F.Failure, Output == F.Output,
        Failure == G.Failure, Output == G.Output
    {
        Publishers.Merge7(self, b, c, d, e, f, g)
    }

    /// Delivers the values of this publisher and seven others as they come. Finishes when all have, and fails with the first failure.
    public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher>(
        with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H
    ) -> Publishers.Merge8<Self, B, C, D, E, F, G, H>
    where
        Failure == B.Failure, Output == B.Output, Failure == C.Failure, Output == C.Output, Failure == D.Failure,
        Output == D.Output, Failure == E.Failure, Output == E.Output, Failure == F.Failure, Output == F.Output,
        Failure == G.Failure, Output == G.Output, Failure == H.Failure, Output == H.Output
    {
        Publishers.Merge8(self, b, c, d, e, f, g, h)
    }

    /// Delivers the values of this publisher and another of the same type as they come.
    public func merge(with other: Self) -> Publishers.MergeMany<Self> { Publishers.MergeMany([self, other]) }
}

extension Publishers.Merge {
    /// Merges one more publisher, without another subscription.
    public func merge<Z: Publisher>(with z: Z) -> Publishers.Merge3<A, B, Z>
    where Failure == Z.Failure, Output == Z.Output {
        Publishers.Merge3(a, b, z)
    }

    /// Merges two more publishers, without another subscription.
    public func merge<Z: Publisher, Y: Publisher>(with z: Z, _ y: Y) -> Publishers.Merge4<A, B, Z, Y>
    where Failure == Z.Failure, Output == Z.Output, Failure == Y.Failure, Output == Y.Output {
        Publishers.Merge4(a, b, z, y)
    }

    /// Merges three more publishers, without another subscription.
    public func merge<Z: Publisher, Y: Publisher, X: Publisher>(with z: Z, _ y: Y, _ x: X)
        -> Publishers.Merge5<A, B, Z, Y, X>
    where
        Failure == Z.Failure, Output == Z.Output, Failure == Y.Failure, Output == Y.Output, Failure == X.Failure,
        Output == X.Output
    {
        Publishers.Merge5(a, b, z, y, x)
    }

    /// Merges four more publishers, without another subscription.
    public func merge<Z: Publisher, Y: Publisher, X: Publisher, W: Publisher>(with z: Z, _ y: Y, _ x: X, _ w: W)
        -> Publishers.Merge6<A, B, Z, Y, X, W>
    where
        Failure == Z.Failure, Output == Z.Output, Failure == Y.Failure, Output == Y.Output, Failure == X.Failure,
        Output == X.Output, Failure == W.Failure, Output == W.Output
    {
        Publishers.Merge6(a, b, z, y, x, w)
    }

    /// Merges five more publishers, without another subscription.
    public func merge<Z: Publisher, Y: Publisher, X: Publisher, W: Publisher, V: Publisher>(
        with z: Z, _ y: Y, _ x: X, _ w: W, _ v: V
    ) -> Publishers.Merge7<A, B, Z, Y, X, W, V>
    where
        Failure == Z.Failure, Output == Z.Output, Failure == Y.Failure, Output == Y.Output, Failure == X.Failure,
        Output == X.Output, Failure == W.Failure, Output == W.Output, Failure == V.Failure, Output == V.Output
    {
        Publishers.Merge7(a, b, z, y, x, w, v)
    }

    /// Merges six more publishers, without another subscription.
    public func merge<Z: Publisher, Y: Publisher, X: Publisher, W: Publisher, V: Publisher, U: Publisher>(
        with z: Z, _ y: Y, _ x: X, _ w: W, _ v: V, _ u: U
    ) -> Publishers.Merge8<A, B, Z, Y, X, W, V, U>
    where
        Failure == Z.Failure, Output == Z.Output, Failure == Y.Failure, Output == Y.Output, Failure == X.Failure,
        Output == X.Output, Failure == W.Failure, Output == W.Output, Failure == V.Failure, Output == V.Output,
        Failure == U.Failure, Output == U.Output
    {
        Publishers.Merge8(a, b, z, y, x, w, v, u)
    }
}

extension Publishers.Merge3 {
    /// Merges one more publisher, without another subscription.
    public func merge<Z: Publisher>(with z: Z) -> Publishers.Merge4<A, B, C, Z>
    where Failure == Z.Failure, Output == Z.Output {
        Publishers.Merge4(a, b, c, z)
    }

    /// Merges two more publishers, without another subscription.
    public func merge<Z: Publisher, Y: Publisher>(with z: Z, _ y: Y) -> Publishers.Merge5<A, B, C, Z, Y>
    where Failure == Z.Failure, Output == Z.Output, Failure == Y.Failure, Output == Y.Output {
        Publishers.Merge5(a, b, c, z, y)
    }

    /// Merges three more publishers, without another subscription.
    public func merge<Z: Publisher, Y: Publisher, X: Publisher>(with z: Z, _ y: Y, _ x: X)
        -> Publishers.Merge6<A, B, C, Z, Y, X>
    where
        Failure == Z.Failure, Output == Z.Output, Failure == Y.Failure, Output == Y.Output, Failure == X.Failure,
        Output == X.Output
    {
        Publishers.Merge6(a, b, c, z, y, x)
    }

    /// Merges four more publishers, without another subscription.
    public func merge<Z: Publisher, Y: Publisher, X: Publisher, W: Publisher>(with z: Z, _ y: Y, _ x: X, _ w: W)
        -> Publishers.Merge7<A, B, C, Z, Y, X, W>
    where
        Failure == Z.Failure, Output == Z.Output, Failure == Y.Failure, Output == Y.Output, Failure == X.Failure,
        Output == X.Output, Failure == W.Failure, Output == W.Output
    {
        Publishers.Merge7(a, b, c, z, y, x, w)
    }

    /// Merges five more publishers, without another subscription.
    public func merge<Z: Publisher, Y: Publisher, X: Publisher, W: Publisher, V: Publisher>(
        with z: Z, _ y: Y, _ x: X, _ w: W, _ v: V
    ) -> Publishers.Merge8<A, B, C, Z, Y, X, W, V>
    where
        Failure == Z.Failure, Output == Z.Output, Failure == Y.Failure, Output == Y.Output, Failure == X.Failure,
        Output == X.Output, Failure == W.Failure, Output == W.Output, Failure == V.Failure, Output == V.Output
    {
        Publishers.Merge8(a, b, c, z, y, x, w, v)
    }
}

extension Publishers.Merge4 {
    /// Merges one more publisher, without another subscription.
    public func merge<Z: Publisher>(with z: Z) -> Publishers.Merge5<A, B, C, D, Z>
    where Failure == Z.Failure, Output == Z.Output {
        Publishers.Merge5(a, b, c, d, z)
    }

    /// Merges two more publishers, without another subscription.
    public func merge<Z: Publisher, Y: Publisher>(with z: Z, _ y: Y) -> Publishers.Merge6<A, B, C, D, Z, Y>
    where Failure == Z.Failure, Output == Z.Output, Failure == Y.Failure, Output == Y.Output {
        Publishers.Merge6(a, b, c, d, z, y)
    }

    /// Merges three more publishers, without another subscription.
    public func merge<Z: Publisher, Y: Publisher, X: Publisher>(with z: Z, _ y: Y, _ x: X)
        -> Publishers.Merge7<A, B, C, D, Z, Y, X>
    where
        Failure == Z.Failure, Output == Z.Output, Failure == Y.Failure, Output == Y.Output, Failure == X.Failure,
        Output == X.Output
    {
        Publishers.Merge7(a, b, c, d, z, y, x)
    }

    /// Merges four more publishers, without another subscription.
    public func merge<Z: Publisher, Y: Publisher, X: Publisher, W: Publisher>(with z: Z, _ y: Y, _ x: X, _ w: W)
        -> Publishers.Merge8<A, B, C, D, Z, Y, X, W>
    where
        Failure == Z.Failure, Output == Z.Output, Failure == Y.Failure, Output == Y.Output, Failure == X.Failure,
        Output == X.Output, Failure == W.Failure, Output == W.Output
    {
        Publishers.Merge8(a, b, c, d, z, y, x, w)
    }
}

extension Publishers.Merge5 {
    /// Merges one more publisher, without another subscription.
    public func merge<Z: Publisher>(with z: Z) -> Publishers.Merge6<A, B, C, D, E, Z>
    where Failure == Z.Failure, Output == Z.Output {
        Publishers.Merge6(a, b, c, d, e, z)
    }

    /// Merges two more publishers, without another subscription.
    public func merge<Z: Publisher, Y: Publisher>(with z: Z, _ y: Y) -> Publishers.Merge7<A, B, C, D, E, Z, Y>
    where Failure == Z.Failure, Output == Z.Output, Failure == Y.Failure, Output == Y.Output {
        Publishers.Merge7(a, b, c, d, e, z, y)
    }

    /// Merges three more publishers, without another subscription.
    public func merge<Z: Publisher, Y: Publisher, X: Publisher>(with z: Z, _ y: Y, _ x: X)
        -> Publishers.Merge8<A, B, C, D, E, Z, Y, X>
    where
        Failure == Z.Failure, Output == Z.Output, Failure == Y.Failure, Output == Y.Output, Failure == X.Failure,
        Output == X.Output
    {
        Publishers.Merge8(a, b, c, d, e, z, y, x)
    }
}

extension Publishers.Merge6 {
    /// Merges one more publisher, without another subscription.
    public func merge<Z: Publisher>(with z: Z) -> Publishers.Merge7<A, B, C, D, E, F, Z>
    where Failure == Z.Failure, Output == Z.Output {
        Publishers.Merge7(a, b, c, d, e, f, z)
    }

    /// Merges two more publishers, without another subscription.
    public func merge<Z: Publisher, Y: Publisher>(with z: Z, _ y: Y) -> Publishers.Merge8<A, B, C, D, E, F, Z, Y>
    where Failure == Z.Failure, Output == Z.Output, Failure == Y.Failure, Output == Y.Output {
        Publishers.Merge8(a, b, c, d, e, f, z, y)
    }
}

extension Publishers.Merge7 {
    /// Merges one more publisher, without another subscription.
    public func merge<Z: Publisher>(with z: Z) -> Publishers.Merge8<A, B, C, D, E, F, G, Z>
    where Failure == Z.Failure, Output == Z.Output {
        Publishers.Merge8(a, b, c, d, e, f, g, z)
    }
}
