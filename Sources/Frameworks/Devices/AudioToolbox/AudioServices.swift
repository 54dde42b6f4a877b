import EspalierViews
@_exported public import Foundation

/// The number of a sound of the system.
public typealias SystemSoundID = UInt32

/// The sound that only vibrates.
public let kSystemSoundID_Vibrate: SystemSoundID = 4095

/// Plays a sound of the system. Pages have none, so this is a device whose sounds are off. `kSystemSoundID_Vibrate` vibrates where
/// browsers can: on phones with Android.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {
    guard inSystemSoundID == kSystemSoundID_Vibrate, MainThread.isCurrent else { return }
    MainActor.assumeIsolated { ViewGraph.vibrate([400]) }
}

/// Plays a sound of the system, as `AudioServicesPlaySystemSound(_:)` does.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {
    AudioServicesPlaySystemSound(inSystemSoundID)
}

/// Plays a sound of the system, as `AudioServicesPlaySystemSound(_:)` does, and calls a function at its end: at once.
public func AudioServicesPlaySystemSoundWithCompletion(
    _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) {
    AudioServicesPlaySystemSound(inSystemSoundID)
    inCompletionBlock?()
}

/// Plays a sound of the system, as `AudioServicesPlaySystemSound(_:)` does, and calls a function at its end: at once.
public func AudioServicesPlayAlertSoundWithCompletion(
    _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) {
    AudioServicesPlaySystemSoundWithCompletion(inSystemSoundID, inCompletionBlock)
}
