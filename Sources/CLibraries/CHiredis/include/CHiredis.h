#pragma once
#include <stddef.h>

// Functions of hiredis. The library is loaded by the first call of `espalier_redis_load`, so that programs that use no Redis neither need
// it nor load it. The types are those of hiredis.
struct redisContext;
struct redisReply;

/// Loads the library. Returns the loader's reason if that fails, otherwise NULL. All other functions need it.
const char *espalier_redis_load(void);

/// Connects to a host, or to a Unix socket if the port is 0. Connecting and each call take at most a time in milliseconds.
struct redisContext *espalier_redis_connect(const char *host, int port, int milliseconds);
void espalier_redis_free(struct redisContext *connection);
/// The reason why the connection cannot be used any more; NULL if it can.
const char *espalier_redis_problem(const struct redisContext *connection);
int espalier_redis_socket(const struct redisContext *connection);
/// Without a limit, replies are waited for at any length. Used by a connection whose socket is polled.
void espalier_redis_set_timeout(struct redisContext *connection, int milliseconds);

/// These return 0 on success.
int espalier_redis_append(struct redisContext *connection, int count, const char **words, const size_t *lengths);
/// Waits for the next reply.
int espalier_redis_reply(struct redisContext *connection, struct redisReply **reply);
/// Reads what has arrived.
int espalier_redis_read(struct redisContext *connection);
/// The next reply among those that have arrived; NULL without one.
int espalier_redis_arrived_reply(struct redisContext *connection, struct redisReply **reply);

void espalier_redis_free_reply(struct redisReply *reply);
enum espalier_redis_kind {
    espalier_redis_text,
    espalier_redis_number,
    espalier_redis_list,
    espalier_redis_null,
    espalier_redis_error
};
enum espalier_redis_kind espalier_redis_reply_kind(const struct redisReply *reply);
const char *espalier_redis_reply_text(const struct redisReply *reply, size_t *length);
long long espalier_redis_reply_number(const struct redisReply *reply);
size_t espalier_redis_reply_count(const struct redisReply *reply);
const struct redisReply *espalier_redis_reply_element(const struct redisReply *reply, size_t index);
