import LocalAuthentication
import Testing

@Suite struct `Authentication by the device` {
    @Test func `is not available, as on a device without biometry`() {
        let context = LAContext()
        var error: NSError?
        #expect(!context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: &error))
        #expect(error?.domain == "com.apple.LocalAuthentication" && error?.code == -6)
        #expect(context.biometryType == .none)
        #expect(!context.canEvaluatePolicy(.deviceOwnerAuthentication, error: &error))
        #expect(error?.code == LAError.passcodeNotSet.rawValue)
        #expect(!context.canEvaluatePolicy(.deviceOwnerAuthentication, error: nil))
    }

    @Test func `fails with the same error`() async throws {
        do {
            _ = try await LAContext().evaluatePolicy(
                .deviceOwnerAuthenticationWithBiometrics, localizedReason: "Unlock")
            Issue.record("The policy was evaluated.")
        } catch LAError.biometryNotAvailable {
            // A pattern of the code, as apps write it.
        }
        let error = await withCheckedContinuation { continuation in
            LAContext().evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "Unlock") { isDone, error in
                continuation.resume(returning: isDone ? nil : error)
            }
        }
        #expect((error as? LAError)?.code == .passcodeNotSet)
        #expect(error?.localizedDescription == "This device has no passcode.")
    }
}
