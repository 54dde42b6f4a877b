import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation
import TestKit
import Testing

@testable import EspalierViews

struct TallDetent: CustomPresentationDetent {
    static func height(in context: Context) -> CGFloat? { context.maxDetentValue - 100 }
}

private struct Absent: CustomPresentationDetent {
    static func height(in context: Context) -> CGFloat? { nil }
}

private struct LocaleHeight: CustomPresentationDetent {
    static func height(in context: Context) -> CGFloat? { context.locale.identifier == "de" ? 300 : 200 }
}

@MainActor @Suite struct `A detent` {
    private func height(_ detent: PresentationDetent, full: CGFloat = 788, width: CGFloat = 390) -> CGFloat? {
        TestPage(width: width, height: full + 12) {
            Color.clear.sheet(isPresented: .constant(true)) {
                Color.red.accessibilityLabel("card").presentationDetents([detent])
            }
        }
        .frame(of: "card")?.height
    }

    @Test func `is a part of the full height, a height in points, or computed by a type`() {
        #expect(height(.medium) == 394)
        #expect(height(.large) == 788)
        #expect(height(.fraction(0.25)) == 197)
        #expect(height(.height(150)) == 150)
        #expect(height(.custom(TallDetent.self)) == 688)
    }

    @Test func `is between 0 and the full height`() {
        #expect(height(.height(5000)) == 788)
        #expect(height(.height(-20)) == 0)
        #expect(height(.fraction(2)) == 788)
    }

    @Test func `without a valid height is inactive`() {
        #expect(height(.custom(Absent.self)) == 788)
        #expect(height(.height(.nan)) == 788)
        // A phone in landscape, which is compact vertically, has no medium detent.
        #expect(height(.medium, full: 338, width: 700) == 338)
        #expect(height(.fraction(0.5), full: 338, width: 700) == 169)
    }

    @Test func `reads the environment of its sheet`() {
        let page = TestPage(width: 390, height: 800) {
            Color.clear.sheet(isPresented: .constant(true)) {
                Color.red.accessibilityLabel("card").presentationDetents([.custom(LocaleHeight.self)])
            }
            .environment(\.locale, Locale(identifier: "de"))
        }
        #expect(page.frame(of: "card")?.height == 300)
    }

    @Test func `equals another one of the same height or type`() {
        #expect(PresentationDetent.height(3) == .height(3) && PresentationDetent.height(3) != .height(4))
        #expect(PresentationDetent.custom(TallDetent.self) == .custom(TallDetent.self))
        #expect(PresentationDetent.custom(TallDetent.self) != .custom(Absent.self))
        #expect(Set<PresentationDetent>([.medium, .medium, .large]).count == 2)
    }

    @Test func `continues after sleep, unless a closure computes its height`() throws {
        for detent in [.medium, .large, .fraction(0.25), .height(200), .custom(TallDetent.self)] as [PresentationDetent]
        {
            let code = try #require(detent.stateCode)
            let read = try JSONDecoder().decode(PresentationDetent.StateCode.self, from: JSONEncoder().encode(code))
            #expect(PresentationDetent(stateCode: read) == detent)
        }
        #expect(PresentationDetent(stateCode: .custom("none")) == nil)
        #expect(PresentationDetent.custom(Absent.self).stateCode == nil)
        #expect(PresentationDetent.computed(NSObject()) { _ in 100 }.stateCode == nil)
    }

    @Test func `has no effect in a wide window`() {
        #expect(height(.height(100), width: 1000) == 620)
    }
}

@MainActor @Suite struct `The handle of a sheet` {
    private struct Sheet: View {
        var isLocked = false
        @State private var isShown = true
        @State private var detent = PresentationDetent.height(200)

        var body: some View {
            VStack {
                Text("shown \(isShown), detent \(detent == .height(200) ? "low" : "high")")
            }
            .sheet(isPresented: $isShown) {
                Color.red.accessibilityLabel("card")
                    .presentationDetents([.height(200), .height(500)], selection: $detent)
                    .interactiveDismissDisabled(isLocked)
            }
        }
    }

    private func page(isLocked: Bool = false) -> TestPage {
        TestPage(width: 390, height: 800, holdsClock: true) { Sheet(isLocked: isLocked) }
    }

    @Test func `reports the detent at which the sheet rests, which becomes the selection`() throws {
        let page = page()
        let card = try #require(page.nodes.last { $0.events.contains(.detent) })
        try page.graph.send(DisplayEvent(node: card.id, type: .detent, value: .number(1)))
        page.update()
        page.advance(by: 2)
        #expect(page.frame(of: "card")?.height == 500)
        #expect(page.texts.contains("shown true, detent high"))
    }

    @Test func `leaves the end of the sheet to the app on request`() throws {
        func accepts(_ page: TestPage) -> Bool { page.nodes.contains { $0.events.contains(.dismiss) } }
        #expect(accepts(page()))
        #expect(!accepts(page(isLocked: true)))
    }

