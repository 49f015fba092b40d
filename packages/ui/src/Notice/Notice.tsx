import type { ComponentType, ReactNode } from 'react'
import { CloseButton } from '../CloseButton/CloseButton.tsx'
import { AlertIcon } from '../icons/icons.tsx'
import { CheckCircleIcon, InfoIcon, WarningIcon } from '../icons/laterIcons.tsx'
import type { IconProps } from '../icons/Icon.tsx'
import css from './Notice.module.css'
import { useTimedMessage } from './useTimedMessage.ts'

/** What a message means for the person who reads it. */
export type Tone = 'info' | 'positive' | 'warning' | 'negative'

export interface NoticeProps {
  tone?: Tone | undefined
  title?: string | undefined
  children?: ReactNode
  /** A button or link that answers the message. */
  action?: ReactNode
  /** Shows a close button; `dismissLabel` is what it is called. */
  onDismiss?: (() => void) | undefined
  dismissLabel?: string | undefined
  /**
   * Whether it goes by itself, as if it were closed, once it has been in sight for seven seconds: it
   * tells what came of an action, and nothing is left to be done. Given what it is about, its time goes
   * on in the next place where that is told.
   */
  timed?: boolean | object | undefined
  /**
   * How it is announced when it appears: at once (a failure), when there is a pause (a result), or
   * not at all (it was there from the start).
   */
  announce?: 'now' | 'politely' | 'no' | undefined
}

const ICONS: Record<Tone, ComponentType<IconProps>> = {
  info: InfoIcon,
  positive: CheckCircleIcon,
  warning: WarningIcon,
  negative: AlertIcon,
}

const ROLES = { now: 'alert', politely: 'status', no: undefined } as const

/** Shows a message in the flow of the page. Its tone is told by an icon too, not by colour alone. */
export function Notice(props: NoticeProps) {
  const { tone = 'info', title, children, action, onDismiss, dismissLabel, announce = 'no' } = props
  const { timed = false } = props
  useTimedMessage(timed === true ? 'timed' : timed || null, () => onDismiss?.())
  const Glyph = ICONS[tone]
  return (
    <div className={css['root']} data-tone={tone} role={ROLES[announce]}>
      <Glyph className={css['icon']} size="l" />
      <div className={css['body']}>
        {title === undefined ? null : <p className={css['title']}>{title}</p>}
        {children === undefined ? null : <div>{children}</div>}
        {action === undefined ? null : <div className={css['action']}>{action}</div>}
      </div>
      {onDismiss === undefined ? null : (
        <CloseButton className={css['dismiss']} label={dismissLabel ?? ''} onClick={onDismiss} />
      )}
    </div>
  )
}
