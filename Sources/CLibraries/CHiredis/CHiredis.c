#include "CHiredis.h"

#include <dlfcn.h>
#include <hiredis/hiredis.h>
#include <pthread.h>
#include <signal.h>
#include <string.h>
#include <sys/time.h>

#define FUNCTIONS(use)                                                                                                 \
    use(redisConnectWithTimeout) use(redisConnectUnixWithTimeout) use(redisSetTimeout) use(redisEnableKeepAlive)       \
    use(redisFree) use(redisAppendCommandArgv) use(redisGetReply) use(redisGetReplyFromReader) use(redisBufferRead)    \
    use(freeReplyObject)

#define POINTER(name) __typeof__(&name) name;
static struct {
    FUNCTIONS(POINTER)
} redis;

#define TEXT(value) #value
#define LIBRARY(version) "libhiredis.so." TEXT(version)

static pthread_once_t once = PTHREAD_ONCE_INIT;
static char reason[256];

static void load(void) {
    void *library = dlopen(LIBRARY(HIREDIS_SONAME), RTLD_NOW | RTLD_LOCAL);
    const char *problem = library ? NULL : dlerror();
#define LOOK_UP(name)                                                                                                  \
    if (library && !(redis.name = (__typeof__(&name))dlsym(library, #name))) problem = "it lacks " #name;
    FUNCTIONS(LOOK_UP)
    if (problem) strncpy(reason, problem, sizeof reason - 1);
    // hiredis writes to closed connections without MSG_NOSIGNAL.
    struct sigaction action;
    if (sigaction(SIGPIPE, NULL, &action) == 0 && action.sa_handler == SIG_DFL) signal(SIGPIPE, SIG_IGN);
}

const char *espalier_redis_load(void) {
    pthread_once(&once, load);
    return reason[0] ? reason : NULL;
}

static struct timeval time_of(int milliseconds) {
    return (struct timeval){.tv_sec = milliseconds / 1000, .tv_usec = milliseconds % 1000 * 1000};
}

struct redisContext *espalier_redis_connect(const char *host, int port, int milliseconds) {
    struct timeval time = time_of(milliseconds);
    redisContext *connection =
        port == 0 ? redis.redisConnectUnixWithTimeout(host, time) : redis.redisConnectWithTimeout(host, port, time);
    if (!connection || connection->err) return connection;
    redis.redisSetTimeout(connection, time);
    if (port != 0) redis.redisEnableKeepAlive(connection);
    return connection;
}

void espalier_redis_free(struct redisContext *connection) { redis.redisFree(connection); }
const char *espalier_redis_problem(const struct redisContext *connection) {
    return connection->err ? connection->errstr : NULL;
}
int espalier_redis_socket(const struct redisContext *connection) { return connection->fd; }
void espalier_redis_set_timeout(struct redisContext *connection, int milliseconds) {
    redis.redisSetTimeout(connection, time_of(milliseconds));
}

int espalier_redis_append(struct redisContext *connection, int count, const char **words, const size_t *lengths) {
    return redis.redisAppendCommandArgv(connection, count, words, lengths);
}
int espalier_redis_reply(struct redisContext *connection, struct redisReply **reply) {
    return redis.redisGetReply(connection, (void **)reply);
}
int espalier_redis_read(struct redisContext *connection) { return redis.redisBufferRead(connection); }
int espalier_redis_arrived_reply(struct redisContext *connection, struct redisReply **reply) {
    return redis.redisGetReplyFromReader(connection, (void **)reply);
}

void espalier_redis_free_reply(struct redisReply *reply) { redis.freeReplyObject(reply); }

enum espalier_redis_kind espalier_redis_reply_kind(const struct redisReply *reply) {
    switch (reply->type) {
    case REDIS_REPLY_INTEGER: return espalier_redis_number;
    case REDIS_REPLY_ARRAY: return espalier_redis_list;
    case REDIS_REPLY_NIL: return espalier_redis_null;
    case REDIS_REPLY_ERROR: return espalier_redis_error;
    default: return espalier_redis_text;
    }
}

const char *espalier_redis_reply_text(const struct redisReply *reply, size_t *length) {
    *length = reply->len;
    return reply->str;
}
long long espalier_redis_reply_number(const struct redisReply *reply) { return reply->integer; }
size_t espalier_redis_reply_count(const struct redisReply *reply) { return reply->elements; }
const struct redisReply *espalier_redis_reply_element(const struct redisReply *reply, size_t index) {
    return reply->element[index];
}
