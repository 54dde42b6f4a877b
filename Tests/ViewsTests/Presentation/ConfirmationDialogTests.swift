import EspalierLayoutEngine
import EspalierViews
import Foundation
import TestKit
import Testing

@MainActor @Suite struct `The title of a confirmation dialog` {
    private let isPresented = Binding<Bool>.constant(true)

    private func texts(_ dialog: some View) -> [String] {
        TestPage(width: 390, height: 800) { dialog }.texts.filter { $0 != "Cancel" }
    }

    @Test func `is shown only if it is visible`() {
        let (view, string, go) = (Color.clear, String("title"), { Button("go") {} })
        for (visibility, title) in [(Visibility.visible, ["title"]), (.hidden, []), (.automatic, [])] {
            #expect(
                texts(
                    view.confirmationDialog("title", isPresented: isPresented, titleVisibility: visibility, actions: go)
                )
                    == title + ["go"])
            #expect(
                texts(
                    view.confirmationDialog(string, isPresented: isPresented, titleVisibility: visibility, actions: go))
                    == title + ["go"])
            #expect(
                texts(
                    view.confirmationDialog(
                        Text("title"), isPresented: isPresented, titleVisibility: visibility, actions: go))
                    == title + ["go"])
        }
    }

    @Test func `is above the message`() {
        let (view, string, go) = (Color.clear, String("title"), { Button("go") {} })
        let message = { Text("message") }
        let expected = ["title", "message", "go"]
        #expect(
            texts(
                view.confirmationDialog(
                    "title", isPresented: isPresented, titleVisibility: .visible, actions: go, message: message))
                == expected)
        #expect(
            texts(
                view.confirmationDialog(
                    string, isPresented: isPresented, titleVisibility: .visible, actions: go, message: message))
                == expected)
        #expect(
            texts(
                view.confirmationDialog(
                    Text("title"), isPresented: isPresented, titleVisibility: .visible, actions: go, message: message))
                == expected)
    }

    @Test func `belongs to data, without which there is no dialog`() {
        let (view, string) = (Color.clear, String("title"))
        func go(_ name: String) -> some View { Button("go " + name) {} }
        func message(_ name: String) -> some View { Text("about " + name) }
        for (data, found, short) in [("x", ["title", "about x", "go x"], ["title", "go x"]), (nil, [], [])]
            as [(String?, [String], [String])]
        {
            #expect(
                texts(
                    view.confirmationDialog(
                        "title", isPresented: isPresented, titleVisibility: .visible, presenting: data, actions: go,
                        message: message)) == found)
            #expect(
                texts(
                    view.confirmationDialog(
                        string, isPresented: isPresented, titleVisibility: .visible, presenting: data, actions: go,
                        message: message)) == found)
            #expect(
                texts(
                    view.confirmationDialog(
                        Text("title"), isPresented: isPresented, titleVisibility: .visible, presenting: data,
                        actions: go, message: message)) == found)
            #expect(
                texts(
                    view.confirmationDialog(
                        "title", isPresented: isPresented, titleVisibility: .visible, presenting: data, actions: go))
                    == short)
            #expect(
                texts(
                    view.confirmationDialog(
                        string, isPresented: isPresented, titleVisibility: .visible, presenting: data, actions: go))
                    == short)
            #expect(
                texts(
                    view.confirmationDialog(
                        Text("title"), isPresented: isPresented, titleVisibility: .visible, presenting: data,
                        actions: go)) == short)
        }
    }
}
