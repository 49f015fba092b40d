import { CheckCircleIcon, MinusIcon } from '@parking/ui'
import type { ReactNode } from 'react'
import css from './StateMark.module.css'

/** Says whether something is switched on: by a word and a sign, not by colour alone. */
export function StateMark(props: { readonly isActive: boolean; readonly word: string }): ReactNode {
  return (
    <span className={css['state']} data-active={props.isActive}>
      {props.isActive ? <CheckCircleIcon /> : <MinusIcon />}
      <span>{props.word}</span>
    </span>
  )
}
