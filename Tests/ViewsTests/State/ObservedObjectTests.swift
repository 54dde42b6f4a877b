import Combine
import EspalierDisplayTree
import EspalierViews
import Testing
import TestKit

private final class Person: ObservableObject {
    @Published var name: String
    @Published var age = 0

    init(_ name: String) {
        self.name = name
    }
}

@MainActor
@Suite struct `An observed object` {
    private struct Card: View {
        @ObservedObject var person: Person

        var body: some View {
            Text("\(person.name) \(person.age)")
            TextField("name of \(person.name)", text: $person.name)
        }
    }

    private struct Desk: View {
        let people: [Person]
        @State private var index = 0
        @State private var isShown = true

        var body: some View {
            VStack {
                if isShown { Card(person: people[index]) }
                Button("next") { index = (index + 1) % people.count }
                Button("hide") { isShown = false }
            }
        }
    }

    @Test func `evaluates its readers when it announces a change, and shows the new value`() {
        let ada = Person("Ada")
        let page = TestPage { Desk(people: [ada]) }
        #expect(page.texts.first == "Ada 0")
        #expect(page.evaluations { ada.age = 36 } == 1)
        #expect(page.texts.first == "Ada 36")
    }

    @Test func `is written by bindings to its properties`() throws {
        let ada = Person("Ada")
        let page = TestPage { Desk(people: [ada]) }
        try page.send(.input, .text("Bea"), to: "name of Ada")
        #expect(ada.name == "Bea")
        #expect(page.texts.first == "Bea 0")
    }

    @Test func `that replaces another is observed in its place`() throws {
        let people = [Person("Ada"), Person("Bea")]
        let page = TestPage { Desk(people: people) }
        try page.tap("next")
        #expect(page.texts.first == "Bea 0")
        #expect(page.evaluations { people[0].age = 1 } == 0)
        #expect(page.evaluations { people[1].age = 2 } == 1)
        #expect(page.texts.first == "Bea 2")
    }

    @Test func `is no longer observed by a removed view`() throws {
        let ada = Person("Ada")
        let page = TestPage { Desk(people: [ada]) }
        try page.tap("hide")
        #expect(page.evaluations { ada.age = 1 } == 0)
    }

    private struct Age: View {
        @Binding var age: Int
        var body: some View { Button("older than \(age)") { age += 1 } }
    }

    private struct House: View {
        @ObservedObject var person: Person
        @State private var number = 0

        var body: some View {
            VStack {
                Text("number \(number)")
                Button("count") { number += 1 }
                Age(age: $person.age)
            }
        }
    }

    @Test func `evaluates a view with a binding to one of its properties when the property changes`() throws {
        let ada = Person("Ada")
        let page = TestPage { House(person: ada) }
        // Of the views with bodies, only the house is evaluated again, not the one with the binding.
        let evaluations = try page.evaluations { try page.tap("count") }
        try page.tap("older than 0")
        #expect(ada.age == 1)
        #expect(page.texts.contains("older than 1"))
        #expect(try page.evaluations { try page.tap("older than 1") } > evaluations)
    }

    private struct Owner: View {
        @StateObject private var person = Person("own")

        var body: some View {
            Card(person: person)
            Age(age: $person.age)
        }
    }

    @Test func `of a state object has bindings too`() throws {
        let page = TestPage { VStack { Owner() } }
        try page.tap("older than 0")
        #expect(page.texts.first == "own 1")
    }

    private struct Shared: View {
        @EnvironmentObject private var person: Person

        var body: some View {
            Text(person.name)
            Age(age: $person.age)
        }
    }

    private struct Hall: View {
        let people: [Person]
        @State private var index = 0

        var body: some View {
            VStack {
                Shared()
                Button("next") { index = 1 }
            }
            .environmentObject(people[index])
        }
    }

    @Test func `of the environment has bindings, and is followed when another one takes its place`() throws {
        let people = [Person("Ada"), Person("Bea")]
        let page = TestPage { Hall(people: people) }
        try page.tap("older than 0")
        #expect(people[0].age == 1)
        try page.tap("next")
        #expect(page.texts.first == "Bea")
        try page.tap("older than 0")
        #expect(people[1].age == 1)
        #expect(page.evaluations { people[0].age = 9 } == 0)
    }
}
