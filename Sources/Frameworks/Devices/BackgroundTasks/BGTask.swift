public import Foundation

/// A task in the background. No object of the class exists on this device.
open class BGTask: NSObject {
    public let identifier: String
    /// Is called when the time is over.
    open var expirationHandler: (() -> Void)?

    init(identifier: String) {
        self.identifier = identifier
        super.init()
    }

    /// Ends the task.
    open func setTaskCompleted(success: Bool) {}
}

/// A short task that gets new content.
public final class BGAppRefreshTask: BGTask {}

/// A task of minutes.
public final class BGProcessingTask: BGTask {}
