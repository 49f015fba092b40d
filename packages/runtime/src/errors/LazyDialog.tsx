import { TopLoadingBar } from '@parking/ui'
import { useEffect, type ReactNode } from 'react'
import { useTexts } from '../context/useTexts.ts'
import { untilIdle } from '../idle/untilIdle.ts'
import { late } from '../page/late.ts'
import { lateFile } from '../page/lateFile.ts'
import { runtimeTexts } from '../texts/ru.ts'
import { LazyBoundary } from './LazyBoundary.tsx'

const loadLost = lateFile({ comes: 'soon' }, () => import('./LostDialog.tsx'))
const LostDialog = late(async () => (await loadLost()).LostDialog)

/**
 * Shows a dialog that is loaded when it is wanted, and that it loads where that takes long. When its
 * file does not come, that is said over the page, and can be closed like the dialog. It has to lie in
 * the page before it is wanted, so that the code of these words has come by then.
 *
 * @param props.onClose - the dialog is not wanted any more
 * @param props.children - the dialog while it is wanted
 */
export function LazyDialog(props: {
  readonly onClose: () => void
  readonly children: ReactNode
}): ReactNode {
  const { onClose, children } = props
  const { t } = useTexts(runtimeTexts)
  useEffect(() => {
    void untilIdle()
      .then(loadLost)
      .catch(() => undefined)
  }, [])
  return (
    <LazyBoundary
      key={String(Boolean(children))}
      waiting={<TopLoadingBar active label={t('loading')} />}
      lost={<LostDialog onClose={onClose} />}
    >
      {children}
    </LazyBoundary>
  )
}
