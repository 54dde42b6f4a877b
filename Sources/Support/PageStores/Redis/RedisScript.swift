/// A script in Lua, which Redis runs as a whole.
struct RedisScript: Sendable {
    let text: String
    /// The SHA-1 of the text, by which Redis finds the script.
    let hash: String

    init(_ text: String) {
        self.text = RedisScript.common + text
        hash = SHA1.hexadecimal(of: Array(self.text.utf8))
    }

    /// All keys begin with the same prefix, KEYS[1]. Times are microseconds of Redis's clock.
    ///
    /// - `b:ID` is a hash: e epoch, o owner, c time of the claim, r end of the rest after a new id, d data, s sign-outs, w time of the write.
    /// - `p:ID` is a hash: b browser, d data, w time of the write. `s:ID` is the set of a browser's pages.
    /// - `workers`, `pages`, `browsers` and `claims` are sorted by the end of the lease and by times, `signouts` by numbers.
    /// - `number` is the number of the last sign-out.
    private static let common = """
        local p = KEYS[1]
        local time = redis.call('TIME')
        local now = time[1] * 1000000 + time[2]
        local function alive(worker)
            local ends = redis.call('ZSCORE', p .. 'workers', worker)
            return ends and tonumber(ends) > now
        end
        local function holds(browser, epoch, worker)
            local known = redis.call('HMGET', p .. 'b:' .. browser, 'e', 'o')
            return known[1] == epoch and known[2] == worker
        end

        """
}

extension RedisScript {
    /// Values: worker, lease in microseconds.
    static let renew = RedisScript(
        "redis.call('ZADD', p .. 'workers', string.format('%.0f', now + tonumber(ARGV[2])), ARGV[1])")

    /// Values: browser, worker, page or nothing. Returns what has happened, and the epoch or the owner.
    static let claim = RedisScript(
        """
        local b = p .. 'b:' .. ARGV[1]
        local known = redis.call('HMGET', b, 'e', 'o', 'r')
        local epoch = tonumber(known[1]) or 0
        if known[3] and tonumber(known[3]) > now then return {'renamed'} end
        if known[2] ~= ARGV[2] then
            if known[2] and alive(known[2]) then return {'held', known[2]} end
            epoch = epoch + 1
            redis.call('HSET', b, 'e', epoch, 'o', ARGV[2])
            redis.call('HDEL', b, 'r')
            redis.call('ZADD', p .. 'claims', string.format('%.0f', now), ARGV[1])
        end
        if ARGV[3] and redis.call('EXISTS', p .. 'p:' .. ARGV[3]) == 0 then
            redis.call('HSET', p .. 'p:' .. ARGV[3], 'b', ARGV[1], 'd', '', 'w', string.format('%.0f', now))
            redis.call('SADD', p .. 's:' .. ARGV[1], ARGV[3])
            redis.call('ZADD', p .. 'pages', string.format('%.0f', now), ARGV[3])
        end
        return {'owned', epoch}
        """)

    /// Values: worker, then browser and epoch of each claim.
    static let release = RedisScript(
        """
        for i = 2, #ARGV, 2 do
            if holds(ARGV[i], ARGV[i + 1], ARGV[1]) then
                redis.call('HDEL', p .. 'b:' .. ARGV[i], 'o')
                redis.call('ZADD', p .. 'claims', string.format('%.0f', now), ARGV[i])
            end
        end
        """)

    /// Values: browser, epoch, worker, new id. Returns 1 if the claim has moved.
    static let rename = RedisScript(
        """
        local old, new = p .. 'b:' .. ARGV[1], p .. 'b:' .. ARGV[4]
        if not holds(ARGV[1], ARGV[2], ARGV[3]) or redis.call('EXISTS', new) == 1 then return 0 end
        redis.call('RENAME', old, new)
        redis.call('HSET', old, 'e', ARGV[2], 'r', string.format('%.0f', now + 60000000))
        for _, page in ipairs(redis.call('SMEMBERS', p .. 's:' .. ARGV[1])) do
            redis.call('HSET', p .. 'p:' .. page, 'b', ARGV[4])
            redis.call('SADD', p .. 's:' .. ARGV[4], page)
        end
        redis.call('DEL', p .. 's:' .. ARGV[1])
        local written = redis.call('ZSCORE', p .. 'browsers', ARGV[1])
        if written then
            redis.call('ZREM', p .. 'browsers', ARGV[1])
            redis.call('ZADD', p .. 'browsers', written, ARGV[4])
        end
        redis.call('ZADD', p .. 'claims', string.format('%.0f', now), ARGV[1])
        redis.call('ZADD', p .. 'claims', string.format('%.0f', now), ARGV[4])
        return 1
        """)

