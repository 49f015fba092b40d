import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { expect, test } from 'vitest'
import { migrations } from './migrations/index.ts'
import { openStore } from './openStore.ts'
import { explainDatabase, isDiskFull, UnusableDatabase } from './UnusableDatabase.ts'

const newFile = () => join(mkdtempSync(join(tmpdir(), 'store-')), 'sandbox.sqlite')

test.each([
  ['no database at all', (_bytes: Buffer) => Buffer.from('a text that is no database '.repeat(50))],
  ['a damaged middle', (bytes: Buffer) => Buffer.from(bytes).fill(0xff, 5000, 60_000)],
  ['a lost end', (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
])('a file with %s is refused with the way out', (_what, damage) => {
  const file = newFile()
  openStore(file).close()
  writeFileSync(file, damage(readFileSync(file)))
  expect(() => openStore(file)).toThrow(UnusableDatabase)
  expect(() => openStore(file)).toThrow(/sandbox\.sqlite .*damaged.*--reset/)
})

const sqlite = (code: string) => new Database.SqliteError('x', code)
const system = (code: string) => Object.assign(new Error('x'), { code })

test.each([
  ['a full disk', sqlite('SQLITE_FULL'), /no room on the disk for x\.sqlite.*--database.*--memory/],
  ['a full disk, by the system', system('ENOSPC'), /no room on the disk/],
  ['a folder that may not be written', system('EACCES'), /x\.sqlite can't be written/],
  ['a file that may not be written', sqlite('SQLITE_READONLY'), /can't be written/],
])('%s is told in words, without a word of --reset at a first start', (_what, cause, words) => {
  const told = explainDatabase('x.sqlite', cause, false)
  expect(told).toBeInstanceOf(UnusableDatabase)
  expect(String(told)).toMatch(words)
  expect(String(told)).not.toContain('--reset')
})

test('a call that no room is left for is told from other faults', () => {
  for (const code of ['SQLITE_FULL', 'SQLITE_IOERR_WRITE'])
    expect(isDiskFull(sqlite(code))).toBe(true)
  expect(isDiskFull(system('ENOSPC'))).toBe(true)
  for (const other of [sqlite('SQLITE_CORRUPT'), new RangeError('x'), null]) {
    expect(isDiskFull(other)).toBe(false)
  }
})

test('a folder that is a file is told in words', () => {
  const file = newFile()
  writeFileSync(file, '')
  expect(() => openStore(join(file, 'sandbox.sqlite'))).toThrow(/can't be written/)
})

test('any other error stays what it is', () => {
  const error = new RangeError('x')
  expect(explainDatabase('x.sqlite', error, true)).toBe(error)
})

test('a database of somebody else is refused with the way out', () => {
  const file = newFile()
  const other = new Database(file)
  other.exec('CREATE TABLE accounts (id INTEGER)')
  other.close()
  expect(() => openStore(file)).toThrow(/--reset/)
})

test('an older database keeps its accounts, with the kinds by their new names', () => {
  const file = newFile()
  const old = new Database(file)
  for (const migration of migrations.slice(0, 3)) old.exec(migration)
  old.pragma('user_version = 3')
  for (const kind of ['standart', 'coop', 'guest']) {
    old
      .prepare(`INSERT INTO accounts VALUES
        (NULL, 'kazan', ?, 'a@b.example', 'p', 'f', 'l', 'm', 'i', 'c', 'n', 1, 'x', 0, 1, 15, 1, 9, 7)`)
      .run(kind)
  }
  old.close()
  const store = openStore(file)
  const accounts = store.all(store.from.selectFrom('accounts').selectAll())
  store.close()
  expect(accounts.map(({ id, kind }) => [id, kind])).toEqual([
    [1, 'driver'],
    [2, 'company'],
    [3, 'guest'],
  ])
  expect(accounts[0]).toMatchObject({ contract: 'c', check_before: 15, created_at: 9 })
  expect(accounts[0]?.locked_until).toBe(7)
})
