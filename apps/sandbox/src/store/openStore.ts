import { existsSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import Database from 'better-sqlite3'
import {
  DummyDriver,
  Kysely,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type Compilable,
} from 'kysely'
import { migrations } from './migrations/index.ts'
import type { Schema } from './schema.ts'
import { explainDatabase, UnusableDatabase } from './UnusableDatabase.ts'

/** Runs typed queries at once, so that a transaction never waits for anything in its middle. */
export interface Store {
  /** Builds queries; nothing runs until one is handed to the methods below. */
  readonly from: Kysely<Schema>
  all<Row>(query: Compilable<Row>): Row[]
  get<Row>(query: Compilable<Row>): Row | undefined
  /** Runs a change and tells how many rows it touched and the last id it made. */
  run(query: Compilable): { changes: number; id: number }
  /** Runs all or nothing; a transaction inside a transaction is a savepoint. */
  transaction<Result>(work: () => Result): Result
  /** Empties every table of one city's rows, but for the map that was imported. */
  wipe(cityId: string): void
  /** Copies all of it into memory, as it is now. */
  copy(): Store
  close(): void
}

const STATEMENTS_KEPT = 500

function builder(): Kysely<Schema> {
  return new Kysely<Schema>({
    dialect: {
      createAdapter: () => new SqliteAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new SqliteIntrospector(db),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
  })
}

function migrate(database: Database.Database): void {
  const seen = Number(database.pragma('user_version', { simple: true }))
  if (seen > migrations.length) {
    throw new UnusableDatabase(
      `The database is of version ${seen}, this sandbox knows ${migrations.length}: start it with --reset`,
    )
  }
  database.transaction(() => {
    for (const migration of migrations.slice(seen)) database.exec(migration)
    database.pragma(`user_version = ${migrations.length}`)
  })()
}

/** Opens a file; @throws UnusableDatabase for one that is damaged, or is no database of ours. */
function openDatabase(file: string): Database.Database {
  const wasThere = existsSync(file)
  let database: Database.Database | undefined
  try {
    mkdirSync(dirname(file), { recursive: true })
    database = new Database(file)
    database.pragma('journal_mode = WAL')
    database.pragma('synchronous = NORMAL')
    const found = database.pragma('quick_check(1)', { simple: true })
    if (found !== 'ok') throw new Database.SqliteError(String(found), 'SQLITE_CORRUPT')
    migrate(database)
    return database
  } catch (cause) {
    database?.close()
    throw explainDatabase(file, cause, wasThere)
  }
}

/**
 * Opens the database and brings it to the newest layout.
 *
 * @param file - a path, or `:memory:` for a database that goes with the process.
 * @throws UnusableDatabase when the file is damaged, was written by a newer sandbox or has no room.
 */
export function openStore(file: string): Store {
  return createStore(openDatabase(file))
}

/** A copy in memory of a database, also in the middle of a transaction. */
function copyDatabase(database: Database.Database): Database.Database {
  const bytes = database.serialize()
  // Memory has no write-ahead log, which these two bytes of a file's header ask for.
  bytes.fill(1, 18, 20)
  return new Database(bytes)
}

function createStore(database: Database.Database): Store {
  const prepared = new Map<string, Database.Statement>()
  const statement = (sql: string) => {
    const known = prepared.get(sql)
    if (known) return known
    if (prepared.size >= STATEMENTS_KEPT) prepared.clear()
    const fresh = database.prepare(sql)
    prepared.set(sql, fresh)
    return fresh
  }
  const tables = database
    .prepare<[], { name: string }>(
      "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'",
    )
    .all()
    .map((table) => table.name)
    .filter((name) => name !== 'cities' && name !== 'imports')

  return {
    from: builder(),
    all<Row>(query: Compilable<Row>) {
      const { sql, parameters } = query.compile()
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the query builder derived it
      return statement(sql).all(...parameters) as Row[]
    },
    get<Row>(query: Compilable<Row>) {
      const { sql, parameters } = query.compile()
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the query builder derived it
      return statement(sql).get(...parameters) as Row | undefined
    },
    run(query) {
      const { sql, parameters } = query.compile()
      const done = statement(sql).run(...parameters)
      return { changes: done.changes, id: Number(done.lastInsertRowid) }
    },
    transaction: (work) => database.transaction(work).immediate(),
    wipe(cityId) {
      for (const table of tables) {
        database.prepare(`DELETE FROM ${table} WHERE city = ?`).run(cityId)
      }
    },
    copy: () => createStore(copyDatabase(database)),
    close: () => database.close(),
  }
}
