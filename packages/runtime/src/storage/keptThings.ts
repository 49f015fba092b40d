import { answersStore } from './answersStore.ts'
import { tilesCache } from './tilesCache.ts'

/** What a browser may keep for the product, as a person would tell it apart. */
export type KeptThing = keyof typeof keys

/** Something that the browser keeps. */
export interface Kept {
  readonly thing: KeptThing
  /** Whether it stays when the rest is deleted. */
  readonly stays: boolean
}

/**
 * All keys of the browser's storage, the beginning of each. Whatever is kept has its key here; a test
 * compares with the code (`scripts/keptKeys.test.ts`).
 */
const keys = {
  payment: ['parking.pending.'],
  signIn: ['parking.token.', 'parking.thirdParty', 'parking.signedInAs'],
  city: ['parking.city'],
  lastStay: ['parking.person.last.', 'parking.person.extended.'],
  lastSessions: ['parking.person.sessions.'],
  guestStays: ['parking.guest.'],
  method: ['parking.person.method.', 'parking.kind.'],
  reminders: [
    'parking.reminders',
    'parking.person.remindPaid.',
    'parking.balanceLimit.',
    'parking.balanceRate.',
  ],
  map: ['parking.map.'],
  notices: ['parking.notification', 'parking.banner', 'parking.app'],
  draft: ['parking.draft', 'parking.person.continue.', 'parking.work.', 'parking.workDone.'],
  look: ['parking.language', 'parking-color-scheme', 'parking.columns.', 'parking.importColumns.'],
  marks: [
    'parking.account.changed.',
    'parking.clockAhead',
    'parking.reloadedFor',
    'parking.wentToBank',
  ],
} as const

/**
 * What the driver can't delete. Without a payment whose outcome is not known it could be made twice.
 * The login and the city of the account go with signing out.
 */
const staying: ReadonlySet<KeptThing> = new Set(['payment', 'signIn', 'city'])

/** What the key of the storage belongs to; null for one that is not the product's. */
export function findKeptThing(key: string): KeptThing | null {
  for (const thing of things) if (keys[thing].some((begin) => key.startsWith(begin))) return thing
  return null
}

/** Lists what this browser keeps in this tab and for all of them. */
export function listKept(): readonly Kept[] {
  const found = new Set(storages().flatMap(namesIn).map(findKeptThing))
  return things
    .filter((thing) => found.has(thing))
    .map((thing) => ({ thing, stays: staying.has(thing) }))
}

/** Deletes what this browser keeps, but for what has to stay. */
export function deleteKept(): void {
  for (const storage of storages()) {
    for (const name of namesIn(storage)) {
      const thing = findKeptThing(name)
      if (thing !== null && !staying.has(thing)) storage.removeItem(name)
    }
  }
  // What was looked at, and where, goes with the rest of what is kept of the map.
  answersStore.clear().catch(() => undefined)
  if ('caches' in window) window.caches.delete(tilesCache).catch(() => undefined)
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of a constant are all it has
const things = Object.keys(keys) as KeptThing[]

function namesIn(storage: Storage): string[] {
  return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
}

/** None where the browser blocks them: then nothing is kept. */
function storages(): Storage[] {
  return (['localStorage', 'sessionStorage'] as const).flatMap((name) => {
    try {
      return [window[name]]
    } catch {
      return []
    }
  })
}
