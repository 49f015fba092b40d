import type { ReactNode } from 'react'
import css from './Facts.module.css'

/** One fact: what it is, and its value. */
export interface Fact {
  readonly name: string
  readonly value: ReactNode
  /** Stands out, as a sum does. */
  readonly isMain?: boolean
  /** Stands back: the value only says that there is none. */
  readonly isMissing?: boolean
}

/** Lists what is known, each under its name. */
export function Facts({ facts }: { readonly facts: readonly Fact[] }): ReactNode {
  return (
    <dl className={css['facts']}>
      {facts.map(({ name, value, isMain = false, isMissing = false }) => (
        <div key={name} className={css['fact']} data-main={isMain} data-missing={isMissing}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
