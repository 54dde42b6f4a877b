import Foundation

/// The shortest line between two places on the ellipsoid WGS 84.
enum Geodesic {
    private static let equatorialRadius = 6_378_137.0
    private static let flattening = 1 / 298.257223563
    private static let polarRadius = equatorialRadius * (1 - flattening)
    /// The radius of the sphere for places that are almost opposite.
    private static let meanRadius = (2 * equatorialRadius + polarRadius) / 3

    /// The length in meters, by the inverse formula of Vincenty (Survey Review 176, 1975). The formula does not converge between places that
    /// are almost opposite; their distance is that on a sphere.
    static func distance(from start: CLLocationCoordinate2D, to end: CLLocationCoordinate2D) -> Double {
        let difference = radians(end.longitude - start.longitude)
        let reduced = (reducedLatitude(start.latitude), reducedLatitude(end.latitude))
        let (sin1, cos1) = (sin(reduced.0), cos(reduced.0))
        let (sin2, cos2) = (sin(reduced.1), cos(reduced.1))
        var lambda = difference
        for _ in 0..<100 {
            let across = cos2 * sin(lambda)
            let along = cos1 * sin2 - sin1 * cos2 * cos(lambda)
            let sinSigma = (across * across + along * along).squareRoot()
            guard sinSigma > 0 else { return 0 }
            let cosSigma = sin1 * sin2 + cos1 * cos2 * cos(lambda)
            let sigma = atan2(sinSigma, cosSigma)
            let sinAlpha = cos1 * cos2 * sin(lambda) / sinSigma
            let cosSquareAlpha = 1 - sinAlpha * sinAlpha
            // A line along the equator has no middle.
            let cosMiddle = cosSquareAlpha > 0 ? cosSigma - 2 * sin1 * sin2 / cosSquareAlpha : 0
            let part = flattening / 16 * cosSquareAlpha * (4 + flattening * (4 - 3 * cosSquareAlpha))
            let middle = cosMiddle + part * cosSigma * (2 * cosMiddle * cosMiddle - 1)
            let next =
                difference + (1 - part) * flattening * sinAlpha * (sigma + part * sinSigma * middle)
            guard abs(next - lambda) > 1e-12 else {
                return length(sigma, sinSigma, cosSigma, cosMiddle, cosSquareAlpha)
            }
            lambda = next
        }
        return sphericalDistance(from: start, to: end)
    }

    private static func length(
        _ sigma: Double, _ sinSigma: Double, _ cosSigma: Double, _ cosMiddle: Double, _ cosSquareAlpha: Double
    ) -> Double {
        let squares = (equatorialRadius * equatorialRadius, polarRadius * polarRadius)
        let u = cosSquareAlpha * (squares.0 - squares.1) / squares.1
        let a = 1 + u / 16384 * (4096 + u * (-768 + u * (320 - 175 * u)))
        let b = u / 1024 * (256 + u * (-128 + u * (74 - 47 * u)))
        let square = cosMiddle * cosMiddle
        let higher = b / 6 * cosMiddle * (4 * sinSigma * sinSigma - 3) * (4 * square - 3)
        let correction = b * sinSigma * (cosMiddle + b / 4 * (cosSigma * (2 * square - 1) - higher))
        return polarRadius * a * (sigma - correction)
    }

    private static func sphericalDistance(
        from start: CLLocationCoordinate2D, to end: CLLocationCoordinate2D
    ) -> Double {
        let latitudes = (radians(start.latitude), radians(end.latitude))
        let north = sin((latitudes.1 - latitudes.0) / 2)
        let east = sin(radians(end.longitude - start.longitude) / 2)
        let square = north * north + cos(latitudes.0) * cos(latitudes.1) * east * east
        return 2 * meanRadius * asin(min(1, square.squareRoot()))
    }

    private static func reducedLatitude(_ degrees: Double) -> Double { atan((1 - flattening) * tan(radians(degrees))) }

    private static func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }
}
