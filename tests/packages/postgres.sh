#!/bin/sh
# As the image of PostgreSQL begins: its folders are made, the password is read, and from then on nobody is root.
set -e
if [ "$(id -u)" = 0 ]; then
    POSTGRES_PASSWORD="$(cat "$POSTGRES_PASSWORD_FILE")"
    export POSTGRES_PASSWORD
    mkdir -p "$PGDATA" /run/postgresql
    chown -R postgres "$PGDATA" /run/postgresql
    exec gosu postgres "$0" "$@"
fi
if [ ! -s "$PGDATA/PG_VERSION" ]; then
    echo "$POSTGRES_PASSWORD" > /tmp/password
    initdb --username="$POSTGRES_USER" --pwfile=/tmp/password --auth-host=scram-sha-256
    rm /tmp/password
    echo "host all all all scram-sha-256" >> "$PGDATA/pg_hba.conf"
    pg_ctl -w -o "-c listen_addresses=''" start
    createdb --username="$POSTGRES_USER" --maintenance-db=postgres "$POSTGRES_DB"
    pg_ctl -m fast -w stop
fi
exec "$@"
