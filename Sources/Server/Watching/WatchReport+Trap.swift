#if DEBUG
    import Foundation

    extension WatchReport {
        /// The report of a trap with the work during which it happened.
        func adding(_ end: WorkRecord.End) -> WatchReport {
            var report = self
            let place = "the page at \(end.scene)"
            switch end.work {
            case "batch": report.title = "An action ended the program: \(end.input ?? "an event") on \(place)."
            case "opening": report.title = "Opening \(place) ended the program."
            case "waking": report.title = "Restoring \(place) ended the program."
            default: report.title = "Updating \(place) ended the program."
            }
            let frames = end.backtrace.compactMap(Self.frame)
            // The view whose body contains the code.
            if let body = frames.lazy.compactMap({ $0.firstMatch(of: /(\S+)\.body\.getter/) }).first {
                report.text.append("in the view \(body.1)")
            }
            report.text += ["signal: \(end.signal)"] + frames
            return report
        }

        /// A function of the app as a person reads it; nil for those of the library, and for what the compiler adds.
        ///
        ///     closure #3 @Swift.MainActor @Sendable () -> () in closure #1 () -> some in Desk.Home.body.getter : some
        ///     closure #3 in Desk.Home.body.getter : some
        static func frame(_ function: String) -> String? {
            // The name of a private function is followed by a number of its file.
            let text = function.replacing(/\((\S+) in _[0-9A-F]{32}\)/) { $0.1 }
            let owner = text.range(of: " in ", options: .backwards).map { text[$0.upperBound...] } ?? text[...]
            for library in ["Espalier", "Swift.", "(extension in Swift)", "Foundation"] where owner.hasPrefix(library) {
                return nil
            }
            if text.hasPrefix("partial apply") || text.hasPrefix("protocol witness")
                || text.contains("reabstraction thunk")
            {
                return nil
            }
            guard owner.count < text.count, let closure = text.firstMatch(of: /^(implicit )?closure #\d+/) else {
                return text
            }
            return closure.0 + " in " + owner
        }
    }
#endif
