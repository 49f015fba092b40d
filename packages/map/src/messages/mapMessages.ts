import { messageSource, type Translate } from '@parking/runtime'
import type { ru } from './ru.ts'

/** The texts of the map. */
export const mapMessages = messageSource(
  'map',
  async () => (await import('./ru.ts')).ru,
  async () => (await import('./en.ts')).en,
)

/** Translates a text of the map. */
export type MapText = Translate<typeof ru>
