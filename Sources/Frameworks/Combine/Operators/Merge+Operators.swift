extension Publisher {
    /// Delivers the values of this publisher and one other as they come. Finishes when all have finished, and fails with the
    /// first failure.
    public func merge<B: Publisher<Output, Failure>>(with other: B) -> Publishers.Merge<Self, B> {
        Publishers.Merge(self, other)
    }

    /// Delivers the values of this publisher and two others as they come. Finishes when all have finished, and fails with the
    /// first failure.
    public func merge<B: Publisher<Output, Failure>, C: Publisher<Output, Failure>>(
        with b: B, _ c: C
    ) -> Publishers.Merge3<Self, B, C> {
        Publishers.Merge3(self, b, c)
    }

    /// Delivers the values of this publisher and three others as they come. Finishes when all have finished, and fails with the
    /// first failure.
    public func merge<B: Publisher<Output, Failure>, C: Publisher<Output, Failure>, D: Publisher<Output, Failure>>(
        with b: B, _ c: C, _ d: D
    ) -> Publishers.Merge4<Self, B, C, D> {
        Publishers.Merge4(self, b, c, d)
    }

    /// Delivers the values of this publisher and four others as they come. Finishes when all have finished, and fails with the
    /// first failure.
    public func merge<
        B: Publisher<Output, Failure>, C: Publisher<Output, Failure>, D: Publisher<Output, Failure>,
        E: Publisher<Output, Failure>
    >(
        with b: B, _ c: C, _ d: D, _ e: E
    ) -> Publishers.Merge5<Self, B, C, D, E> {
        Publishers.Merge5(self, b, c, d, e)
    }

    /// Delivers the values of this publisher and five others as they come. Finishes when all have finished, and fails with the
    /// first failure.
    public func merge<
        B: Publisher<Output, Failure>, C: Publisher<Output, Failure>, D: Publisher<Output, Failure>,
        E: Publisher<Output, Failure>, F: Publisher<Output, Failure>
    >(
        with b: B, _ c: C, _ d: D, _ e: E, _ f: F
    ) -> Publishers.Merge6<Self, B, C, D, E, F> {
        Publishers.Merge6(self, b, c, d, e, f)
    }

    /// Delivers the values of this publisher and six others as they come. Finishes when all have finished, and fails with the
    /// first failure.
    public func merge<
        B: Publisher<Output, Failure>, C: Publisher<Output, Failure>, D: Publisher<Output, Failure>,
        E: Publisher<Output, Failure>, F: Publisher<Output, Failure>, G: Publisher<Output, Failure>
    >(
        with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G
    ) -> Publishers.Merge7<Self, B, C, D, E, F, G> {
        Publishers.Merge7(self, b, c, d, e, f, g)
    }

    /// Delivers the values of this publisher and seven others as they come. Finishes when all have finished, and fails with the
    /// first failure.
    public func merge<
        B: Publisher<Output, Failure>, C: Publisher<Output, Failure>, D: Publisher<Output, Failure>,
        E: Publisher<Output, Failure>, F: Publisher<Output, Failure>, G: Publisher<Output, Failure>,
        H: Publisher<Output, Failure>
    >(
        with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H
    ) -> Publishers.Merge8<Self, B, C, D, E, F, G, H> {
        Publishers.Merge8(self, b, c, d, e, f, g, h)
    }
}

extension Publishers.Merge {
    /// Merges one more publisher, without another subscription.
    public func merge<Z: Publisher<Output, Failure>>(with z: Z) -> Publishers.Merge3<A, B, Z> {
        Publishers.Merge3(a, b, z)
    }

    /// Merges two more publishers, without another subscription.
    public func merge<Z: Publisher<Output, Failure>, Y: Publisher<Output, Failure>>(
        with z: Z, _ y: Y
    ) -> Publishers.Merge4<A, B, Z, Y> {
        Publishers.Merge4(a, b, z, y)
    }

    /// Merges three more publishers, without another subscription.
    public func merge<Z: Publisher<Output, Failure>, Y: Publisher<Output, Failure>, X: Publisher<Output, Failure>>(
        with z: Z, _ y: Y, _ x: X
    ) -> Publishers.Merge5<A, B, Z, Y, X> {
        Publishers.Merge5(a, b, z, y, x)
    }

    /// Merges four more publishers, without another subscription.
    public func merge<
        Z: Publisher<Output, Failure>, Y: Publisher<Output, Failure>, X: Publisher<Output, Failure>,
        W: Publisher<Output, Failure>
    >(
        with z: Z, _ y: Y, _ x: X, _ w: W
    ) -> Publishers.Merge6<A, B, Z, Y, X, W> {
        Publishers.Merge6(a, b, z, y, x, w)
    }

    /// Merges five more publishers, without another subscription.
    public func merge<
        Z: Publisher<Output, Failure>, Y: Publisher<Output, Failure>, X: Publisher<Output, Failure>,
        W: Publisher<Output, Failure>, V: Publisher<Output, Failure>
    >(
        with z: Z, _ y: Y, _ x: X, _ w: W, _ v: V
    ) -> Publishers.Merge7<A, B, Z, Y, X, W, V> {
        Publishers.Merge7(a, b, z, y, x, w, v)
    }

    /// Merges six more publishers, without another subscription.
    public func merge<
        Z: Publisher<Output, Failure>, Y: Publisher<Output, Failure>, X: Publisher<Output, Failure>,
        W: Publisher<Output, Failure>, V: Publisher<Output, Failure>, U: Publisher<Output, Failure>
    >(
        with z: Z, _ y: Y, _ x: X, _ w: W, _ v: V, _ u: U
    ) -> Publishers.Merge8<A, B, Z, Y, X, W, V, U> {
        Publishers.Merge8(a, b, z, y, x, w, v, u)
    }
}

