import { mkdirSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import Database from 'better-sqlite3'
import { UnusableDatabase } from './UnusableDatabase.ts'

/**
 * Takes a database for this process alone, until it lets go of it or ends, however it ends: the
 * lock is the operating system's, on a file that stands beside the database.
 *
 * @param file a path, or `:memory:`, which nobody else can have.
 * @returns what lets go of it.
 * @throws UnusableDatabase when another sandbox has it.
 */
export function holdDatabase(file: string): () => void {
  if (file === ':memory:') return () => undefined
  mkdirSync(dirname(file), { recursive: true })
  const lock = new Database(`${file}.lock`, { timeout: 0 })
  try {
    lock.exec('BEGIN EXCLUSIVE')
  } catch (cause) {
    lock.close()
    if (!(cause instanceof Database.SqliteError && cause.code === 'SQLITE_BUSY')) throw cause
    throw new UnusableDatabase(
      `Another sandbox uses ${file}: stop it first, or start this one with --database FILE or --memory.`,
      { cause },
    )
  }
  return () => lock.close()
}

/** Deletes a database that this process holds. */
export function deleteDatabase(file: string): void {
  if (file === ':memory:') return
  for (const end of ['', '-wal', '-shm']) rmSync(file + end, { force: true })
}
