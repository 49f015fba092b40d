/** Messages of a feature: texts grouped by component, up to any depth. */
export interface MessageTree {
  readonly [group: string]: string | MessageTree
}

type PluralForm = '_zero' | '_one' | '_two' | '_few' | '_many' | '_other'
type WithoutPlural<Key extends string> = Key extends `${infer Stem}${PluralForm}` ? Stem : Key

/** The keys of a message tree, `group.name`; the plural forms of a message are one key. */
export type MessageKey<Messages> = {
  [Key in keyof Messages & string]: Messages[Key] extends string
    ? WithoutPlural<Key>
    : `${Key}.${MessageKey<Messages[Key]>}`
}[keyof Messages & string]

/**
 * The shape that a translation needs to hold every text of another language. Plural forms that
 * only Russian has may be missing.
 */
export type SameKeys<Messages> = {
  readonly [
    Key in keyof Messages as Key extends `${string}_few` | `${string}_many` ? never : Key
  ]: Messages[Key] extends string ? string : SameKeys<Messages[Key]>
}
