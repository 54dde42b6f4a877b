import Foundation
import Testing
@testable import os

@testable import EspalierServer

@Suite struct `A message of a log` {
    private func text(_ message: OSLogMessage) -> String { message.text }

    @Test func `has its values in their notations`() {
        #expect(text("plain") == "plain")
        #expect(text("\(7, format: .hex(includePrefix: true, minDigits: 4)) \(-7)") == "0x0007 -7")
        #expect(text("\(7, format: .decimal(explicitPositiveSign: true, minDigits: 3))") == "+007")
        #expect(text("\(UInt8(255), format: .octal)") == "377")
        #expect(text("\(Int8(-1), format: .hex)") == "ff")
        #expect(
            text("\(1.5) \(1.5, format: .fixed(precision: 2)) \(1500.0, format: .exponential(precision: 1))")
                == "1.500000 1.50 1.5e+03")
        #expect(text("\(true) \(false, format: .answer)") == "true no")
        #expect(text("[\("ab", align: .right(columns: 4))|\("ab", align: .left(columns: 4))]") == "[  ab|ab  ]")
        #expect(text("\(Int.self)") == "Swift.Int")
    }

    @Test func `shows private values in debug builds, but never sensitive ones`() {
        #expect(
            text("\("secret", privacy: .sensitive) \("open", privacy: .public) \(3, privacy: .sensitive)")
                == "<private> open <private>")
        #expect(text("\("name") \("name", privacy: .private)") == "name name")
        #expect(
            text("\(URL(filePath: "/tmp")) \(CocoaError(.fileNoSuchFile) as any Error, privacy: .sensitive)")
                == "file:///tmp <private>")
        let nothing: String? = nil
        #expect(text("\(nothing)") == "nil")
    }
}

@Suite struct `A log of the app` {
    @Test func `writes levels that the server's log knows`() {
        #expect(OSLogType.default.level == .info)
        #expect(OSLogType.debug.level == .debug)
        #expect(OSLogType.error.level == .warning)
        #expect(OSLogType.fault.level == .error)
    }

    @Test func `is enabled, unless it is the disabled one`() {
        #expect(OSLog(subsystem: "a", category: "b").isEnabled(type: .info))
        #expect(!OSLog.disabled.isEnabled(type: .fault))
    }

    private func text(_ format: String, _ values: any CVarArg..., showsPrivate: Bool = false) -> String {
        FormatText.text(format, values, showsPrivate: showsPrivate)
    }

    @Test func `hides texts and objects of formats in release builds, unless they are public`() {
        let (name, place) = ("Ada" as NSString, "London" as NSString)
        #expect(text("%{public}@: %@ of %d", name, place, 3) == "Ada: <private> of 3")
        #expect(text("%{private}d %{sensitive}d %{private, mask.hash}@", 1, 2, name) == "<private> <private> <private>")
        #expect(text("%{public, type}@ %5.1f %-4d| %*d %%", name, 2.25, 7, 4, 9) == "Ada   2.2 7   |    9 %")
        #expect(text("%@ %{private}d %{sensitive}@", name, 1, place, showsPrivate: true) == "Ada 1 <private>")
        #expect(text("%d of %@, {all} %d", 1, name) == "1 of <private>, {all} <missing>")
    }

    @Test func `takes the forms of older apps`() {
        os_log("%{public}@ took %d ms", log: .disabled, type: .info, "x" as NSString, 3)
        os_log(.error, log: .disabled, "failed: \(3)")
        Logger(.disabled).warning("failed")
    }
}

@Suite struct `A lock around a value` {
    @Test func `lets one thread at a time change it`() async {
        let lock = OSAllocatedUnfairLock(initialState: 0)
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<8 { group.addTask { for _ in 0..<1000 { lock.withLock { $0 += 1 } } } }
        }
        #expect(lock.withLock { $0 } == 8000)
        #expect(lock.withLockIfAvailable { $0 } == 8000)
    }
}
