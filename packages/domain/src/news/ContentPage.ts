/** A page that a city writes. */
export interface ContentPage {
  readonly path: string
  readonly title: string | null
  readonly html: string
}
