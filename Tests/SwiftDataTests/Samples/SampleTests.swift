import EspalierDataStore
import Foundation
import SwiftData
import Testing

/// Uses models as apps write them.
@Suite struct SampleTests {
    private func context(_ types: any PersistentModel.Type...) throws -> ModelContext {
        ModelContext(
            try ModelContainer(
                for: Schema(types), configurations: [ModelConfiguration(isStoredInMemoryOnly: true)]))
    }

    /// Contexts of models that are read again, which do not keep their contexts.
    private let kept = KeptContexts()

    /// The first model of a class as a new context of the same container reads it.
    private func reread<Model: PersistentModel>(_ model: Model.Type, _ context: ModelContext) throws -> Model {
        try context.save()
        let other = ModelContext(context.container)
        kept.contexts.append(other)
        return try #require(try other.fetch(FetchDescriptor<Model>()).first)
    }

    private final class KeptContexts { var contexts: [ModelContext] = [] }

    @Test func `a habit is checked`() throws {
        let context = try context(Habit.self)
        let habit = Habit(title: "Run")
        context.insert(habit)
        let day = Date(timeIntervalSinceReferenceDate: 0)
        habit.toggle(on: day)
        habit.toggle(on: day)
        habit.toggle(on: day.addingTimeInterval(86400))
        #expect(habit.streak == 1)
        #expect(try context.container.rows("HabitCheck", "day", "isDone", "habit") == [])
        try context.save()
        #expect(
            try context.container.rows("HabitCheck", "day", "isDone", "habit") == [
                ["1", "0.0", "0", "1"], ["2", "86400.0", "1", "1"],
            ])
    }

    @Test func `expenses are found by an optional category`() throws {
        let context = try context(Expense.self)
        for expense in Expense.sampleData { context.insert(expense) }
        try context.save()
        let food = FetchDescriptor(predicate: Expense.predicate(for: .food, since: .distantPast))
        let all = FetchDescriptor(predicate: Expense.predicate(for: nil, since: .distantPast))
        #expect(try context.fetch(food).map(\.title) == ["Lunch"])
        #expect(try context.fetchCount(all) == 2)
    }

    @Test func `notes and tags of optional collections are related`() throws {
        let context = try context(JournalNote.self)
        let note = JournalNote(title: "A")
        context.insert(note)
        note.tags?.append(JournalTag(name: "x"))
        #expect(note.tags?.first?.notes?.map(\.title) == ["A"])
        #expect(try reread(JournalNote.self, context).tags?.map(\.name) == ["x"])
    }

    @Test func `a recipe keeps structures`() throws {
        let context = try context(Recipe.self)
        let flour = Ingredient(name: "Flour", amount: Measurement(value: 500, unit: .grams))
        let recipe = Recipe(name: "Bread", ingredients: [flour], steps: ["Mix"], difficulty: .hard)
        recipe.cookbooks = [Cookbook(title: "Baking", year: 2020)]
        context.insert(recipe)
        let read = try reread(Recipe.self, context)
        #expect(read.ingredients == [flour])
        #expect(read.difficulty == .hard)
        #expect(read.cookbooks.map(\.title) == ["Baking"])
        context.insert(Cookbook(title: "Baking", year: 2021))
        try context.save()
        #expect(try context.container.rows("Cookbook", "title", "year") == [["1", "Baking", "2021"]])
    }

    @Test func `a workout's sets have exercises`() throws {
        let context = try context(Workout.self)
        let press = Exercise(name: "Press", muscle: .chest)
        let workout = Workout()
        workout.sets = [
            WorkoutSet(index: 1, weight: 50, repetitions: 10, exercise: press),
            WorkoutSet(index: 0, weight: 40, repetitions: 10, exercise: press),
        ]
        context.insert(workout)
        #expect(workout.volume == 900)
        let read = try reread(Workout.self, context)
        #expect(read.sortedSets.map(\.weight) == [40, 50])
        #expect(read.sets.allSatisfy { $0.exercise.muscle == .chest })
        #expect(read.sets.allSatisfy { $0.workout === read })
    }

    @Test func `a property that is not stored has its initial value in a fetched model`() throws {
        let context = try context(TodoItem.self)
        let item = TodoItem(name: "Buy")
        item.isEditing = true
        item.priority = .high
        context.insert(item)
        let read = try reread(TodoItem.self, context)
        #expect(!read.isEditing)
        #expect(read.priority == .high)
        #expect(read.id == item.id)
    }

    @Test func `a decoded graph is inserted by its root`() throws {
        let json = #"{"id":"00000000-0000-0000-0000-000000000001","name":"Kim","friends":[{"name":"Lee"}]}"#
        let user = try JSONDecoder().decode(RemoteUser.self, from: Data(json.utf8))
        let context = try context(RemoteUser.self)
        context.insert(user)
        let read = try reread(RemoteUser.self, context)
        #expect(read.friends.map(\.name) == ["Lee"])
        #expect(try JSONEncoder().encode(read).count == json.utf8.count)
    }

    @Test func `a family is related to itself`() throws {
        let context = try context(FamilyMember.self)
        let (ann, bob, cid) = (FamilyMember(name: "Ann"), FamilyMember(name: "Bob"), FamilyMember(name: "Cid"))
        context.insert(ann)
        bob.mother = ann
        ann.children.append(cid)
        context.insert(bob)
        bob.friends = [cid]
        cid.partner = bob
        #expect(cid.friends.isEmpty)
        #expect(bob.partner == nil)
        let read = try reread(FamilyMember.self, context)
        #expect(read.children.map(\.name).sorted() == ["Bob", "Cid"])
        #expect(Set(read.children.map { $0.friends.map(\.name) }) == [[], ["Cid"]])
    }

    @Test func `a conversation has a limit`() throws {
        let context = try context(Conversation.self)
        let conversation = Conversation(topic: "T", messages: (1...4).map { ChatMessage(text: "\($0)") })
        context.insert(conversation)
        do {
            try context.save()
            Issue.record("Too many messages were saved.")
        } catch {
            #expect(
                "\(error)"
                    == "Conversation.messages has 4 models, and may have 3. (SwiftDataError.modelValidationFailure)")
        }
        conversation.messages.removeFirst()
        try context.save()
        #expect(
            try context.container.rows("ChatMessage", "text", "sender").map(\.last)
                == Array(repeating: #"{"me":{}}"#, count: 4))
    }

    @Test func `a transformer makes data of a value`() throws {
        let context = try context(Theme.self)
        context.insert(Theme(name: "Sky", palette: Palette(blue: 1)))
        let read = try reread(Theme.self, context)
        #expect(read.palette == Palette(blue: 1))
        #expect(read.accent == Palette(red: 1))
        #expect(try context.container.rows("Theme", "palette") == [["1", "11 bytes"]])
    }

    @Test func `observers of properties change other properties`() throws {
        let context = try context(Player.self)
        let player = Player(name: "A", score: 3)
        context.insert(player)
        player.score = 9
        player.score = 5
        player.level = 2
        let read = try reread(Player.self, context)
        #expect(read.best == 9)
        #expect(read.history == [2])
    }

    @Test func `attributes without effect are accepted`() throws {
        let container = try CloudStore.container()
        let context = ModelContext(container)
        let list = CloudList()
        let owner = CloudOwner()
        owner.session = "s"
        list.owner = owner
        list.tasks?.append(CloudTask(title: "T"))
        context.insert(list)
        try context.save()
        #expect(list.unwrappedTasks.count == 1)
        #expect(owner.session == "s")
        #expect(container.stores[0].layout.tables.map(\.name) == ["CloudList", "CloudOwner", "CloudTask"])
        #expect(
            container.stores[0].layout.tables[1].columns.map(\.name) == ["secret", "name"])
    }

    @Test func `columns of a board are sorted by their position`() throws {
        let context = try context(KanbanBoard.self)
        let board = KanbanBoard()
        context.insert(board)
        board.columns = [KanbanColumn("B"), KanbanColumn("A")]
        board.columns = board.columns.reversed()
        board.columns[0].cards.append(KanbanCard("c"))
        let read = try reread(KanbanBoard.self, context)
        #expect(read.columns.map(\.title) == ["A", "B"])
        #expect(read.columns[0].cards.map(\.title) == ["c"])
    }

    @Test func `private properties are stored`() throws {
        let context = try context(Wallet.self)
        let wallet = Wallet()
        context.insert(wallet)
        wallet.balance = 12.5
        wallet.lock()
        let read = try reread(Wallet.self, context)
        #expect(read.balance == 12.5)
        #expect(read.isLocked)
    }

    @Test func `a model with a keyword for a name is stored`() throws {
        let context = try context(Setting.self)
        context.insert(Setting(default: "x"))
        #expect(try reread(Setting.self, context).default == "x")
    }

    @Test func `only declarations make columns`() throws {
        let context = try context(Diary.self, Telemetry.self)
        #expect(
            context.container.stores[0].layout.tables.map { $0.columns.map(\.name) } == [
                ["text", "pages", "table", "raw", "code", "compute", "generic"], ["name", "debugInfo", "value"],
            ])
        let diary = Diary()
        context.insert(diary)
        #expect(diary[1] == "two")
        #expect(try reread(Diary.self, context).table == ["a": [1, 2], "b": []])
    }

    @Test func `an actor imports models`() async throws {
        let container = try ModelContainer(
            for: Podcast.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
        let importer = PodcastImporter(modelContainer: container)
        let url = try #require(URL(string: "https://example.com/feed"))
        let identifier = try await importer.add(url, title: "Old", episodes: ["A", "B"])
        try await importer.rename(identifier, to: "New")
        #expect(await importer.count == 2)
        let context = ModelContext(container)
        let podcast: Podcast? = try context.existingModel(for: identifier)
        #expect(podcast?.title == "New")
        #expect(podcast?.episodes.map(\.title) == ["A", "B"])
    }

    @Test @MainActor func `a generic repository uses any model`() throws {
        let container = try ModelContainer(
            for: City.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
        let repository = Repository<City>(context: container.mainContext)
        try repository.add(City(name: "Oslo", population: 700))
        try repository.add(City(name: "Bergen", population: 300))
        #expect(try repository.first(where: #Predicate { $0.population > 500 })?.name == "Oslo")
        #expect(try repository.all(sortedBy: [SortDescriptor(\.name)]).map(\.name) == ["Bergen", "Oslo"])
    }

    @Test @MainActor func `a preview's container has models`() throws {
        let plants = try PlantPreview.container.mainContext.fetch(FetchDescriptor<Plant>())
        #expect(plants.map(\.name) == ["Fern", "Palm"])
    }

    @Test func `a plan migrates a file`() throws {
        let url = FileManager.default.temporaryDirectory.appending(path: "budget-\(UUID().uuidString).store")
        defer {
            for suffix in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: url.path + suffix) }
        }
        do {
            let old = try ModelContainer(
                for: Schema(versionedSchema: BudgetSchemaV1.self), configurations: [ModelConfiguration(url: url)])
            let context = ModelContext(old)
            context.insert(BudgetSchemaV1.Budget(name: "Food", limit: -5))
            try context.save()
        }
        let container = try ModelContainer(
            for: Schema(versionedSchema: BudgetSchemaV2.self), migrationPlan: BudgetMigration.self,
            configurations: [ModelConfiguration(url: url)])
        #expect(
            try container.rows("Budget", "title", "limit", "currency") == [["1", "Food", "0.0", "EUR"]])
        #expect(try container.rows("BudgetEntry", "amount", "budget") == [["1", "1.0", "1"]])
        #expect(throws: SwiftDataError.loadIssueModelContainer) {
            try ModelContainer(
                for: Schema(versionedSchema: BudgetSchemaV1.self), configurations: [ModelConfiguration(url: url)])
        }
    }
}
