import Foundation
import Testing

@testable import EspalierLayoutEngine

@Suite struct `A vector` {
    @Test func `is added and subtracted by its parts`() {
        let vector = CGVector(dx: 1, dy: 2) + CGVector(dx: 0.5, dy: -4)
        #expect(vector == CGVector(dx: CGFloat(1.5), dy: CGFloat(-2)))
        #expect(vector - vector == .zero && CGVector() == .zero)
    }

    @Test func `is coded as an array`() throws {
        let data = try JSONEncoder().encode(CGVector(dx: 1.5, dy: -2))
        #expect(String(decoding: data, as: UTF8.self) == "[1.5,-2]")
        #expect(try JSONDecoder().decode(CGVector.self, from: data) == CGVector(dx: 1.5, dy: -2))
        #expect(throws: (any Error).self) { try JSONDecoder().decode(CGVector.self, from: Data("[1]".utf8)) }
    }
}
