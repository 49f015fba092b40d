import { Button } from '@mantine/core'
import { undoChange, type FleetChange } from '@parking/domain'
import { useAppContext, useTexts } from '@parking/runtime'
import { fleetTexts } from '../fleetTexts/ru.ts'
import { useChangeNotice } from './useChangeNotice.ts'
import { useFleetChange } from './useFleetChange.ts'
import { useFleetFailure } from './useFleetFailure.ts'

/** Makes changes of what the company has, and says what came of them. */
export function useUndoableChange(): {
  /** Makes a change at once, and says what came of it. */
  readonly make: (change: FleetChange, words: { done: string; failed: string }) => void
  /** Says that a change was made, and offers to undo it where a call can. */
  readonly showDone: (change: FleetChange, text: string) => void
} {
  const { t } = useTexts(fleetTexts)
  const { failure } = useFleetFailure()
  const changer = useFleetChange()
  const { session } = useAppContext()
  const { show } = useChangeNotice()

  function make(change: FleetChange, words: { done: string; failed: string }): void {
    show(null)
    const owner = session.token()
    changer.make(change).then(
      () => showDone(change, words.done),
      (error: unknown) => {
        if (session.token() !== owner) return
        show({ tone: 'negative', ...failure(error, { title: words.failed }) })
      },
    )
  }

  function showDone(change: FleetChange, text: string): void {
    const back = undoChange(change)
    if (back === null) {
      show({ tone: 'positive', text })
      return
    }
    const undo = (): void => make(back, { done: t('change.undone'), failed: t('change.notUndone') })
    show({
      tone: 'positive',
      text,
      action: (
        <Button size="sm" variant="default" onClick={undo}>
          {t('change.undo')}
        </Button>
      ),
    })
  }

  return { make, showDone }
}
