import Foundation
import SwiftData

@Model
final class Quiz {
    var title: String
    var answers: [[String]]
    var questions: [QuizQuestion]
    var best: Int?
    var locale: Locale

    init(title: String, answers: [[String]], questions: [QuizQuestion] = [], best: Int? = nil, locale: Locale) {
        self.title = title
        self.answers = answers
        self.questions = questions
        self.best = best
        self.locale = locale
    }
}

@Model
final class QuizQuestion {
    var text: String
    var quiz: Quiz?

    init(text: String, quiz: Quiz? = nil) {
        self.text = text
        self.quiz = quiz
    }
}
