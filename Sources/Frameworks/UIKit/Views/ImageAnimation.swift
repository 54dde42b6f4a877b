import EspalierViews
import Foundation

/// The images of an animation of an image view, and the times at which they are shown.
struct ImageAnimation: TimelineSchedule {
    let images: [UIImage]
    let start: Date
    /// The duration of one round in seconds.
    let duration: TimeInterval
    /// The number of rounds; 0 for endless ones.
    let rounds: Int

    /// The time for which an image is shown, at least a tenth of a second.
    private var step: TimeInterval { max(duration / Double(images.count), 0.1) }

    /// The image at a time; nil after the last round.
    func image(at date: Date) -> UIImage? {
        guard !isOver(at: date) else { return nil }
        let progress = max(0, date.timeIntervalSince(start)) / duration
        // Times are a little off the steps.
        let index = Int((progress * Double(images.count) + 0.01).rounded(.down))
        return images[index % images.count]
    }

    func isOver(at date: Date) -> Bool {
        rounds > 0 && date.timeIntervalSince(start) >= duration * Double(rounds)
    }

    func entries(from startDate: Date, mode: TimelineScheduleMode) -> some Sequence<Date> {
        let first = max(0, (startDate.timeIntervalSince(start) / step).rounded(.down))
        let end = rounds > 0 ? start.addingTimeInterval(duration * Double(rounds)) : .distantFuture
        return sequence(state: (index: first, isDone: false)) { state -> Date? in
            guard !state.isDone else { return nil }
            let date = start.addingTimeInterval(state.index * step)
            state.index += 1
            state.isDone = date >= end
            return min(date, end)
        }
    }
}
