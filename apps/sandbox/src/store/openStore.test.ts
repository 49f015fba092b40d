import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { expect, test } from 'vitest'
import { migrations } from './migrations/index.ts'
import { openStore } from './openStore.ts'

test('an older database keeps its accounts, with the kinds by their new names', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'store-')), 'old.sqlite')
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
