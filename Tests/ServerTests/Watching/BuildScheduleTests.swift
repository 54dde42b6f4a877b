#if DEBUG
    import Testing

    @testable import EspalierServer

    @Suite struct `The schedule of builds` {
        /// The times and files of the builds after saves, each of which takes a time.
        private func builds(
            saves: [Double], taking duration: Double, until end: Double = 60
        ) -> (begins: [Double], ends: [Double]) {
            var schedule = BuildSchedule()
            var (begins, ends): ([Double], [Double]) = ([], [])
            var finish: Double?
            var saves = saves[...]
            // The clock goes from event to event.
            while true {
                let next = [saves.first, finish, schedule.due].compactMap { $0 }.min()
                guard let now = next, now < end else { return (begins, ends) }
                if let save = saves.first, save <= now {
                    saves.removeFirst()
                    schedule.change(["\(save)"], at: now)
                } else if let done = finish, done <= now {
                    finish = nil
                    schedule.ended()
                }
                switch schedule.action(at: now) {
                case .begin:
                    begins.append(now)
                    finish = now + duration
                case .end:
                    ends.append(now)
                    finish = nil
                    schedule.ended()
                case nil: break
                }
            }
        }

        @Test func `a build begins 50 ms after a save`() {
            #expect(builds(saves: [1], taking: 1).begins == [1.05])
            #expect(builds(saves: [1, 1.02, 1.04], taking: 1).begins == [1.09])
        }

        @Test func `ten saves in a second are two builds`() {
            let saves = (0..<10).map { Double($0) / 10 }
            #expect(builds(saves: saves, taking: 0.01).begins.count == 2)
            #expect(builds(saves: saves, taking: 0.3).begins.count == 2)
            #expect(builds(saves: saves, taking: 3).begins.count == 2)
        }

        @Test func `saves during a build lead to one more`() {
            #expect(builds(saves: [1, 1.5, 2], taking: 3).begins == [1.05, 4.05])
        }

        @Test func `a build that hangs ends when there are new sources, and not before`() {
            let hanging = builds(saves: [1, 50], taking: .infinity)
            #expect(hanging.ends == [50.05])
            #expect(hanging.begins == [1.05, 50.05])
            #expect(builds(saves: [1], taking: .infinity).ends == [])
            #expect(builds(saves: [1, 2], taking: .infinity).ends == [31.05])
        }

        @Test func `a build that goes on is not ended`() {
            var schedule = BuildSchedule()
            schedule.change(["a"], at: 0)
            #expect(schedule.action(at: 0.05) == .begin(["a"]))
            schedule.change(["b"], at: 20)
            schedule.sign(at: 25)
            #expect(schedule.action(at: 40) == nil)
            #expect(schedule.due == 55)
            schedule.ended()
            #expect(schedule.action(at: 41) == .begin(["b"]))
            schedule.ended()
            #expect(schedule.due == nil)
        }
    }
#endif
