import { CloseButton, useWayBack } from '@parking/ui'
import { useEffect, type ReactNode } from 'react'
import { useMessages } from '../context/useMessages.ts'
import { runtimeMessages } from '../messages/runtimeMessages.ts'
import { ErrorScreen } from './ErrorScreen.tsx'
import { LazyPart } from './LazyPart.tsx'
import css from './overPage.module.css'

/**
 * Shows a dialog that is loaded when it is wanted. Where its file does not come, that is said over
 * the page, and can be closed like the dialog.
 *
 * @param props.onClose - the dialog is not wanted any more
 */
export function LazyDialog(props: {
  readonly onClose: () => void
  readonly children: ReactNode
}): ReactNode {
  const { onClose, children } = props
  return (
    <LazyPart lost={(error) => <LostDialog error={error} onClose={onClose} />}>{children}</LazyPart>
  )
}

function LostDialog(props: { readonly error: unknown; readonly onClose: () => void }): ReactNode {
  const { error, onClose } = props
  const { t } = useMessages(runtimeMessages)
  useWayBack(true, onClose)
  useEffect(() => {
    const before = document.activeElement
    return () => {
      const isLost = document.activeElement === document.body
      if (isLost && before instanceof HTMLElement) before.focus()
    }
  }, [])
  return (
    <div className={css['place']}>
      <ErrorScreen partClass="" error={error} />
      <CloseButton className={css['close']} label={t('error.close')} onClick={onClose} />
    </div>
  )
}
