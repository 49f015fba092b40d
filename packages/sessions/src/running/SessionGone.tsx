import { UnreadableNote, useTexts } from '@parking/runtime'
import type { Unreadable } from '@parking/domain'
import { Dialog } from '@parking/ui'
import type { ReactNode } from 'react'
import { sessionsTexts } from '../texts/ru.ts'
import { sessionActionClosed } from '../draft/useSessionAction.ts'
import css from './ExtendDialog.module.css'

/**
 * Says in the place of a dialog why nothing can be done with its session: one that was unpaid has ended
 * or is paid by now, unless something else is said.
 *
 * @param props.unreadable - how many sessions could not be read, where it may be among them
 * @param props.children - what is said before
 */
export function SessionGone({
  title,
  text,
  unreadable = 0,
  children,
}: {
  readonly title?: string
  readonly text?: string
  readonly unreadable?: Unreadable
  readonly children?: ReactNode
}): ReactNode {
  const { t } = useTexts(sessionsTexts)
  return (
    <Dialog
      opened
      onClose={sessionActionClosed}
      title={title ?? t('unpaid.title')}
      closeLabel={t('extend.close')}
    >
      <div className={css['body']}>
        {children}
        {unreadable === 0 ? (
          <p>{text ?? t('unpaid.gone')}</p>
        ) : (
          <UnreadableNote count={unreadable} />
        )}
      </div>
    </Dialog>
  )
}
