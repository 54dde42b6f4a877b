import EspalierSupervision
import Glibc

// A supervisor and its workers without an app. As a worker, it answers each connection with its number, its name and what it has received.
//
// SupervisedProgram COUNT PORT…: `PORT` is 0 for any, and `=5` for the inherited socket 5. It writes events and notices to standard error, one a line. The variables that
// `ProgramSettings` reads change the rest.

signal(SIGPIPE, SIG_IGN)
let environment = ProgramSettings.environment
if let link = WorkerLink.current(environment: environment) {
    SupervisedWorker(link).run()
} else {
    do {
        try Supervisor(ProgramSettings.ofCommandLine()).run()
    } catch {
        ProgramSettings.write("failure \(error)")
        exit(2)
    }
}
