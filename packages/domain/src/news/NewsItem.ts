import type { Instant } from '@parking/pricing'

/** A piece of news. Its text is the back end's HTML and has to be cleaned before it is shown. */
export interface NewsItem {
  readonly id: string
  readonly title: string | null
  readonly html: string | null
  readonly at: Instant | null
  readonly image: string | null
}
