import Database from 'better-sqlite3'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { CITIES_FOLDER, readCalendar, readCityFiles, REPOSITORY } from '../city/readCityFiles.ts'
import { openCityContext, type CityContext } from '../city/CityContext.ts'
import { createCities } from '../city/createCities.ts'
import { addControlPlane } from '../control/addControlPlane.ts'
import { handlers } from '../handlers/index.ts'
import { createApp } from '../http/createApp.ts'
import { isLocalHost } from '../http/isLocalHost.ts'
import { CALL_LIMITS, type CallLimits } from '../http/limitCalls.ts'
import { explainDatabase, UnusableDatabase } from '../store/UnusableDatabase.ts'
import { isRecord } from '../wire/input.ts'
import { createIdempotency } from '../money/idempotency.ts'
import { addPages } from '../pages/addPages.ts'
import { seedCity } from '../seed/seedCity.ts'
import { openStore, type Store } from '../store/openStore.ts'

/** How a sandbox is started. */
export interface SandboxOptions {
  /** A file that is kept, or `:memory:`, which is the default. */
  database?: string
  /** Whether what the file holds is deleted first; off by default. */
  reset?: boolean
  /** Whether the control plane is there; off by default. */
  control?: boolean
  /** The only cities that are served; all of them by default. */
  cities?: readonly string[]
  /** Fills a city that is opened for the first time; with the demonstration's accounts by default. */
  seed?: (context: CityContext) => void
  /** The machine's clock; milliseconds since the epoch. */
  now?: () => number
  /** How much is answered within a minute; null for all that comes. */
  limits?: CallLimits | null | undefined
  /** Told of every request, in one line without its query, and of what broke in the server. */
  log?: ((line: string) => void) | undefined
}

/** A back end for all cities that runs in this process. */
export interface Sandbox {
  /** Answers a request without a network; @throws TypeError when the connection is cut. */
  handle(request: Request): Promise<Response>
  /** Answers a request of a server that also answers others. */
  readonly answer: (request: IncomingMessage, response: ServerResponse) => void
  /**
   * Listens; returns the address. Port 0 takes any free one; loopback unless told otherwise, where only
   * calls to this machine's own name are answered.
   */
  listen(port: number, host?: string): Promise<string>
  close(): Promise<void>
}

const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS'] as const

function readContract(): object {
  const text = readFileSync(join(REPOSITORY, 'openapi/openapi.gen.json'), 'utf8')
  const contract: unknown = JSON.parse(text)
  if (!isRecord(contract)) throw new Error('openapi/openapi.gen.json is no document')
  return contract
}

/** Opens the database for this process alone. */
function openAlone({ database = ':memory:', reset = false }: SandboxOptions): Store {
  const letGo = holdDatabase(database)
  try {
    if (reset) deleteDatabase(database)
    const store = openStore(database)
    const close = () => {
      store.close()
      letGo()
    }
    return { ...store, close }
  } catch (error) {
    letGo()
    throw error
  }
}

/**
 * Makes a sandbox; it is ready when the promise is.
 *
 * @throws UnusableDatabase when its database is damaged, or another sandbox uses it.
 */
export async function createSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const { seed = seedCity } = options
  const store = openAlone(options)
  const wanted = options.cities
  const facts = readCityFiles(CITIES_FOLDER).filter((city) => wanted?.includes(city.id) ?? true)
  const cities = createCities(facts, {
    store,
    calendar: readCalendar(CITIES_FOLDER),
    machine: options.now ?? Date.now,
    seed: (city) => seed(openCityContext(store, city)),
  })
  const app = await createApp({
    store,
    idempotency: createIdempotency(),
    specification: readContract(),
    handlers,
    findCity: (id) => cities.find(id),
    limits: options.limits === undefined ? CALL_LIMITS : options.limits,
    log: options.log,
  })
  const dependencies = addPages(app, store, cities)
  if (options.control) addControlPlane(app, dependencies)
  let isForAll = true
  app.addHook('onRequest', async (request, reply) => {
    if (isForAll || isLocalHost(request.headers.host)) return
    const message =
      'Only localhost is answered; start the sandbox with --host to answer other names'
    await reply.code(421).send({ message })
  })
  await app.ready()

  return {
    async handle(request) {
      const { pathname, search, host } = new URL(request.url)
      const payload = request.body ? Buffer.from(await request.arrayBuffer()) : undefined
      const answer = await app
        .inject({
          method: METHODS.find((known) => known === request.method) ?? 'GET',
          url: pathname + search,
          headers: { host, ...Object.fromEntries(request.headers) },
          ...(payload ? { payload } : {}),
        })
        .catch((error: unknown) => {
          throw new TypeError('fetch failed', { cause: error })
        })
      const headers = new Headers()
      for (const [name, value] of Object.entries(answer.headers)) {
        if (value !== undefined) headers.set(name, String(value))
      }
      const empty = answer.statusCode === 204 || answer.statusCode === 304
      return new Response(empty ? null : new Uint8Array(answer.rawPayload), {
        status: answer.statusCode,
        headers,
      })
    },
    answer: (request, response) => app.routing(request, response),
    listen(port, host = '127.0.0.1') {
      isForAll = !isLocalHost(host)
      return app.listen({ port, host })
    },
    async close() {
      await app.close()
      store.close()
    },
  }
}

/**
 * Takes a database for this process alone, until it lets go of it or ends, however it ends: the
 * lock is the operating system's, on a file that stands beside the database.
 *
 * @param file a path, or `:memory:`, which nobody else can have.
 * @returns what lets go of it.
 * @throws UnusableDatabase when another sandbox has it.
 */
function holdDatabase(file: string): () => void {
  if (file === ':memory:') return () => undefined
  let lock: Database.Database | undefined
  try {
    mkdirSync(dirname(file), { recursive: true })
    lock = new Database(`${file}.lock`, { timeout: 0 })
    lock.exec('BEGIN EXCLUSIVE')
  } catch (cause) {
    lock?.close()
    if (!(cause instanceof Database.SqliteError && cause.code === 'SQLITE_BUSY')) {
      throw explainDatabase(file, cause, existsSync(file))
    }
    throw new UnusableDatabase(
      `Another sandbox uses ${file}: stop it first, or start this one with --database FILE or --memory.`,
      { cause },
    )
  }
  return () => lock?.close()
}

/** Deletes a database that this process holds. */
function deleteDatabase(file: string): void {
  if (file === ':memory:') return
  for (const end of ['', '-wal', '-shm']) rmSync(file + end, { force: true })
}
