import type { Instant } from '@parking/pricing'

/** A piece of news. Its text is the back end's HTML and has to be cleaned before it is shown. */
export interface NewsItem {
  readonly id: string
  readonly title: string | null
  readonly html: string | null
  readonly at: Instant | null
  readonly image: string | null
}

/** A page that a city writes. */
export interface ContentPage {
  readonly path: string
  readonly title: string | null
  readonly html: string
}

/** A command by which parking is paid through SMS. */
export interface SmsCommand {
  readonly name: string
  readonly hint: string
  readonly example: string
  readonly transcription: string
}
