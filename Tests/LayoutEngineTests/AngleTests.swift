import EspalierLayoutEngine
import Testing

@Suite struct `An angle` {
    private let right = Angle.degrees(90)

    @Test func `is set in degrees and kept in radians`() {
        var angle = Angle.zero
        angle.degrees = 180
        #expect(angle.radians == .pi && angle == Angle(degrees: 180) && angle == Angle(radians: .pi))
        angle.animatableData = 1
        #expect(angle == .radians(1) && angle.animatableData == 1)
        #expect(Angle().radians == 0)
    }

    @Test func `is added, subtracted, multiplied and divided`() {
        #expect((right + .degrees(45)).degrees == 135)
        #expect((right - .degrees(45)).degrees == 45)
        #expect((right * 3).degrees == 270)
        #expect((right / 2).degrees == 45)
        #expect((-right).degrees == -90)
        var angle = right
        angle += .degrees(45)
        #expect(angle.degrees == 135)
        angle -= right
        #expect(angle.degrees == 45)
    }

    @Test func `is less than a greater one, and not than an equal one`() {
        #expect(.degrees(45) < right && !(right < right) && !(right < .degrees(45)))
    }
}
