import FoundationModels
import Testing

@Generable
private struct Trip: Equatable {
    @Guide(description: "A short title")
    let title: String
    @Guide(description: "The days", .count(3))
    let days: [String]
}

@Suite struct `The language model of the device` {
    @Test func `is missing`() {
        #expect(SystemLanguageModel.default.availability == .unavailable(.deviceNotEligible))
        #expect(!SystemLanguageModel.default.isAvailable && SystemLanguageModel.default.supportedLanguages.isEmpty)
    }

    @Test func `fails every request`() async {
        let session = LanguageModelSession(instructions: "You plan trips.")
        do {
            _ = try await session.respond(to: "Plan a trip.")
            Issue.record("The model answered.")
        } catch LanguageModelSession.GenerationError.assetsUnavailable(let context) {
            #expect(context.debugDescription == "This device has no language model.")
        } catch {
            Issue.record(error)
        }
        await #expect(throws: LanguageModelSession.GenerationError.self) {
            _ = try await session.respond(to: "Plan a trip.", generating: Trip.self).content.title
        }
        await #expect(throws: LanguageModelSession.GenerationError.self) {
            for try await _ in session.streamResponse(to: "Plan a trip.") {}
        }
    }

    @Test func `leaves types that it would write as they are`() {
        #expect(Trip(title: "Rome", days: ["Forum"]) == Trip(title: "Rome", days: ["Forum"]))
    }

    @Test func `joins the lines of a prompt`() {
        let isLong = true
        let prompt = Prompt {
            "Plan a trip."
            if isLong { "It is long." }
        }
        #expect("\(prompt)" == "Prompt(text: \"Plan a trip.\\nIt is long.\")")
        #expect("\(Instructions("Be short."))" == "Instructions(text: \"Be short.\")")
        #expect("\(Prompt(["a", "b"]))" == "Prompt(text: \"a\\nb\")")
        #expect("\(Prompt(3))" == "Prompt(text: \"3\")")
    }
}
