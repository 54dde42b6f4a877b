/// The titles of buttons that sign in with Apple.
enum AppleButtonTitle: Int, Sendable {
    case signIn, signUp, `continue`

    /// The title in a language; English for one without titles.
    func text(language: String) -> String { (Self.titles[language] ?? Self.english)[rawValue] }

    private static let english = ["Sign in with Apple", "Sign up with Apple", "Continue with Apple"]
    private static let titles = [
        "de": ["Mit Apple anmelden", "Mit Apple registrieren", "Mit Apple fortfahren"],
        "es": ["Iniciar sesión con Apple", "Registrarse con Apple", "Continuar con Apple"],
        "fr": ["Se connecter avec Apple", "S’inscrire avec Apple", "Continuer avec Apple"],
        "it": ["Accedi con Apple", "Registrati con Apple", "Continua con Apple"],
        "ja": ["Appleでサインイン", "Appleで登録", "Appleで続ける"],
        "nl": ["Log in met Apple", "Registreer met Apple", "Ga door met Apple"],
    ]
}
