import type { Meaning } from '@parking/domain'
import { RussianText } from '@parking/runtime'
import { AlertIcon, CheckCircleIcon, InfoIcon, MinusIcon, type IconProps } from '@parking/ui'
import type { ComponentType, ReactNode } from 'react'
import css from './StatusMark.module.css'

/** Each meaning has a sign of its own, so that it is not told by colour alone. */
const signs: Readonly<Record<Meaning, ComponentType<IconProps>>> = {
  positive: CheckCircleIcon,
  negative: AlertIcon,
  inactive: MinusIcon,
  neutral: InfoIcon,
}

/** Says a status in words, ours or the city's, with the colour and sign of what it means. */
export function StatusMark({
  meaning,
  children,
}: {
  readonly meaning: Meaning
  readonly children: string
}): ReactNode {
  const Sign = signs[meaning]
  return (
    <span className={css['status']} data-meaning={meaning}>
      <Sign />
      <RussianText>{children}</RussianText>
    </span>
  )
}
