import Testing

@testable import EspalierMacroExpansions

@Suite struct `The generable macro` {
    @Test func `adds the conformance`() {
        #expect(
            GenerableMacro(type: "Outer.Trip", isConforming: false).expansion
                == "nonisolated extension Outer.Trip: FoundationModels.Generable {}")
    }

    @Test func `adds nothing to a type that conforms`() {
        #expect(GenerableMacro(type: "Trip", isConforming: true).expansion == "")
    }
}