    @Test func `is visible if there are several detents, or on request`() {
        func hasHandle(_ detents: Set<PresentationDetent>, _ visibility: Visibility, width: CGFloat = 390) -> Bool {
            TestPage(width: width, height: 800) {
                Color.clear.sheet(isPresented: .constant(true)) {
                    Color.red.presentationDetents(detents).presentationDragIndicator(visibility)
                }
            }
            .frames(ofType: "Capsule").contains { $0.size == CGSize(width: 36, height: 5) }
                || TestPage(width: width, height: 800) {
                    Color.clear.sheet(isPresented: .constant(true)) {
                        Color.red.presentationDetents(detents).presentationDragIndicator(visibility)
                    }
                }.nodes.contains { $0.frame.size == CGSize(width: 36, height: 5) }
        }
        #expect(hasHandle([.medium, .large], .automatic))
        #expect(!hasHandle([.medium], .automatic))
        #expect(hasHandle([.medium], .visible))
        #expect(!hasHandle([.medium, .large], .hidden))
        #expect(!hasHandle([.medium, .large], .automatic, width: 1000))
    }
}

@MainActor @Suite struct `A card of a sheet` {
    private func page(
        _ width: CGFloat = 1000, @ViewBuilder _ content: @escaping () -> some View
    ) -> TestPage {
        TestPage(width: width, height: 800) { Color.clear.sheet(isPresented: .constant(true)) { content() } }
    }

    @Test func `has the size of its content in a wide window on request`() {
        let page = page {
            Color.red.frame(width: 300, height: 200).accessibilityLabel("card").presentationSizing(.fitted)
                .presentationBackground { Color.blue.accessibilityLabel("background") }
        }
        #expect(page.frame(of: "card") == CGRect(x: 350, y: 300, width: 300, height: 200))
        #expect(page.frame(of: "background") == CGRect(x: 350, y: 300, width: 300, height: 200))
    }

    @Test func `is at most as large as the window without its margins`() {
        func frame(_ width: CGFloat, _ height: CGFloat) -> CGRect? {
            TestPage(width: width, height: height) {
                Color.clear.sheet(isPresented: .constant(true)) {
                    Color.red.accessibilityLabel("card").presentationSizing(.page)
                }
            }.frame(of: "card")
        }
        #expect(frame(720, 500) == CGRect(x: 24, y: 24, width: 672, height: 452))
    }

    @Test func `has round corners at the top in a narrow window, and everywhere in a wide one`() {
        func radii(_ width: CGFloat, _ radius: CGFloat?) -> [DisplayOutline] {
            page(width) { Text("a").presentationCornerRadius(radius) }.nodes.compactMap(\.appearance?.clipOutline)
        }
        #expect(radii(390, nil) != radii(1000, nil))
        #expect(radii(1000, 30) != radii(1000, nil))
    }
}

@MainActor @Suite struct `A full-screen cover` {
    @Test func `fills the window, and ends only by the app`() throws {
        struct Covered: View {
            @State private var isShown = true

            var body: some View {
                Text("shown \(isShown)").fullScreenCover(isPresented: $isShown) {
                    VStack {
                        Color.red.accessibilityLabel("cover")
                        Button("end") { isShown = false }
                    }
                }
            }
        }
        let page = TestPage(width: 390, height: 800, holdsClock: true) { Covered() }
        let dialog = try #require(
            page.nodes.first { if case .dialog = $0.content { true } else { false } })
        if case .dialog(let isElevated, _) = dialog.content { #expect(!isElevated) }
        #expect(dialog.events == [])
        #expect(page.frame(of: "cover")?.width == 390)
        #expect(page.frame(of: "cover")?.minY == 0)
        try page.tap("end")
        page.advance(by: 2)
        #expect(page.texts == ["shown false"])
    }
}

@MainActor @Suite struct `An inspector` {
    private struct Inspected: View {
        @State private var isShown = true

        var body: some View {
            Button("toggle \(isShown)") { isShown.toggle() }
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .inspector(isPresented: $isShown) { Color.red.accessibilityLabel("inspector") }
        }
    }

    @Test func `is a column at the trailing edge of a wide window`() throws {
        let page = TestPage(width: 1000, height: 800, holdsClock: true) { Inspected() }
        #expect(page.frame(of: "inspector") == CGRect(x: 730, y: 0, width: 270, height: 800))
        try page.tap("toggle true")
        page.advance(by: 2)
        #expect(page.frame(of: "inspector") == nil)
        #expect(page.frame(of: "toggle false")?.midX == 500)
    }

    @Test func `is a sheet at half of a narrow window`() {
        let page = TestPage(width: 390, height: 800) { Inspected() }
        #expect(page.frame(of: "inspector") == CGRect(x: 0, y: 406, width: 390, height: 394))
    }
}
