#include "CPostgreSQL.h"

#include <dlfcn.h>
#include <postgresql/libpq-fe.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#define FUNCTIONS(use)                                                                                                 \
    use(PQconnectdbParams) use(PQconninfoParse) use(PQconninfoFree) use(PQfreemem) use(PQfinish) use(PQstatus)         \
    use(PQerrorMessage) use(PQsocket) use(PQsetnonblocking) use(PQsetNoticeProcessor) use(PQsendPrepare)               \
    use(PQsendQueryPrepared) use(PQsendQuery) use(PQconsumeInput) use(PQflush) use(PQisBusy) use(PQgetResult)          \
    use(PQclear) use(PQresultStatus) use(PQresultErrorMessage) use(PQresultErrorField) use(PQntuples)                  \
    use(PQgetvalue) use(PQgetlength) use(PQgetisnull) use(PQcmdTuples) use(PQnotifies)

#define POINTER(name) __typeof__(&name) name;
static struct {
    FUNCTIONS(POINTER)
} pq;

static pthread_once_t once = PTHREAD_ONCE_INIT;
static char reason[256];

static void load(void) {
    void *library = dlopen("libpq.so.5", RTLD_NOW | RTLD_LOCAL);
    const char *problem = library ? NULL : dlerror();
#define LOOK_UP(name)                                                                                                  \
    if (library && !(pq.name = (__typeof__(&name))dlsym(library, #name))) problem = "it lacks " #name;
    FUNCTIONS(LOOK_UP)
    if (problem) strncpy(reason, problem, sizeof reason - 1);
}

const char *espalier_pq_load(void) {
    pthread_once(&once, load);
    return reason[0] ? reason : NULL;
}

static void ignore(void *context, const char *message) {
    (void)context;
    (void)message;
}

struct pg_conn *espalier_pq_connect(const char *const *keywords, const char *const *values) {
    PGconn *connection = pq.PQconnectdbParams(keywords, values, 1);
    if (!connection) return NULL;
    // libpq would write notices to the standard error.
    pq.PQsetNoticeProcessor(connection, ignore, NULL);
    if (pq.PQstatus(connection) == CONNECTION_OK) pq.PQsetnonblocking(connection, 1);
    return connection;
}

char *espalier_pq_check_uri(const char *uri) {
    char *problem = NULL;
    PQconninfoOption *options = pq.PQconninfoParse(uri, &problem);
    if (options) pq.PQconninfoFree(options);
    return options ? NULL : problem;
}

void espalier_pq_free(void *memory) { pq.PQfreemem(memory); }
void espalier_pq_finish(struct pg_conn *connection) { pq.PQfinish(connection); }
int espalier_pq_is_connected(const struct pg_conn *connection) { return pq.PQstatus(connection) == CONNECTION_OK; }
const char *espalier_pq_message(const struct pg_conn *connection) { return pq.PQerrorMessage(connection); }
int espalier_pq_socket(const struct pg_conn *connection) { return pq.PQsocket(connection); }

int espalier_pq_send_prepare(struct pg_conn *connection, const char *name, const char *sql) {
    return pq.PQsendPrepare(connection, name, sql, 0, NULL);
}

int espalier_pq_send_statement(struct pg_conn *connection, const char *name, int count, const char *const *values,
                               const int *lengths, const int *formats) {
    return pq.PQsendQueryPrepared(connection, name, count, values, lengths, formats, 1);
}

int espalier_pq_send_text(struct pg_conn *connection, const char *sql) { return pq.PQsendQuery(connection, sql); }
int espalier_pq_consume(struct pg_conn *connection) { return pq.PQconsumeInput(connection); }
int espalier_pq_flush(struct pg_conn *connection) { return pq.PQflush(connection); }
int espalier_pq_is_busy(struct pg_conn *connection) { return pq.PQisBusy(connection); }

struct pg_result *espalier_pq_result(struct pg_conn *connection) { return pq.PQgetResult(connection); }
void espalier_pq_clear(struct pg_result *result) { pq.PQclear(result); }

int espalier_pq_succeeded(const struct pg_result *result) {
    ExecStatusType status = pq.PQresultStatus(result);
    return status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK;
}

const char *espalier_pq_result_message(const struct pg_result *result) { return pq.PQresultErrorMessage(result); }
const char *espalier_pq_result_code(const struct pg_result *result) {
    return pq.PQresultErrorField(result, PG_DIAG_SQLSTATE);
}
int espalier_pq_rows(const struct pg_result *result) { return pq.PQntuples(result); }
const char *espalier_pq_value(const struct pg_result *result, int row, int column) {
    return pq.PQgetvalue(result, row, column);
}
int espalier_pq_length(const struct pg_result *result, int row, int column) {
    return pq.PQgetlength(result, row, column);
}
int espalier_pq_is_null(const struct pg_result *result, int row, int column) {
    return pq.PQgetisnull(result, row, column);
}
long long espalier_pq_changes(struct pg_result *result) { return atoll(pq.PQcmdTuples(result)); }

char *espalier_pq_notification(struct pg_conn *connection) {
    PGnotify *notification = pq.PQnotifies(connection);
    if (!notification) return NULL;
    // The payload is in the memory of the notification. It moves to its start, which is longer than the pointers before it.
    char *text = (char *)notification;
    memmove(text, notification->extra, strlen(notification->extra) + 1);
    return text;
}
