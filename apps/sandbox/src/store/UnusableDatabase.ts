import Database from 'better-sqlite3'
import { isRecord } from '../wire/input.ts'

/** A database that the sandbox can't work on; its message says in words what to do. */
export class UnusableDatabase extends Error {
  override readonly name = 'UnusableDatabase'
}

/** What writing ends with where nothing more fits: the file system's word and SQLite's. */
const full = /^(ENOSPC|EDQUOT|SQLITE_FULL|SQLITE_IOERR(_WRITE|_SHMSIZE|_TRUNCATE|_FSYNC)?)$/
const closed = /^(EACCES|EPERM|EROFS|EEXIST|ENOTDIR|SQLITE_CANTOPEN.*|SQLITE_READONLY.*)$/

/** Whether writing ended because nothing more fits. */
export function isDiskFull(cause: unknown): boolean {
  return isRecord(cause) && full.test(String(cause['code']))
}

/**
 * Says in words why a database can't be worked on, and what to do.
 *
 * @param wasThere - whether there was such a file before: only then is there one to delete
 * @returns the error to throw: the given one where it tells of something else
 */
export function explainDatabase(file: string, cause: unknown, wasThere: boolean): unknown {
  const code = isRecord(cause) ? String(cause['code']) : ''
  const elsewhere = 'start with --database FILE for another place, or with --memory.'
  if (isDiskFull(cause)) {
    const text = `There is no room on the disk for ${file}: make room, or ${elsewhere}`
    return new UnusableDatabase(text, { cause })
  }
  if (closed.test(code)) {
    return new UnusableDatabase(`${file} can't be written: ${elsewhere}`, { cause })
  }
  if (!(cause instanceof Database.SqliteError)) return cause
  const anew = wasThere
    ? 'put a copy of it in its place, or start with --reset, which deletes it and begins anew.'
    : elsewhere
  return new UnusableDatabase(`The database ${file} is damaged or not the sandbox's: ${anew}`, {
    cause,
  })
}
