import type { City } from '@parking/domain'
import { FaultyBackEnd, type Fault } from '@parking/runtime/samples'

/** What `scripts/recordCity.ts` has written. */
interface Recording {
  readonly city: City
  readonly people: Readonly<Record<Person, Answers>>
}
type Answers = Readonly<Record<string, string>>

/** Who looks at a screen: one of the demonstration's accounts, or nobody who is known. */
export type Person = 'guest' | 'driver' | 'newDriver' | 'company'

let recording: Promise<Recording> | null = null

/** The demonstration's city, as the sandbox has answered: one person's calls and those that need no account. */
export class RecordedCity extends FaultyBackEnd {
  readonly city: City
  /** Calls that nothing was recorded of. */
  readonly missing: Error[] = []
  readonly #answers: Answers

  private constructor({ city, people }: Recording, person: Person, instead: Fault) {
    super(instead)
    // Tiles are asked for by a worker, which knows no address of this page.
    const tiles = new URL('recorded/tiles/', document.baseURI).href
    this.city = {
      ...city,
      mapSource: {
        ...city.mapSource,
        kind: 'vector',
        schema: 'shortbread',
        url: `${tiles}{z}/{x}/{y}.pbf`,
      },
    }
    this.#answers = { ...people.guest, ...people[person] }
  }

  /** @param instead - what is answered in the city's place, by the end of a call's path */
  static async open(person: Person, instead: Fault = {}): Promise<RecordedCity> {
    recording ??= fetch('recorded/city.json').then((answer) => answer.json())
    return new RecordedCity(await recording, person, instead)
  }

  /** What was recorded of the same call, or of another one of the same path: periods end on another day. */
  protected override own({ method, url }: Request, body: string): Promise<Response> {
    const { pathname, search } = new URL(url)
    const path = `${method} ${pathname}`
    const asked = `${path}${search} ${body}`.trim()
    const same = Object.keys(this.#answers).find(
      (one) => one.split(/[ ?](?=\S)/u, 2).join(' ') === path,
    )
    const answer = this.#answers[asked] ?? this.#answers[same ?? '']
    if (answer !== undefined) return Promise.resolve(new Response(answer))
    const error = new Error(`scripts/recordCity.ts does not ask: ${asked}`)
    this.missing.push(error)
    // oxlint-disable-next-line no-console -- who writes a screen sees there what it lacks
    console.error(error.message)
    return Promise.reject(error)
  }
}
