import Foundation
import SwiftData

@Model
final class Course {
    var code: String
    var credits: Float
    var students: [CourseStudent]
    var room: String?
    var times: [Date]

    init(code: String, credits: Float, students: [CourseStudent] = [], room: String? = nil, times: [Date] = []) {
        self.code = code
        self.credits = credits
        self.students = students
        self.room = room
        self.times = times
    }
}

@Model
final class CourseStudent {
    var name: String
    var courses: [Course]

    init(name: String, courses: [Course] = []) {
        self.name = name
        self.courses = courses
    }
}
