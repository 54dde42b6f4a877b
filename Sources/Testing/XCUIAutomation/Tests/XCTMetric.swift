public import XCTest

/// Something to measure. XCTest on Linux measures the time, whatever the metric.
public protocol XCTMetric {}

public struct XCTApplicationLaunchMetric: XCTMetric {
    public init(waitUntilResponsive: Bool = false) {}
}

/// Metrics by signposts, under their names of Apple's.
public struct XCTOSSignpostMetric: XCTMetric {
    public init(subsystem: String, category: String, name: String) {}

    private init() {}

    public static var applicationLaunch: any XCTMetric { XCTOSSignpostMetric() }
    public static var navigationTransitionMetric: any XCTMetric { XCTOSSignpostMetric() }
    public static var customNavigationTransitionMetric: any XCTMetric { XCTOSSignpostMetric() }
    public static var scrollDecelerationMetric: any XCTMetric { XCTOSSignpostMetric() }
    public static var scrollDraggingMetric: any XCTMetric { XCTOSSignpostMetric() }
}

public struct XCTClockMetric: XCTMetric {
    public init() {}
}

public struct XCTCPUMetric: XCTMetric {
    public init() {}
    public init(application: XCUIApplication) {}
}

public struct XCTMemoryMetric: XCTMetric {
    public init() {}
    public init(application: XCUIApplication) {}
}

public struct XCTStorageMetric: XCTMetric {
    public init() {}
    public init(application: XCUIApplication) {}
}

/// The settings of a measurement.
public final class XCTMeasureOptions {
    public var iterationCount = 5

    public init() {}

    public static var `default`: XCTMeasureOptions { XCTMeasureOptions() }
}

extension XCTestCase {
    /// Measures the time of a block, ten times.
    public func measure(metrics: [any XCTMetric], block: () -> Void) { measure(block: block) }

    public func measure(metrics: [any XCTMetric], options: XCTMeasureOptions, block: () -> Void) {
        measure(block: block)
    }

    public func measure(options: XCTMeasureOptions, block: () -> Void) { measure(block: block) }
}
