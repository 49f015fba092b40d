import { useEffect, type ReactNode } from 'react'
import { useAppContext } from '../context/AppContext.ts'
import { LazyDialog } from '../errors/LazyDialog.tsx'
import { leavingTexts } from '../leavingTexts/ru.ts'

/**
 * Shows a dialog whose code and texts are loaded after the page, before anybody may need them.
 *
 * @param props.load - imports its file
 */
export function LeavingDialog(props: {
  readonly isOpen: boolean
  readonly load: () => Promise<unknown>
  readonly onClose: () => void
  readonly children: ReactNode
}): ReactNode {
  const { isOpen, load, onClose, children } = props
  const { translator } = useAppContext()
  useEffect(() => {
    void Promise.all([translator.load(leavingTexts), load()]).catch(() => undefined)
  }, [translator, load])
  return <LazyDialog onClose={onClose}>{isOpen ? children : null}</LazyDialog>
}
