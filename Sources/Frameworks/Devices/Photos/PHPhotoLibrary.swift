import Dispatch
@_exported public import Foundation

/// The photos of the device, which browsers show to no page: the permission is always denied.
///
/// `PhotosPicker` lets the user choose photos without a permission.
// Sendable, because it has no state.
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
    private static let library = PHPhotoLibrary()

    override init() {
        super.init()
    }

    public class func shared() -> PHPhotoLibrary { library }

    /// The user's answer: denied.
    public class func authorizationStatus() -> PHAuthorizationStatus { .denied }

    /// The user's answer: denied.
    public class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus { .denied }

    /// Answers `.denied`, on a queue in the background, without a question to the user.
    public class func requestAuthorization(_ handler: @escaping @Sendable (PHAuthorizationStatus) -> Void) {
        DispatchQueue.global().async { handler(.denied) }
    }

    /// Answers `.denied`, on a queue in the background, without a question to the user.
    public class func requestAuthorization(
        for accessLevel: PHAccessLevel, handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
    ) {
        DispatchQueue.global().async { handler(.denied) }
    }

    /// Answers `.denied`, without a question to the user.
    @discardableResult
    public class func requestAuthorization(for accessLevel: PHAccessLevel) async -> PHAuthorizationStatus { .denied }

    /// Fails with `PHPhotosError.accessUserDenied`, on a queue in the background, without running the changes.
    open func performChanges(
        _ changeBlock: @escaping @Sendable () -> Void,
        completionHandler: (@Sendable (Bool, (any Error)?) -> Void)? = nil
    ) {
        DispatchQueue.global().async { completionHandler?(false, PHPhotosError.denied) }
    }

    /// Fails with `PHPhotosError.accessUserDenied`, without running the changes.
    open func performChanges(_ changeBlock: @escaping @Sendable () -> Void) async throws {
        throw PHPhotosError.denied
    }

    /// Fails with `PHPhotosError.accessUserDenied`, without running the changes.
    open func performChangesAndWait(_ changeBlock: @escaping () -> Void) throws {
        throw PHPhotosError.denied
    }
}

/// The user's decision whether the app may read the photo library.
public enum PHAuthorizationStatus: Int, Sendable {
    /// Not asked yet; forbidden; denied, as on this device; granted; granted for some photos.
    case notDetermined, restricted, denied, authorized, limited
}

/// The access that an app requests.
public enum PHAccessLevel: Int, Sendable {
    /// Adding photos; reading them too.
    case addOnly = 1, readWrite = 2
}
