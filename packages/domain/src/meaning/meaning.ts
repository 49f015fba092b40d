/** What a status or an amount means to a reader. Which colour that is, the look decides. */
export type Meaning = 'positive' | 'negative' | 'neutral' | 'inactive'
