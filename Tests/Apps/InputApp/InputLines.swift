import SwiftUI

/// The lines that a test writes to the program's standard input. Each page receives all of them.
@MainActor enum InputLines {
    static let arrived: PassthroughSubject<Void, Never> = {
        Thread.detachNewThread {
            while readLine() != nil {
                DispatchQueue.main.async { MainActor.assumeIsolated { InputLines.arrived.send() } }
            }
        }
        return PassthroughSubject()
    }()
}
