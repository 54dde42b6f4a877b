/// A statement that each connection prepares once.
struct PostgresStatement: Sendable {
    let name: String
    let sql: String

    init(_ name: String, _ sql: String) {
        self.name = "espalier_" + name
        self.sql = sql
    }
}

extension PostgresStatement {
    // MARK: Workers

    static let renew = PostgresStatement(
        "renew",
        """
        INSERT INTO espalier_workers (name, expires)
        VALUES ($1::text, clock_timestamp() + make_interval(secs => $2::float8))
        ON CONFLICT (name) DO UPDATE SET expires = excluded.expires
        """)

    static let bury = PostgresStatement("bury", "DELETE FROM espalier_workers WHERE name = $1::text")

    // MARK: Claims

    /// The epoch, the owner, whether the id rests after a new one, and whether the owner's lease is valid.
    static let findClaim = PostgresStatement(
        "find_claim",
        """
        SELECT c.epoch, c.owner, coalesce(c.renamed > clock_timestamp(), false),
            coalesce(w.expires > clock_timestamp(), false)
        FROM espalier_claims c LEFT JOIN espalier_workers w ON w.name = c.owner WHERE c.browser = $1::text
        """)

    /// Takes a browser that nobody owns, begins a page of it unless the page is NULL, and returns the new epoch. The statement waits for others
    /// that lock the claim, and then looks at their result. It compares with the time of its start, because it sees the leases of that time.
    static let takeClaim = PostgresStatement(
        "take_claim",
        """
        WITH taken AS (
            INSERT INTO espalier_claims AS c (browser, epoch, owner, changed)
            VALUES ($1::text, 1, $2::text, clock_timestamp())
            ON CONFLICT (browser) DO UPDATE
                SET epoch = c.epoch + 1, owner = excluded.owner, changed = excluded.changed, renamed = NULL
                WHERE c.owner IS DISTINCT FROM excluded.owner
                    AND (c.renamed IS NULL OR c.renamed <= statement_timestamp())
                    AND NOT EXISTS (
                        SELECT FROM espalier_workers w WHERE w.name = c.owner AND w.expires > statement_timestamp())
            RETURNING c.epoch),
        begun AS (
            INSERT INTO espalier_pages (id, browser, data, written)
            SELECT $3::text, $1::text, '', clock_timestamp() FROM taken WHERE $3::text IS NOT NULL
            ON CONFLICT (id) DO NOTHING)
        SELECT epoch FROM taken
        """)

    static let beginPage = PostgresStatement(
        "begin_page",
        """
        INSERT INTO espalier_pages (id, browser, data, written)
        VALUES ($1::text, $2::text, '', clock_timestamp()) ON CONFLICT (id) DO NOTHING
        """)

    static let release = PostgresStatement(
        "release",
        """
        WITH held AS (
            SELECT c.browser FROM espalier_claims c JOIN unnest($1::text[], $2::bigint[]) AS k (browser, epoch)
                ON c.browser = k.browser AND c.epoch = k.epoch AND c.owner = $3::text
            ORDER BY c.browser FOR UPDATE OF c)
        UPDATE espalier_claims SET owner = NULL, changed = clock_timestamp()
        WHERE browser IN (SELECT browser FROM held)
        """)

    static let lockClaim = PostgresStatement(
        "lock_claim",
        """
        SELECT 1::bigint FROM espalier_claims
        WHERE browser = $1::text AND epoch = $2::bigint AND owner = $3::text FOR UPDATE
        """)

    static let addClaim = PostgresStatement(
        "add_claim",
        """
        INSERT INTO espalier_claims (browser, epoch, owner, changed)
        VALUES ($1::text, $2::bigint, $3::text, clock_timestamp()) ON CONFLICT (browser) DO NOTHING
        """)

    static let restClaim = PostgresStatement(
        "rest_claim",
        """
        UPDATE espalier_claims SET owner = NULL, changed = clock_timestamp(),
            renamed = clock_timestamp() + interval '60 seconds'
        WHERE browser = $1::text
        """)

    static let movePages = PostgresStatement(
        "move_pages",
        """
        UPDATE espalier_pages SET browser = $2::text WHERE id IN (
            SELECT id FROM espalier_pages WHERE browser = $1::text ORDER BY id FOR UPDATE)
        """)

    static let moveBrowser = PostgresStatement(
        "move_browser", "UPDATE espalier_browsers SET id = $2::text WHERE id = $1::text")

    // MARK: Records

    /// Writes browsers and pages whose claims hold, and returns the browsers of these claims. The locks last until the commit, so that
    /// nobody takes a claim over between the check and the write. All statements lock rows in the order of their ids.
    static let write = PostgresStatement(
        "write",
        """
        WITH held AS MATERIALIZED (
            SELECT c.browser FROM espalier_claims c JOIN unnest($1::text[], $2::bigint[]) AS k (browser, epoch)
                ON c.browser = k.browser AND c.epoch = k.epoch AND c.owner = $3::text
            ORDER BY c.browser FOR SHARE OF c),
        browsers AS (
            INSERT INTO espalier_browsers (id, data, sign_outs, written)
            SELECT r.id, r.data, r.sign_outs, clock_timestamp()
            FROM unnest($4::text[], $5::text[], $6::bytea[], $7::bigint[]) AS r (claim, id, data, sign_outs)
            WHERE r.claim IN (SELECT browser FROM held) ORDER BY r.id
            ON CONFLICT (id) DO UPDATE
                SET data = excluded.data, sign_outs = excluded.sign_outs, written = excluded.written),
        pages AS (
            INSERT INTO espalier_pages (id, browser, data, written)
            SELECT r.id, r.browser, r.data, clock_timestamp()
            FROM unnest($8::text[], $9::text[], $10::text[], $11::bytea[]) AS r (claim, id, browser, data)
            WHERE r.claim IN (SELECT browser FROM held) ORDER BY r.id
            ON CONFLICT (id) DO UPDATE
                SET browser = excluded.browser, data = excluded.data, written = excluded.written)
        SELECT browser FROM held
        """)

