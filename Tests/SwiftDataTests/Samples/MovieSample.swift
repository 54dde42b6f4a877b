import Foundation
import SwiftData

@Model
final class Movie {
    var title: String
    var year: Int
    var cast: [MovieActor]
    var poster: URL?
    var watched: Bool

    init(title: String, year: Int, cast: [MovieActor] = [], poster: URL? = nil, watched: Bool) {
        self.title = title
        self.year = year
        self.cast = cast
        self.poster = poster
        self.watched = watched
    }
}

@Model
final class MovieActor {
    var name: String
    var movies: [Movie]

    init(name: String, movies: [Movie] = []) {
        self.name = name
        self.movies = movies
    }
}