    /// Values: worker, then for each claim: browser, epoch, 1 and the record's id, data and sign-outs or 0, the number of pages, and id, browser
    /// and data of each page. Returns the browsers of lost claims.
    static let write = RedisScript(
        """
        local lost, i, stamp = {}, 2, string.format('%.0f', now)
        while i <= #ARGV do
            local browser, held = ARGV[i], holds(ARGV[i], ARGV[i + 1], ARGV[1])
            if not held then lost[#lost + 1] = browser end
            local has = ARGV[i + 2]
            i = i + 3
            if has == '1' then
                if held then
                    redis.call('HSET', p .. 'b:' .. ARGV[i], 'd', ARGV[i + 1], 's', ARGV[i + 2], 'w', stamp)
                    redis.call('ZADD', p .. 'browsers', stamp, ARGV[i])
                end
                i = i + 3
            end
            local count = tonumber(ARGV[i])
            i = i + 1
            for _ = 1, count do
                if held then
                    local key = p .. 'p:' .. ARGV[i]
                    local before = redis.call('HGET', key, 'b')
                    if before and before ~= ARGV[i + 1] then redis.call('SREM', p .. 's:' .. before, ARGV[i]) end
                    redis.call('HSET', key, 'b', ARGV[i + 1], 'd', ARGV[i + 2], 'w', stamp)
                    redis.call('SADD', p .. 's:' .. ARGV[i + 1], ARGV[i])
                    redis.call('ZADD', p .. 'pages', stamp, ARGV[i])
                end
                i = i + 3
            end
        end
        return lost
        """)

    /// Values: page. Returns its browser, its data and its age in microseconds; nothing without it.
    static let page = RedisScript(
        """
        local page = redis.call('HMGET', p .. 'p:' .. ARGV[1], 'b', 'd', 'w')
        if not page[1] then return {} end
        return {page[1], page[2], string.format('%.0f', math.max(0, now - tonumber(page[3])))}
        """)

    /// Values: pages.
    static let removePages = RedisScript(
        """
        for _, page in ipairs(ARGV) do
            local browser = redis.call('HGET', p .. 'p:' .. page, 'b')
            if browser then redis.call('SREM', p .. 's:' .. browser, page) end
            redis.call('DEL', p .. 'p:' .. page)
            redis.call('ZREM', p .. 'pages', page)
        end
        """)

    /// Values: the ages of pages, browsers and sign-outs in microseconds. Returns whether there may be more to remove.
    static let removeUnused = RedisScript(
        """
        local function old(name, age)
            local limit = string.format('%.0f', now - tonumber(age))
            return redis.call('ZRANGEBYSCORE', p .. name, '-inf', '(' .. limit, 'LIMIT', 0, 500)
        end
        redis.call('ZREMRANGEBYSCORE', p .. 'workers', '-inf', string.format('%.0f', now - 60000000))
        local pages = old('pages', ARGV[1])
        for _, page in ipairs(pages) do
            local browser = redis.call('HGET', p .. 'p:' .. page, 'b')
            if browser then redis.call('SREM', p .. 's:' .. browser, page) end
            redis.call('DEL', p .. 'p:' .. page)
            redis.call('ZREM', p .. 'pages', page)
        end
        local browsers = old('browsers', ARGV[2])
        for _, browser in ipairs(browsers) do
            redis.call('HDEL', p .. 'b:' .. browser, 'd', 's', 'w')
            redis.call('ZREM', p .. 'browsers', browser)
        end
        local removed = 0
        local claims = old('claims', ARGV[2])
        for _, browser in ipairs(claims) do
            local known = redis.call('HMGET', p .. 'b:' .. browser, 'o', 'r', 'w')
            local used = known[1] and alive(known[1]) or known[2] and tonumber(known[2]) > now or known[3]
                or redis.call('EXISTS', p .. 's:' .. browser) == 1
            if used then
                -- It is looked at again when it is as old as now.
                redis.call('ZADD', p .. 'claims', string.format('%.0f', now), browser)
            else
                redis.call('DEL', p .. 'b:' .. browser)
                redis.call('ZREM', p .. 'claims', browser)
                removed = removed + 1
            end
        end
        local users = old('signouts', ARGV[3])
        for _, user in ipairs(users) do redis.call('ZREM', p .. 'signouts', user) end
        local more = #pages == 500 or #browsers == 500 or #users == 500 or (#claims == 500 and removed > 0)
        return more and 1 or 0
        """)

    /// Values: subject. Returns the number.
    static let signOut = RedisScript(
        """
        local number = math.max(now, (tonumber(redis.call('GET', p .. 'number')) or 0) + 1)
        redis.call('SET', p .. 'number', string.format('%.0f', number))
        redis.call('ZADD', p .. 'signouts', string.format('%.0f', number), ARGV[1])
        return number
        """)

    /// Values: number. Returns the last number, and the users who were signed out after that of the value.
    static let signOuts = RedisScript(
        """
        local last = redis.call('GET', p .. 'number') or '0'
        return {last, redis.call('ZRANGEBYSCORE', p .. 'signouts', '(' .. ARGV[1], '+inf')}
        """)

    /// Values: app, version, new secret. Returns the app, the version and the secret.
    static let prepare = RedisScript(
        """
        if redis.call('EXISTS', p .. 'meta') == 0 then
            redis.call('HSET', p .. 'meta', 'app', ARGV[1], 'version', ARGV[2], 'secret', ARGV[3])
        end
        return redis.call('HMGET', p .. 'meta', 'app', 'version', 'secret')
        """)
}
