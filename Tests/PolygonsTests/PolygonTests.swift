import Testing

@testable import EspalierPolygons

@Suite struct `Two areas of polygons` {
    private static func square(_ x: Int, _ y: Int, _ side: Int) -> [Polygons.Point] {
        [(x, y), (x + side, y), (x + side, y + side), (x, y + side)].map { Polygons.Point(x: $0.0, y: $0.1) }
    }

    /// The area inside, with holes subtracted.
    private func area(_ polygons: Polygons?) -> Int? {
        polygons?.polygons.reduce(0) { sum, polygon in
            sum + zip(polygon, polygon.dropFirst() + polygon.prefix(1)).reduce(0) {
                $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y
            } / 2
        }
    }

    @Test(arguments: [
        (Polygons.Combination.intersection, 25), (.union, 175), (.difference, 75), (.exclusion, 150),
    ]) func `are combined`(combination: Polygons.Combination, expected: Int) {
        let first = Polygons([Self.square(0, 0, 10)])
        let second = Polygons([Self.square(5, 5, 10)])
        #expect(area(first.combined(with: second, by: combination, usesEvenOddRule: false)) == expected)
    }

    @Test func `follow the rule of filling`() {
        let nested = Polygons([Self.square(0, 0, 10), Self.square(2, 2, 4)])
        #expect(area(nested.combined(with: Polygons([]), by: .union, usesEvenOddRule: false)) == 100)
        #expect(area(nested.combined(with: Polygons([]), by: .union, usesEvenOddRule: true)) == 84)
    }

    @Test func `may be nothing`() {
        let nothing = Polygons([])
        #expect(nothing.combined(with: nothing, by: .union, usesEvenOddRule: false)?.polygons == [])
        let degenerate = Polygons([[], [Polygons.Point(x: 1, y: 1)], Self.square(3, 3, 0)])
        #expect(degenerate.combined(with: nothing, by: .union, usesEvenOddRule: false)?.polygons == [])
    }

    @Test func `are refused if a coordinate is too large`() {
        let far = Polygons([Self.square(Polygons.limit, 0, 1)])
        #expect(far.combined(with: Polygons([]), by: .union, usesEvenOddRule: false) == nil)
        let least = Polygons([[Polygons.Point(x: .min, y: 0)]])
        #expect(least.combined(with: Polygons([]), by: .union, usesEvenOddRule: false) == nil)
    }

    /// Teeth that run over the whole width or height.
    private func comb(_ teeth: Int, isUpright: Bool) -> Polygons {
        let points = (0..<teeth).flatMap { tooth in [(tooth * 4, 0), (tooth * 4 + 1, teeth * 4)] } + [(-1, 0)]
        return Polygons([points.map { isUpright ? Polygons.Point(x: $0.0, y: $0.1) : Polygons.Point(x: $0.1, y: $0.0) }]
        )
    }

    @Test func `are refused if they cross too often`() {
        let few = comb(40, isUpright: true).combined(
            with: comb(40, isUpright: false), by: .union, usesEvenOddRule: true)
        #expect(few != nil)
        let clock = ContinuousClock()
        let time = clock.measure {
            let many = comb(20_000, isUpright: true)
                .combined(with: comb(20_000, isUpright: false), by: .union, usesEvenOddRule: true)
            #expect(many == nil)
        }
        #expect(time < .seconds(5))
    }
}
