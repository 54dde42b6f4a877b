extension Problem {
    static let noSuchFile = Problem(.notFound, "There is no such file.")
}