    static let page = PostgresStatement(
        "page",
        """
        SELECT browser, data, greatest(0, extract(epoch FROM clock_timestamp() - written))::float8
        FROM espalier_pages WHERE id = $1::text
        """)

    static let browser = PostgresStatement(
        "browser", "SELECT data, sign_outs FROM espalier_browsers WHERE id = $1::text")

    static let pagesOfBrowser = PostgresStatement(
        "pages_of_browser", "SELECT id FROM espalier_pages WHERE browser = $1::text ORDER BY id")

    static let removePages = PostgresStatement(
        "remove_pages",
        """
        DELETE FROM espalier_pages WHERE id IN (
            SELECT id FROM espalier_pages WHERE id = ANY ($1::text[]) ORDER BY id FOR UPDATE)
        """)

    static let count = PostgresStatement("count", "SELECT count(*) FROM espalier_pages")

    // MARK: Unused records

    /// These remove at most 500 rows, and none that another statement uses.
    static let removeUnusedPages = PostgresStatement(
        "unused_pages",
        """
        DELETE FROM espalier_pages WHERE id IN (
            SELECT id FROM espalier_pages WHERE written < clock_timestamp() - make_interval(secs => $1::float8)
            ORDER BY id LIMIT 500 FOR UPDATE SKIP LOCKED)
        """)

    static let removeUnusedBrowsers = PostgresStatement(
        "unused_browsers",
        """
        DELETE FROM espalier_browsers WHERE id IN (
            SELECT id FROM espalier_browsers WHERE written < clock_timestamp() - make_interval(secs => $1::float8)
            ORDER BY id LIMIT 500 FOR UPDATE SKIP LOCKED)
        """)

    static let removeUnusedClaims = PostgresStatement(
        "unused_claims",
        """
        DELETE FROM espalier_claims WHERE browser IN (
            SELECT c.browser FROM espalier_claims c
            WHERE c.changed < clock_timestamp() - make_interval(secs => $1::float8)
                AND (c.renamed IS NULL OR c.renamed <= clock_timestamp())
                AND NOT EXISTS (
                    SELECT FROM espalier_workers w WHERE w.name = c.owner AND w.expires > clock_timestamp())
                AND NOT EXISTS (SELECT FROM espalier_browsers b WHERE b.id = c.browser)
                AND NOT EXISTS (SELECT FROM espalier_pages p WHERE p.browser = c.browser)
            ORDER BY c.browser LIMIT 500 FOR UPDATE OF c SKIP LOCKED)
        """)

    static let removeOldSignOuts = PostgresStatement(
        "old_sign_outs",
        """
        DELETE FROM espalier_sign_outs WHERE subject IN (
            SELECT subject FROM espalier_sign_outs
            WHERE number < (extract(epoch FROM clock_timestamp() - make_interval(secs => $1::float8)) * 1000000)::bigint
            ORDER BY subject LIMIT 500 FOR UPDATE SKIP LOCKED)
        """)

    static let removeDeadWorkers = PostgresStatement(
        "dead_workers", "DELETE FROM espalier_workers WHERE expires < clock_timestamp() - interval '1 minute'")

    // MARK: Users

    /// Returns the number of a new sign-out. The lock of the last number lasts until the commit, so that numbers become visible in their order.
    static let signOut = PostgresStatement(
        "sign_out",
        """
        WITH next AS (
            UPDATE espalier_last_sign_out
            SET number = greatest(number + 1, (extract(epoch FROM clock_timestamp()) * 1000000)::bigint)
            RETURNING number)
        INSERT INTO espalier_sign_outs (subject, number) SELECT $1::text, number FROM next
        ON CONFLICT (subject) DO UPDATE SET number = excluded.number RETURNING number
        """)

    /// The last number, with each user who was signed out after a number, or with NULL for none.
    static let signOuts = PostgresStatement(
        "sign_outs",
        """
        SELECT l.number, s.subject
        FROM espalier_last_sign_out l LEFT JOIN espalier_sign_outs s ON s.number > $1::bigint
        """)

    // MARK: Messages

    static let notify = PostgresStatement(
        "notify",
        "SELECT count(pg_notify(m.channel, m.payload)) FROM unnest($1::text[], $2::text[]) AS m (channel, payload)")

    // MARK: The store itself

    static let meta = PostgresStatement("meta", "SELECT name, value FROM espalier_meta")
    static let addMeta = PostgresStatement(
        "add_meta", "INSERT INTO espalier_meta (name, value) VALUES ($1::text, $2::bytea)")
    /// Whether the tables exist. A scan sees those that another worker has just made; names may be looked up in an older cache.
    static let hasMeta = PostgresStatement(
        "has_meta",
        "SELECT EXISTS (SELECT FROM pg_class WHERE relname = 'espalier_meta' AND pg_table_is_visible(oid))")
    static let lockSchema = PostgresStatement(
        "lock_schema", "SELECT pg_advisory_xact_lock(\(0x4573_5053_6361)::bigint)::text")
}
