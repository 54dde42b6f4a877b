import EspalierLayoutEngine
public import EspalierViews
import Foundation

/// A button that signs the user in with Apple.
///
///     SignInWithAppleButton(.continue) { request in
///         request.requestedScopes = [.fullName, .email]
///     } onCompletion: { result in
///         guard case .success(let authorization) = result,
///             let credential = authorization.credential as? ASAuthorizationAppleIDCredential
///         else { return }
///         signIn(Identity(credential.user, name: credential.fullName?.formatted()), lasting: .seconds(30 * 86_400))
///     }
///     .frame(height: 44)
///
/// The app configures Apple's service once, by `authentication(.apple(clientID:teamID:keyID:privateKey:))` on its scene. Without it the
/// result is `ASAuthorizationError.notHandled`, and the log says what is missing.
///
/// The browser leaves the page for Apple's. When it comes back, the page is shown as it was, and the code goes on. If the user comes back by
/// the browser's button, or refuses, the error is `ASAuthorizationError.canceled`.
///
/// The button looks as Apple's Human Interface Guidelines ask for: a title of 43 % of its height, beside an outline of Apple's logo. It is
/// 140 to 375 points wide and 30 to 64 high, as far as there is room, and 44 high where nothing proposes a height. The title is in the
/// language of the page.
///
/// Apple's service answers registered developers only, so this package is tested with an issuer of its own.
public nonisolated struct SignInWithAppleButton: View {
    /// The title.
    public struct Label: Sendable {
        let title: AppleButtonTitle

        /// "Sign in with Apple".
        public static let signIn = Label(title: .signIn)
        /// "Sign up with Apple".
        public static let signUp = Label(title: .signUp)
        /// "Continue with Apple".
        public static let `continue` = Label(title: .continue)
    }

    /// The colors.
    public struct Style: Hashable, Sendable {
        private let number: Int

        /// White on black, for light backgrounds.
        public static let black = Style(number: 0)
        /// Black on white, for dark backgrounds.
        public static let white = Style(number: 1)
        /// Black on white with an outline, for light backgrounds that are not bright enough for black.
        public static let whiteOutline = Style(number: 2)
    }

    private let label: Label
    private let onRequest: (ASAuthorizationAppleIDRequest) -> Void
    private let onCompletion: (Result<ASAuthorization, any Error>) -> Void
    /// The sign-in for which the page waits. It is part of the page's snapshot, so that a page that is restored while the user is at Apple goes on.
    @State private var pending: PendingSignIn?
    @Environment(\.appleSignIn) private var appleSignIn
    @Environment(\.signInWithAppleButtonStyle) private var style
    @Environment(\.locale) private var locale

    /// A button that signs the user in.
    ///
    /// - Parameters:
    ///   - label: The title.
    ///   - onRequest: Sets the scopes of a request, each time the button is tapped.
    ///   - onCompletion: Receives the credential, or an `ASAuthorizationError`.
    public init(
        _ label: Label = .signIn, onRequest: @escaping (ASAuthorizationAppleIDRequest) -> Void,
        onCompletion: @escaping (Result<ASAuthorization, any Error>) -> Void
    ) {
        self.label = label
        self.onRequest = onRequest
        self.onCompletion = onCompletion
    }

    @MainActor public var body: some View {
        Button {
            signIn()
        } label: {
            GeometryReader { space in
                title(height: space.size.height)
                    .frame(width: space.size.width, height: space.size.height)
                    .background(style == .black ? Color.black : .white, in: outline)
                    .overlay {
                        if style == .whiteOutline { outline.strokeBorder(Color.black, lineWidth: 1) }
                    }
            }
            .frame(
                minWidth: 140, idealWidth: 280, maxWidth: 375, minHeight: 30, idealHeight: 44, maxHeight: 64)
        }
        .buttonStyle(.plain)
        .task(id: pending) { await resume() }
    }

    private var outline: RoundedRectangle { RoundedRectangle(cornerRadius: 6) }

    /// The logo and the title of a button.
    ///
    /// - Parameter height: The button's height.
    @MainActor private func title(height: CGFloat) -> some View {
        let size = height * 0.43
        return HStack(spacing: size * 0.35) {
            AppleLogo()
                .frame(width: size * 0.85, height: size)
                .offset(y: size * -0.06)
                .accessibilityHidden(true)
            Text(verbatim: label.title.text(language: locale.language.languageCode?.identifier ?? "en"))
                .font(.system(size: size, weight: .medium))
                .lineLimit(1)
                .minimumScaleFactor(0.5)
        }
        .foregroundStyle(style == .black ? Color.white : .black)
        .padding(.horizontal, height * 0.1)
    }

    @MainActor private func signIn() {
        let provider = ASAuthorizationAppleIDProvider()
        let request = provider.createRequest()
        onRequest(request)
        let scopes = request.requestedScopes ?? []
        let wanted = AppleSignInRequest(
            asksForName: scopes.contains(.fullName), asksForEmail: scopes.contains(.email), nonce: request.nonce)
        let state = request.state
        Task {
            var begun: PendingSignIn?
            do throws(AppleSignInFault) {
                let user = try await appleSignIn(wanted) {
                    begun = PendingSignIn(start: $0, state: state)
                    pending = begun
                }
                finish(begun, .success(user))
            } catch {
                finish(begun, .failure(error))
            }
        }
    }

    /// Continues the sign-in of a page that was restored.
    @MainActor private func resume() async {
        guard let pending else { return }
        do throws(AppleSignInFault) {
            if let user = try await appleSignIn.resume(pending.start) { finish(pending, .success(user)) }
        } catch {
            finish(pending, .failure(error))
        }
    }

    @MainActor private func finish(_ begun: PendingSignIn?, _ result: Result<AppleUser, AppleSignInFault>) {
        // A page that has been handed over goes on elsewhere.
        guard !appleSignIn.pageHasEnded else { return }
        if pending == begun { pending = nil }
        switch result {
        case .success(let user):
            let credential = ASAuthorizationAppleIDCredential(user, state: begun?.state)
            onCompletion(
                .success(ASAuthorization(provider: ASAuthorizationAppleIDProvider(), credential: credential)))
        case .failure(let fault):
            onCompletion(.failure(ASAuthorizationError(fault)))
        }
    }
}

/// A sign-in with Apple on its way, with the app's `state`.
private struct PendingSignIn: Codable, Equatable {
    let start: AppleSignInStart
    let state: String?
}

private enum StyleKey: EnvironmentKey {
    static var defaultValue: SignInWithAppleButton.Style { .black }
}

extension EnvironmentValues {
    fileprivate var signInWithAppleButtonStyle: SignInWithAppleButton.Style {
        get { self[StyleKey.self] }
        set { self[StyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the colors of the buttons inside that sign in with Apple. Without the modifier they are white on black, also in dark appearance.
    public nonisolated func signInWithAppleButtonStyle(_ style: SignInWithAppleButton.Style) -> some View {
        environment(\.signInWithAppleButtonStyle, style)
    }
}
