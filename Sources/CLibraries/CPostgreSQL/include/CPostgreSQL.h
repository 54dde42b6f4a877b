#pragma once

// Functions of libpq. The library is loaded by the first call of `espalier_pq_load`, so that programs that use no PostgreSQL neither need
// it nor load it. The types are libpq's: PGconn is `struct pg_conn`, PGresult is `struct pg_result`.
struct pg_conn;
struct pg_result;

/// Loads the library. Returns the loader's reason if that fails, otherwise NULL. All other functions need it.
const char *espalier_pq_load(void);

/// Connects and waits, for as long as `connect_timeout` says. The database's name may be a URI.
struct pg_conn *espalier_pq_connect(const char *const *keywords, const char *const *values);
/// The reason why libpq cannot read a URI, to free with `espalier_pq_free`; NULL if it can.
char *espalier_pq_check_uri(const char *uri);
void espalier_pq_free(void *memory);
void espalier_pq_finish(struct pg_conn *connection);
int espalier_pq_is_connected(const struct pg_conn *connection);
const char *espalier_pq_message(const struct pg_conn *connection);
int espalier_pq_socket(const struct pg_conn *connection);

/// These return 0 on failure. Statements and parameters are sent without waiting.
int espalier_pq_send_prepare(struct pg_conn *connection, const char *name, const char *sql);
int espalier_pq_send_statement(struct pg_conn *connection, const char *name, int count, const char *const *values,
                               const int *lengths, const int *formats);
int espalier_pq_send_text(struct pg_conn *connection, const char *sql);
int espalier_pq_consume(struct pg_conn *connection);
/// 0 when everything is sent, 1 if some is left, -1 on failure.
int espalier_pq_flush(struct pg_conn *connection);
int espalier_pq_is_busy(struct pg_conn *connection);

struct pg_result *espalier_pq_result(struct pg_conn *connection);
void espalier_pq_clear(struct pg_result *result);
int espalier_pq_succeeded(const struct pg_result *result);
const char *espalier_pq_result_message(const struct pg_result *result);
/// The code of five characters, or NULL.
const char *espalier_pq_result_code(const struct pg_result *result);
int espalier_pq_rows(const struct pg_result *result);
const char *espalier_pq_value(const struct pg_result *result, int row, int column);
int espalier_pq_length(const struct pg_result *result, int row, int column);
int espalier_pq_is_null(const struct pg_result *result, int row, int column);
/// The number of rows that a command changed.
long long espalier_pq_changes(struct pg_result *result);

/// The payload of the next notification, to free with `espalier_pq_free`; NULL without one.
char *espalier_pq_notification(struct pg_conn *connection);
