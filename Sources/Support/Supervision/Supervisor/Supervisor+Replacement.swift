import Glibc

/// Workers that get new processes one after the other.
struct Replacement {
    /// The program's version for the new processes.
    var file: ProgramFile
    /// The numbers whose turn comes, in order.
    var numbers: [Int]
    /// The process that ends before the next number's turn comes.
    var old: WorkerProcess?
    /// Whether the service manager waits for the end.
    var isReload: Bool
}

extension Supervisor {
    /// Replaces all workers, by the version that the program's file has now.
    func reload() {
        guard !isEnding else { return }
        if case .starting = phase {
            reloadsWhenReady = true
            return
        }
        do throws(ProgramFile.Failure) {
            replace(Array(1...settings.count), by: try currentFile(), isReload: true)
        } catch {
            log(.error, "no worker is replaced", [("message", error.message)])
            settings.notify(.reloading)
            settings.notify(.ready)
        }
    }

    private func currentFile() throws(ProgramFile.Failure) -> ProgramFile {
        let file = try ProgramFile(path: settings.executable)
        return file.version == program.version ? program : file
    }

    /// Replaces workers one by one. If others are being replaced, they come first, unless a new version makes that useless.
    private func replace(_ numbers: [Int], by file: ProgramFile, isReload: Bool) {
        if isReload { settings.notify(.reloading) }
        guard var current = replacement else {
            replacement = Replacement(file: file, numbers: numbers, old: nil, isReload: isReload)
            log(.info, "workers are replaced", [("workers", numbers.map(String.init).joined(separator: ","))])
            pushStatus()
            return continueReplacement()
        }
        if isReload {
            current.file = file
            current.numbers = numbers
            current.isReload = true
        } else {
            current.numbers += numbers.filter { !current.numbers.contains($0) }
        }
        replacement = current
    }

    /// Begins with the next number, or ends the replacement.
    func continueReplacement() {
        guard replacement != nil else { return }
        replacement!.old = nil
        guard !replacement!.numbers.isEmpty else {
            let isReload = replacement!.isReload
            replacement = nil
            figures.replacements += 1
            log(.info, "workers have been replaced")
            if isReload { settings.notify(.ready) }
            return pushStatus()
        }
        let number = replacement!.numbers.removeFirst()
        let file = replacement!.file
        slots[number - 1].restartTime = nil
        guard let new = start(number, file: file, provesFile: file !== program) else {
            return failReplacement("the new worker cannot be started")
        }
        slots[number - 1].successor = new
    }

    /// Lets a new worker take the place of the old one, which ends.
    func takePlace(_ new: WorkerProcess, now: Double) {
        let old = slots[new.number - 1].current
        slots[new.number - 1].successor = nil
        slots[new.number - 1].current = new
        slots[new.number - 1].pauses.begin()
        guard let old else { return continueReplacement() }
        replacement?.old = old
        drain(old, time: settings.drainTime, othersServe: true, now: now)
    }

    /// Ends the replacement. The workers that have not been replaced go on.
    func failReplacement(_ reason: String) {
        guard let failed = replacement else { return }
        log(.error, "the replacement of workers stops", [("message", reason)])
        if failed.file !== program { refused = failed.file.version }
        replacement = nil
        figures.failedReplacements += 1
        for slot in slots where slot.current == nil && slot.successor == nil && slot.restartTime == nil {
            planRestart(slot.number, served: nil, now: Self.now)
        }
        if failed.isReload { settings.notify(.ready) }
        pushStatus()
    }

    /// Replaces the workers if the program's file is a new one that has come to rest.
    func checkFile() {
        guard !isEnding, let version = ProgramFile.Version(path: settings.executable),
            !version.isSameFile(as: replacement?.file.version ?? program.version), version != refused
        else {
            candidate = nil
            return
        }
        guard version == candidate else {
            candidate = version
            return
        }
        if case .starting = phase { return }
        candidate = nil
        do throws(ProgramFile.Failure) {
            let file = try ProgramFile(path: settings.executable)
            log(.info, "the program's file has changed")
            replace(Array(1...settings.count), by: file, isReload: true)
        } catch {
            refused = version
            log(.error, "no worker is replaced", [("message", error.message)])
        }
    }

    /// Replaces workers that use too much memory.
    func checkMemory() {
        guard let limit = settings.memoryLimit, !isEnding else { return }
        for slot in slots {
            // One that needs so much memory from its start on must not be replaced forever.
            guard let worker = slot.current, worker.state == .serving, slot.successor == nil,
                let start = worker.servingSince, Self.now - start >= settings.memoryRest,
                replacement?.numbers.contains(slot.number) != true
            else { continue }
            let memory = worker.residentMemory
            guard memory > limit else { continue }
            log(
                .warning, "a worker uses too much memory",
                [("worker", String(slot.number)), ("bytes", String(memory)), ("limit", String(limit))])
            replace([slot.number], by: replacement?.file ?? program, isReload: false)
        }
    }
}
