import SwiftUI

/// Cookies and redirects of actions, and what the page sees of its request.
struct AnswersPage: View {
    @Environment(\.request) private var request
    @Environment(\.redirect) private var redirect
    @Environment(\.setCookie) private var setCookie
    @Environment(\.deleteCookie) private var deleteCookie
    @State private var count = 0

    var body: some View {
        NavigationStack {
            VStack {
                Text("theme: \(request?.cookies["theme"] ?? "none")")
                Text("from: \(request?.query["from"] ?? "nowhere")")
                Button("Count \(count)") { count += 1 }
                Button("Dark") { setCookie("theme", "dark") }
                Button("Forget") { deleteCookie("theme") }
                Button("Place") { redirect("/answers/Int/7") }
                Button("Elsewhere") {
                    setCookie("theme", "light")
                    redirect("/arrived?from=answers")
                }
                Button("Trap") { redirect(request?.query["returnTo"] ?? "//example.com/") }
            }
            .navigationDestination(for: Int.self) { Text("Number \($0), count \(count)") }
        }
    }
}

/// A page that is shown after another one.
struct ArrivedPage: View {
    @Environment(\.request) private var request

    var body: some View {
        Text("theme: \(request?.cookies["theme"] ?? "none")")
        Text("from: \(request?.query["from"] ?? "nowhere")")
    }
}

/// A page that leads to another one in place of itself.
struct MovedPage: View {
    @Environment(\.redirect) private var redirect

    var body: some View {
        let _ = redirect("/arrived?from=moved")
        Text("moved")
    }
}

/// A user who signs in and out, without a load of the page.
struct UsersPage: View {
    @Environment(\.identity) private var identity
    @Environment(\.signIn) private var signIn
    @Environment(\.signOut) private var signOut
    @State private var count = 0

    var body: some View {
        Text("user: \(identity?.name ?? "guest")")
        Button("Count \(count)") { count += 1 }
        Button("Sign in") { signIn(Identity("ada", name: "Ada", roles: ["keeper"])) }
        Button("Sign out") { signOut() }
        Text("The log").authorized {
            $0?.roles.contains("keeper") == true
        } otherwise: {
            Text("Keepers only")
        }
    }
}
