import CoreLocation
import Foundation
import Testing

@Suite struct `Places on the earth` {
    private func distance(_ start: (Double, Double), _ end: (Double, Double)) -> Double {
        CLLocation(latitude: start.0, longitude: start.1)
            .distance(from: CLLocation(latitude: end.0, longitude: end.1))
    }

    /// The example of the Australian geodetic manual: Flinders Peak and Buninyong.
    @Test func `have the distances of geodesy`() {
        let flinders = (-(37 + 57 / 60.0 + 3.72030 / 3600), 144 + 25 / 60.0 + 29.52440 / 3600)
        let buninyong = (-(37 + 39 / 60.0 + 10.15610 / 3600), 143 + 55 / 60.0 + 35.38390 / 3600)
        #expect(abs(distance(flinders, buninyong) - 54972.271) < 0.001)
        #expect(abs(distance(buninyong, flinders) - 54972.271) < 0.001)
    }

    @Test func `have the lengths of a degree`() {
        #expect(abs(distance((0, 0), (0, 1)) - 111_319.491) < 0.001)
        #expect(abs(distance((0, 0), (1, 0)) - 110_574.389) < 0.001)
        #expect(distance((52, 13), (52, 13)) == 0)
    }

    @Test func `have a distance even if they are almost opposite`() {
        #expect(abs(distance((0, 0), (0.5, 179.7)) - 19_936_288) < 30_000)
        #expect(abs(distance((90, 0), (-90, 0)) - 20_003_931.459) < 0.01)
    }

    @Test func `are valid within their degrees`() {
        #expect(CLLocationCoordinate2DIsValid(CLLocationCoordinate2D(latitude: 90, longitude: -180)))
        #expect(!CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid))
        let circle = CLCircularRegion(center: CLLocationCoordinate2DMake(0, 0), radius: 111_320, identifier: "a")
        #expect(circle.contains(CLLocationCoordinate2DMake(0, 1)))
        #expect(!circle.contains(CLLocationCoordinate2DMake(0, 1.001)))
    }
}

@MainActor @Suite struct `The place of the device` {
    private final class Receiver: NSObject, CLLocationManagerDelegate {
        var calls: [String] = []
        var ended: CheckedContinuation<Void, Never>?

        func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
            calls.append("denied: \(manager.authorizationStatus == .denied)")
        }

        func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
            calls.append("failed: \((error as? CLError)?.code == .denied)")
            ended?.resume()
            ended = nil
        }
    }

    @Test func `is denied, and each request fails`() async {
        let manager = CLLocationManager()
        let receiver = Receiver()
        manager.delegate = receiver
        manager.requestWhenInUseAuthorization()
        await withCheckedContinuation { ended in
            receiver.ended = ended
            manager.startUpdatingLocation()
        }
        #expect(receiver.calls == ["denied: true", "failed: true"])
        #expect(manager.location == nil && !CLLocationManager.locationServicesEnabled())
    }

    @Test func `is denied for older apps by the older method`() async {
        final class OlderReceiver: NSObject, CLLocationManagerDelegate {
            let isDenied: CheckedContinuation<Bool, Never>

            init(_ isDenied: CheckedContinuation<Bool, Never>) {
                self.isDenied = isDenied
            }

            func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {
                isDenied.resume(returning: status == .denied)
            }
        }
        let manager = CLLocationManager()
        var receiver: OlderReceiver?
        let isDenied = await withCheckedContinuation { continuation in
            receiver = OlderReceiver(continuation)
            manager.delegate = receiver
        }
        #expect(isDenied && receiver != nil)
    }

    @Test func `has no address`() async {
        await #expect(throws: CLError.self) { try await CLGeocoder().geocodeAddressString("Paris") }
        let code = await withCheckedContinuation { continuation in
            CLGeocoder().reverseGeocodeLocation(CLLocation(latitude: 1, longitude: 2)) { _, error in
                continuation.resume(returning: (error as? CLError)?.code)
            }
        }
        #expect(code == .network)
    }
}
