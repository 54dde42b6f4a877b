import EspalierDisplayTree
import Observation
import Testing
import TestKit

@testable import EspalierViews

@Observable private final class Lamp {
    var brightness = 1
    var name = "lamp"
}

@MainActor
@Suite struct `A bindable object` {
    private struct Dimmer: View {
        @Bindable var lamp: Lamp

        var body: some View {
            Text("\(lamp.name) \(lamp.brightness)")
            Stepper("dim", value: $lamp.brightness)
            TextField("rename", text: $lamp.name)
        }
    }

    @Test func `has bindings to its properties`() throws {
        let lamp = Lamp()
        let page = TestPage { VStack { Dimmer(lamp: lamp) } }
        try page.send(.change, .number(1), to: "dim")
        try page.send(.input, .text("light"), to: "rename")
        #expect(lamp.brightness == 2 && lamp.name == "light")
        #expect(page.texts.first == "light 2")
    }

    @Test func `can be made where a body needs a binding`() {
        let lamp = Lamp()
        let bindable = Bindable(lamp)
        bindable.brightness.wrappedValue = 5
        bindable.projectedValue.name.wrappedValue = "new"
        #expect(lamp.brightness == 5 && lamp.name == "new")
        #expect(bindable.brightness.wrappedValue == 5)
    }
}
