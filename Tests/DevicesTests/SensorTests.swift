import AppTrackingTransparency
import AudioToolbox
import CoreHaptics
import CoreMotion
import Foundation
import Testing

@Suite struct `Sensors and motors of the device` {
    @Test func `play no haptics`() throws {
        #expect(!CHHapticEngine.capabilitiesForHardware().supportsHaptics)
        #expect(throws: CHHapticError.self) { try CHHapticEngine() }
        let intensity = CHHapticEventParameter(parameterID: .hapticIntensity, value: 0.5)
        let tap = CHHapticEvent(eventType: .hapticTransient, parameters: [intensity], relativeTime: 0.25)
        let hum = CHHapticEvent(eventType: .hapticContinuous, parameters: [], relativeTime: 0.5, duration: 1.5)
        #expect(try CHHapticPattern(events: [tap, hum], parameters: []).duration == 2)
    }

    @Test func `measure no motion`() async {
        let manager = CMMotionManager()
        manager.startDeviceMotionUpdates()
        #expect(!manager.isDeviceMotionAvailable && !manager.isDeviceMotionActive && manager.deviceMotion == nil)
        #expect(!manager.isAccelerometerAvailable && !manager.isGyroAvailable)
        #expect(!CMPedometer.isStepCountingAvailable() && CMPedometer.authorizationStatus() == .denied)
        let code = await withCheckedContinuation { continuation in
            CMPedometer().startUpdates(from: Date()) { _, error in
                continuation.resume(returning: (error as NSError?)?.code)
            }
        }
        #expect(code == 104)
    }

    @Test func `end a sound at once`() {
        var isDone = false
        AudioServicesPlaySystemSoundWithCompletion(1104) { isDone = true }
        #expect(isDone)
    }

    @Test func `do not follow the user`() async {
        #expect(ATTrackingManager.trackingAuthorizationStatus == .denied)
        #expect(await ATTrackingManager.requestTrackingAuthorization() == .denied)
    }
}
