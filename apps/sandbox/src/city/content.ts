import type { Instant } from '@parking/pricing'
import type { ContentRow } from '../store/schema.ts'
import { parseRecord } from '../wire/input.ts'
import type { CityContext } from './CityContext.ts'

/** A text that the operator publishes: news, a page, an SMS command, the notification. */
export interface Content {
  id: number
  key: string
  at: Instant
  fields: Readonly<Record<string, string>>
}

/** Lists a city's texts of one kind, the newest first. */
export function listContent({ store, city }: CityContext, kind: ContentRow['kind']): Content[] {
  return store
    .all(
      store.from
        .selectFrom('content')
        .selectAll()
        .where('city', '=', city.id)
        .where('kind', '=', kind)
        .orderBy('at', 'desc')
        .orderBy('id'),
    )
    .map(({ id, key, at, body }) => ({ id, key, at, fields: readFields(body) }))
}

/** Publishes a text, or puts it in the place of the one that has its key. */
export function publish(
  { store, city }: CityContext,
  kind: ContentRow['kind'],
  content: Omit<Content, 'id'>,
): void {
  const body = JSON.stringify(content.fields)
  store.run(
    store.from
      .insertInto('content')
      .values({ city: city.id, kind, key: content.key, body, at: content.at })
      .onConflict((conflict) =>
        conflict.columns(['city', 'kind', 'key']).doUpdateSet({ body, at: content.at }),
      ),
  )
}

function readFields(body: string): Record<string, string> {
  const fields = Object.entries(parseRecord(body))
  return Object.fromEntries(fields.map(([name, value]) => [name, String(value)]))
}
