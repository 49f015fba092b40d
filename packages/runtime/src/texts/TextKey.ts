/** Texts of a feature, grouped by component, up to any depth. */
export interface TextTree {
  readonly [group: string]: string | TextTree
}

type PluralForm = '_zero' | '_one' | '_two' | '_few' | '_many' | '_other'
type WithoutPlural<Key extends string> = Key extends `${infer Stem}${PluralForm}` ? Stem : Key

/** The keys of a tree of texts, `group.name`; the plural forms of a text are one key. */
export type TextKey<Russian> = {
  [Key in keyof Russian & string]: Russian[Key] extends string
    ? WithoutPlural<Key>
    : `${Key}.${TextKey<Russian[Key]>}`
}[keyof Russian & string]

/**
 * The shape that a translation needs to hold every text of another language. Plural forms that
 * only Russian has may be missing.
 */
export type SameKeys<Russian> = {
  readonly [
    Key in keyof Russian as Key extends `${string}_few` | `${string}_many` ? never : Key
  ]: Russian[Key] extends string ? string : SameKeys<Russian[Key]>
}
