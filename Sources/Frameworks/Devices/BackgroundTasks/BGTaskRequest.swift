public import Foundation

/// A request to run a task in the background.
open class BGTaskRequest: NSObject {
    /// The name of the task.
    public let identifier: String
    /// The date before which the task does not run.
    open var earliestBeginDate: Date?

    init(name: String) {
        identifier = name
        super.init()
    }
}

/// A request for a short task that gets new content.
public final class BGAppRefreshTaskRequest: BGTaskRequest {
    /// A request for a task of a name.
    public init(identifier: String) {
        super.init(name: identifier)
    }
}

/// A request for a task of minutes.
public final class BGProcessingTaskRequest: BGTaskRequest {
    /// Whether the task needs the network.
    public var requiresNetworkConnectivity = false
    /// Whether the task needs a charging device.
    public var requiresExternalPower = false

    /// A request for a task of a name.
    public init(identifier: String) {
        super.init(name: identifier)
    }
}
