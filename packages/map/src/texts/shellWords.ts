import { en } from './en.ts'
import { ru } from './ru.ts'

/** What the page's first frame says in the places where the map will say the same. */
export const shellWords = { ru: pick(ru), en: pick(en) }

function pick({ list, search, data }: Pick<typeof en, 'list' | 'search' | 'data'>) {
  return { places: list.title, search: search.placeholder, loading: data.loading }
}
