import Dispatch
public import Foundation

/// Counts steps, for which this device lacks the sensor.
open class CMPedometer: NSObject {
    override public init() {
        super.init()
    }

    /// Whether steps are counted: false.
    public class func isStepCountingAvailable() -> Bool { false }
    /// Whether distances are estimated: false.
    public class func isDistanceAvailable() -> Bool { false }
    /// Whether floors are counted: false.
    public class func isFloorCountingAvailable() -> Bool { false }
    /// Whether the pace is estimated: false.
    public class func isPaceAvailable() -> Bool { false }
    /// The user's answer: denied.
    public class func authorizationStatus() -> CMAuthorizationStatus { .denied }

    /// Fails, on a queue in the background.
    open func startUpdates(from start: Date, withHandler handler: @escaping CMPedometerHandler) {
        DispatchQueue.global().async { handler(nil, CMError.missingSensor) }
    }

    /// Fails, on a queue in the background.
    open func queryPedometerData(from start: Date, to end: Date, withHandler handler: @escaping CMPedometerHandler) {
        DispatchQueue.global().async { handler(nil, CMError.missingSensor) }
    }

    /// Ends the counting. It never begins.
    open func stopUpdates() {}
}

/// Receives the steps, or the failure.
public typealias CMPedometerHandler = @Sendable (CMPedometerData?, (any Error)?) -> Void

/// Counted steps. Without the sensor there are none.
public final class CMPedometerData: NSObject, Sendable {
    /// The period.
    public let startDate: Date, endDate: Date
    public var numberOfSteps: NSNumber { 0 }
    /// The distance in meters.
    public var distance: NSNumber? { nil }
    /// The floors upwards.
    public var floorsAscended: NSNumber? { nil }
    /// The floors downwards.
    public var floorsDescended: NSNumber? { nil }

    init(startDate: Date, endDate: Date) {
        self.startDate = startDate
        self.endDate = endDate
    }
}

/// Tells walking from driving, for which this device lacks the sensor.
open class CMMotionActivityManager: NSObject {
    override public init() {
        super.init()
    }

    /// Whether activities are told apart: false.
    public class func isActivityAvailable() -> Bool { false }
    /// The user's answer: denied.
    public class func authorizationStatus() -> CMAuthorizationStatus { .denied }
    /// Ends the reports. They never begin.
    open func stopActivityUpdates() {}
}

/// Measures heights, for which this device lacks the sensor.
open class CMAltimeter: NSObject {
    override public init() {
        super.init()
    }

    /// Whether heights are measured: false.
    public class func isRelativeAltitudeAvailable() -> Bool { false }
    /// The user's answer: denied.
    public class func authorizationStatus() -> CMAuthorizationStatus { .denied }
    /// Ends the measurements. They never begin.
    open func stopRelativeAltitudeUpdates() {}
}
