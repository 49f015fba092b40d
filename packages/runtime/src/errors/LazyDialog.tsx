import { Button } from '@mantine/core'
import { useWayBack } from '@parking/ui'
import { useEffect, type ReactNode } from 'react'
import { useMessages } from '../context/useMessages.ts'
import { runtimeMessages } from '../messages/runtimeMessages.ts'
import { ErrorScreen } from './ErrorScreen.tsx'
import { LazyPart } from './LazyPart.tsx'
import { noteLostFile } from './lostFiles.ts'
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
  return <LazyPart lost={<LostDialog onClose={onClose} />}>{children}</LazyPart>
}

/** Whichever file it was: the words are the same. */
const error = new Error('A dialog did not come.')
noteLostFile(error)

function LostDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
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
      <Button variant="subtle" className={css['close'] ?? ''} onClick={onClose}>
        {t('error.close')}
      </Button>
    </div>
  )
}
