/// A service elsewhere at which users sign in.
package protocol SignInService: AnyObject, Sendable {}
