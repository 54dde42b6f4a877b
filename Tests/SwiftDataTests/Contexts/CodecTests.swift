import EspalierDataStore
import Foundation
import Testing

@testable import SwiftData

@Suite struct CodecTests {
    private enum Size: String { case small, large }
    private enum Unit: String, CaseIterable { case meter, foot }
    private struct Place: Codable, Equatable { var street: String }

    @Test func `a stored value that the type no longer has is nil for an optional property`() throws {
        #expect(try #require(codec(for: Size?.self)).decode(.text("large")) == .large)
        #expect(try #require(codec(for: Size?.self)).decode(.text("huge")) == nil)
        #expect(try #require(codec(for: Unit?.self)).decode(.text("yard")) == nil)
        #expect(try #require(codec(for: Place?.self)).decode(.text(#"{"street":"A"}"#)) == Place(street: "A"))
        #expect(try #require(codec(for: Place?.self)).decode(.text(#"{"road":"A"}"#)) == nil)
        #expect(try #require(codec(for: Place?.self)).decode(.null) == nil)
    }

    @Test func `an enumeration that lists its cases takes the first one in place of a case that it has lost`() throws {
        #expect(try #require(codec(for: Unit.self)).decode(.text("yard")) == .meter)
    }
}
