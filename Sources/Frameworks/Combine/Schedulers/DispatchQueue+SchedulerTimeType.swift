public import Foundation

extension DispatchQueue {
    /// A point in time on Dispatch's clock, which stops while the machine sleeps.
    public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
        /// The time as Dispatch represents it.
        public var dispatchTime: DispatchTime

        /// Creates a point in time from a Dispatch time.
        public init(_ time: DispatchTime) { dispatchTime = time }

        public init(from decoder: any Decoder) throws {
            dispatchTime = DispatchTime(uptimeNanoseconds: try decoder.singleValueContainer().decode(UInt64.self))
        }

        public func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(dispatchTime.uptimeNanoseconds)
        }

        public func distance(to other: SchedulerTimeType) -> Stride {
            Stride(nanoseconds: other.signedNanoseconds - signedNanoseconds)
        }

        public func advanced(by stride: Stride) -> SchedulerTimeType {
            SchedulerTimeType(dispatchTime + stride.timeInterval)
        }

        public func hash(into hasher: inout Hasher) { hasher.combine(dispatchTime.uptimeNanoseconds) }

        private var signedNanoseconds: Int { Int(clamping: dispatchTime.uptimeNanoseconds) }

        /// A length of time in whole nanoseconds.
        public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
            Hashable, Codable, Sendable
        {
            /// Nanoseconds.
            public var magnitude: Int

            /// The interval as Dispatch represents it.
            public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

            init(nanoseconds: Int) { magnitude = nanoseconds }

            /// Creates an interval from a Dispatch interval. `.never` becomes the longest interval.
            public init(_ timeInterval: DispatchTimeInterval) {
                switch timeInterval {
                case .seconds(let count): self = .seconds(count)
                case .milliseconds(let count): self = .milliseconds(count)
                case .microseconds(let count): self = .microseconds(count)
                case .nanoseconds(let count): self = .nanoseconds(count)
                default: magnitude = .max
                }
            }

            public init(floatLiteral value: Double) { self = .seconds(value) }
            public init(integerLiteral value: Int) { self = .seconds(value) }
            public init?<T: BinaryInteger>(exactly source: T) {
                guard let value = Int(exactly: source) else { return nil }
                magnitude = value
            }

            public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.magnitude < rhs.magnitude }
            public static func + (lhs: Stride, rhs: Stride) -> Stride {
                Stride(nanoseconds: lhs.magnitude + rhs.magnitude)
            }
            public static func - (lhs: Stride, rhs: Stride) -> Stride {
                Stride(nanoseconds: lhs.magnitude - rhs.magnitude)
            }
            public static func * (lhs: Stride, rhs: Stride) -> Stride {
                Stride(nanoseconds: Int((lhs.seconds * rhs.seconds * 1e9).rounded()))
            }
            public static func *= (lhs: inout Stride, rhs: Stride) { lhs = lhs * rhs }

            private var seconds: Double { Double(magnitude) / 1e9 }

            public static func seconds(_ seconds: Int) -> Stride {
                Stride(nanoseconds: clamped(seconds, 1_000_000_000))
            }
            public static func seconds(_ seconds: Double) -> Stride {
                Stride(nanoseconds: Int(exactly: (seconds * 1e9).rounded()) ?? (seconds < 0 ? .min : .max))
            }
            public static func milliseconds(_ milliseconds: Int) -> Stride {
                Stride(nanoseconds: clamped(milliseconds, 1_000_000))
            }
            public static func microseconds(_ microseconds: Int) -> Stride {
                Stride(nanoseconds: clamped(microseconds, 1_000))
            }
            public static func nanoseconds(_ nanoseconds: Int) -> Stride { Stride(nanoseconds: nanoseconds) }

            private static func clamped(_ count: Int, _ unit: Int) -> Int {
                let (product, overflow) = count.multipliedReportingOverflow(by: unit)
                return overflow ? (count < 0 ? .min : .max) : product
            }
        }
    }
}
