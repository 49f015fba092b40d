/** What a call was answered, or why nothing came. */
export type Answer =
  | {
      readonly kind: 'answered'
      readonly status: number
      readonly type: string
      readonly bytes: Uint8Array
      /** What the bytes say as JSON; undefined where they are none. */
      readonly body: unknown
      /** What the back end's clock says; milliseconds since the epoch. */
      readonly at: number
    }
  | { readonly kind: 'lost'; readonly why: string }
