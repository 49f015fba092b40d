import { Button } from '@mantine/core'
import { undoChange, type FleetChange } from '@parking/domain'
import { useAppContext, useTexts } from '@parking/runtime'
import { useState } from 'react'
import type { BulkWork } from '../bulk/BulkWork.ts'
import { useFleetFailure } from '../change/useFleetFailure.ts'
import { useFleetChange } from '../change/useFleetChange.ts'
import { fleetTexts } from '../fleetTexts/ru.ts'
import { useChangeNotice } from '../change/useChangeNotice.ts'

/** A question that stands before one change. */
export interface AskedChange {
  readonly title: string
  readonly text: string
  readonly confirm: string
  readonly change: FleetChange
  /** Said once it is done. */
  readonly done: string
}

/** What goes on over a list of the company: what is asked, what runs. */
export interface FleetDesk {
  /** What was told has been read. */
  readonly read: () => void
  readonly asked: AskedChange | null
  readonly bulk: BulkWork | null
  /** Whether a file is being chosen and looked at. */
  readonly isImporting: boolean
  readonly ask: (asked: AskedChange | null) => void
  readonly startBulk: (work: BulkWork | null) => void
  readonly startImport: () => void
  readonly endImport: () => void
  /** Makes a change at once, and tells what came of it. */
  readonly make: (change: FleetChange, words: { done: string; failed: string }) => void
  /** Tells that a change was made, and offers to undo it where a call can. */
  readonly tellDone: (change: FleetChange, text: string) => void
}

/** Holds what goes on over a list of the company. */
export function useFleetDesk(): FleetDesk {
  const { t } = useTexts(fleetTexts)
  const { failure } = useFleetFailure()
  const { make } = useFleetChange()
  const { session } = useAppContext()
  const { show } = useChangeNotice()
  const [asked, setAsked] = useState<AskedChange | null>(null)
  const [bulk, setBulk] = useState<BulkWork | null>(null)
  const [isImporting, setImporting] = useState(false)

  function run(change: FleetChange, words: { done: string; failed: string }): void {
    show(null)
    const owner = session.token()
    make(change).then(
      () => tellDone(change, words.done),
      (error: unknown) => {
        if (session.token() !== owner) return
        show({ tone: 'negative', ...failure(error, { title: words.failed }) })
      },
    )
  }

  function tellDone(change: FleetChange, text: string): void {
    const back = undoChange(change)
    if (back === null) {
      show({ tone: 'positive', text })
      return
    }
    const undo = (): void => run(back, { done: t('change.undone'), failed: t('change.notUndone') })
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

  return {
    read: () => show(null),
    asked,
    bulk,
    isImporting,
    ask: (question) => {
      show(null)
      setAsked(question)
    },
    startBulk: (work) => {
      show(null)
      setImporting(false)
      setBulk(work)
    },
    startImport: () => {
      show(null)
      setImporting(true)
    },
    endImport: () => setImporting(false),
    make: run,
    tellDone,
  }
}
