@_exported public import Foundation
import EspalierUnavailable

/// Health data.
@available(*, unavailable, message: "Health data stays on the user's device. Let the user enter values.")
open class HKHealthStore: NSObject {
    /// An object of the framework.
    public override init() {}

    /// A function of the framework.
    public class func isHealthDataAvailable() -> Bool { unavailable() }
}

/// A kind of data.
@available(*, unavailable, message: "Health data stays on the user's device. Let the user enter values.")
open class HKObjectType: NSObject {
    /// A function of the framework.
    public class func quantityType(forIdentifier identifier: HKQuantityTypeIdentifier) -> HKQuantityType? { nil }
}

/// A kind of data.
@available(*, unavailable, message: "Health data stays on the user's device. Let the user enter values.")
open class HKSampleType: HKObjectType {}

/// A kind of amounts.
@available(*, unavailable, message: "Health data stays on the user's device. Let the user enter values.")
open class HKQuantityType: HKSampleType {
    /// An object of the framework.
    public convenience init(_ identifier: HKQuantityTypeIdentifier) { self.init() }
}

/// A kind of events.
@available(*, unavailable, message: "Health data stays on the user's device. Let the user enter values.")
open class HKCategoryType: HKSampleType {}

/// The name of a kind of amounts.
@available(*, unavailable, message: "Health data stays on the user's device. Let the user enter values.")
public struct HKQuantityTypeIdentifier {
    /// A value of the framework.
    public static var stepCount: HKQuantityTypeIdentifier { HKQuantityTypeIdentifier() }

    /// A value of the framework.
    public static var heartRate: HKQuantityTypeIdentifier { HKQuantityTypeIdentifier() }

    /// A value of the framework.
    public static var bodyMass: HKQuantityTypeIdentifier { HKQuantityTypeIdentifier() }
}

/// A measurement.
@available(*, unavailable, message: "Health data stays on the user's device. Let the user enter values.")
open class HKSample: NSObject {}

/// A measured amount.
@available(*, unavailable, message: "Health data stays on the user's device. Let the user enter values.")
open class HKQuantitySample: HKSample {}

/// An amount.
@available(*, unavailable, message: "Health data stays on the user's device. Let the user enter values.")
open class HKQuantity: NSObject {
    /// An object of the framework.
    public init(unit: HKUnit, doubleValue value: Double) {}
}

/// A unit.
@available(*, unavailable, message: "Health data stays on the user's device. Let the user enter values.")
open class HKUnit: NSObject {}

/// A search.
@available(*, unavailable, message: "Health data stays on the user's device. Let the user enter values.")
open class HKQuery: NSObject {}

/// A search for measurements.
@available(*, unavailable, message: "Health data stays on the user's device. Let the user enter values.")
open class HKSampleQuery: HKQuery {}

/// A search for sums.
@available(*, unavailable, message: "Health data stays on the user's device. Let the user enter values.")
open class HKStatisticsQuery: HKQuery {}

/// A search for sums.
@available(*, unavailable, message: "Health data stays on the user's device. Let the user enter values.")
open class HKStatisticsCollectionQuery: HKQuery {}

/// A workout.
@available(*, unavailable, message: "Health data stays on the user's device. Let the user enter values.")
open class HKWorkout: HKSample {}

/// A kind of workout.
@available(*, unavailable, message: "Health data stays on the user's device. Let the user enter values.")
public enum HKWorkoutActivityType: UInt {
    case running, walking, cycling, swimming, yoga, hiking, traditionalStrengthTraining, functionalStrengthTraining
    case highIntensityIntervalTraining, other
}