extension Publishers.Merge3 {
    /// Merges one more publisher, without another subscription.
    public func merge<Z: Publisher<Output, Failure>>(with z: Z) -> Publishers.Merge4<A, B, C, Z> {
        Publishers.Merge4(a, b, c, z)
    }

    /// Merges two more publishers, without another subscription.
    public func merge<Z: Publisher<Output, Failure>, Y: Publisher<Output, Failure>>(
        with z: Z, _ y: Y
    ) -> Publishers.Merge5<A, B, C, Z, Y> {
        Publishers.Merge5(a, b, c, z, y)
    }

    /// Merges three more publishers, without another subscription.
    public func merge<Z: Publisher<Output, Failure>, Y: Publisher<Output, Failure>, X: Publisher<Output, Failure>>(
        with z: Z, _ y: Y, _ x: X
    ) -> Publishers.Merge6<A, B, C, Z, Y, X> {
        Publishers.Merge6(a, b, c, z, y, x)
    }

    /// Merges four more publishers, without another subscription.
    public func merge<
        Z: Publisher<Output, Failure>, Y: Publisher<Output, Failure>, X: Publisher<Output, Failure>,
        W: Publisher<Output, Failure>
    >(
        with z: Z, _ y: Y, _ x: X, _ w: W
    ) -> Publishers.Merge7<A, B, C, Z, Y, X, W> {
        Publishers.Merge7(a, b, c, z, y, x, w)
    }

    /// Merges five more publishers, without another subscription.
    public func merge<
        Z: Publisher<Output, Failure>, Y: Publisher<Output, Failure>, X: Publisher<Output, Failure>,
        W: Publisher<Output, Failure>, V: Publisher<Output, Failure>
    >(
        with z: Z, _ y: Y, _ x: X, _ w: W, _ v: V
    ) -> Publishers.Merge8<A, B, C, Z, Y, X, W, V> {
        Publishers.Merge8(a, b, c, z, y, x, w, v)
    }
}

extension Publishers.Merge4 {
    /// Merges one more publisher, without another subscription.
    public func merge<Z: Publisher<Output, Failure>>(with z: Z) -> Publishers.Merge5<A, B, C, D, Z> {
        Publishers.Merge5(a, b, c, d, z)
    }

    /// Merges two more publishers, without another subscription.
    public func merge<Z: Publisher<Output, Failure>, Y: Publisher<Output, Failure>>(
        with z: Z, _ y: Y
    ) -> Publishers.Merge6<A, B, C, D, Z, Y> {
        Publishers.Merge6(a, b, c, d, z, y)
    }

    /// Merges three more publishers, without another subscription.
    public func merge<Z: Publisher<Output, Failure>, Y: Publisher<Output, Failure>, X: Publisher<Output, Failure>>(
        with z: Z, _ y: Y, _ x: X
    ) -> Publishers.Merge7<A, B, C, D, Z, Y, X> {
        Publishers.Merge7(a, b, c, d, z, y, x)
    }

    /// Merges four more publishers, without another subscription.
    public func merge<
        Z: Publisher<Output, Failure>, Y: Publisher<Output, Failure>, X: Publisher<Output, Failure>,
        W: Publisher<Output, Failure>
    >(
        with z: Z, _ y: Y, _ x: X, _ w: W
    ) -> Publishers.Merge8<A, B, C, D, Z, Y, X, W> {
        Publishers.Merge8(a, b, c, d, z, y, x, w)
    }
}

extension Publishers.Merge5 {
    /// Merges one more publisher, without another subscription.
    public func merge<Z: Publisher<Output, Failure>>(with z: Z) -> Publishers.Merge6<A, B, C, D, E, Z> {
        Publishers.Merge6(a, b, c, d, e, z)
    }

    /// Merges two more publishers, without another subscription.
    public func merge<Z: Publisher<Output, Failure>, Y: Publisher<Output, Failure>>(
        with z: Z, _ y: Y
    ) -> Publishers.Merge7<A, B, C, D, E, Z, Y> {
        Publishers.Merge7(a, b, c, d, e, z, y)
    }

    /// Merges three more publishers, without another subscription.
    public func merge<Z: Publisher<Output, Failure>, Y: Publisher<Output, Failure>, X: Publisher<Output, Failure>>(
        with z: Z, _ y: Y, _ x: X
    ) -> Publishers.Merge8<A, B, C, D, E, Z, Y, X> {
        Publishers.Merge8(a, b, c, d, e, z, y, x)
    }
}

extension Publishers.Merge6 {
    /// Merges one more publisher, without another subscription.
    public func merge<Z: Publisher<Output, Failure>>(with z: Z) -> Publishers.Merge7<A, B, C, D, E, F, Z> {
        Publishers.Merge7(a, b, c, d, e, f, z)
    }

    /// Merges two more publishers, without another subscription.
    public func merge<Z: Publisher<Output, Failure>, Y: Publisher<Output, Failure>>(
        with z: Z, _ y: Y
    ) -> Publishers.Merge8<A, B, C, D, E, F, Z, Y> {
        Publishers.Merge8(a, b, c, d, e, f, z, y)
    }
}

extension Publishers.Merge7 {
    /// Merges one more publisher, without another subscription.
    public func merge<Z: Publisher<Output, Failure>>(with z: Z) -> Publishers.Merge8<A, B, C, D, E, F, G, Z> {
        Publishers.Merge8(a, b, c, d, e, f, g, z)
    }
}
