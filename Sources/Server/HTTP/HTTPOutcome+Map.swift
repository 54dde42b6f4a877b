extension HTTPOutcome {
    /// The same outcome with a change of its response.
    func map(_ change: @escaping @Sendable (HTTPResponse) -> HTTPResponse) -> HTTPOutcome {
        switch self {
        case .response(let response): .response(change(response))
        case .onWorker(let finish): .onWorker { change(finish()) }
        case .onMainActor(let work, let drop):
            .onMainActor(
                {
                    let finish = work()
                    return { change(finish()) }
                }, drop: drop)
        case .onMainActorInTurns(let work, let drop):
            .onMainActorInTurns(
                { reply in
                    work { finish in reply { change(finish()) } }
                }, drop: drop)
        case .inTask(let isBrief, let work): .inTask(isBrief: isBrief) { change(await work()) }
        }
    }
}
