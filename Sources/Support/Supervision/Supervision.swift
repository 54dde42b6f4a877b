/// The processes of a server: a supervisor that passes connections to workers.
enum Supervision {}
