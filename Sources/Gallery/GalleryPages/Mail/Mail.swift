/// An email in the list.
struct Mail: Hashable, Identifiable, Codable {
    let id: Int
    let sender: String
    let subject: String
    let text: String
    var isRead = false
    var isFlagged = false

    static let all = [
        Mail(
            id: 1, sender: "Ada", subject: "The engine",
            text: "It weaves algebraical patterns just as the loom weaves flowers and leaves."),
        Mail(
            id: 2, sender: "Grace", subject: "A moth",
            text: "We found it in relay 70 of panel F, and taped it into the log."),
        Mail(
            id: 3, sender: "Edsger", subject: "Goto",
            text: "I have been thinking about your loops, and I would like to talk."),
        Mail(
            id: 4, sender: "Barbara", subject: "Substitutes",
            text: "Whatever holds for the one should hold for the other."),
        Mail(
            id: 5, sender: "Donald", subject: "Volume four",
            text: "It is almost done. A few more exercises, and then some."),
        Mail(
            id: 6, sender: "Katherine", subject: "Numbers", text: "I checked them by hand. They are right. You can go."),
        Mail(id: 7, sender: "Alan", subject: "A question", text: "Shall we play a game of imitation on Thursday?"),
    ]
}
