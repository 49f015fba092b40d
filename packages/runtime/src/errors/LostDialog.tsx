import { Button } from '@mantine/core'
import { useBackButton } from '@parking/ui'
import { useEffect, useState, type ReactNode } from 'react'
import { useTexts } from '../context/useTexts.ts'
import { runtimeTexts } from '../texts/ru.ts'
import { ErrorScreen } from './ErrorScreen.tsx'
import { noteLostFile } from './lostFiles.ts'
import css from './overPage.module.css'

/** Says over the page that a dialog did not come; closed like the dialog. A chunk of its own. */
export function LostDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { t } = useTexts(runtimeTexts)
  const [error] = useState(makeError)
  useBackButton(true, onClose)
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

/** Whichever file it was: the words are the same. */
function makeError(): Error {
  const error = new Error('A dialog did not come.')
  noteLostFile(error)
  return error
}
