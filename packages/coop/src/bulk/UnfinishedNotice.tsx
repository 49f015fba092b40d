import { Button } from '@mantine/core'
import type { Company } from '@parking/domain'
import { isWorkRunningAnywhere, LazyDialog, useTexts, useService, late } from '@parking/runtime'
import { Notice } from '@parking/ui'
import { useState, type ReactNode } from 'react'
import { fleetTexts } from '../fleetTexts/ru.ts'
import { countSteps } from './BulkWork.ts'
import { keptWork } from './keptWork.ts'

const BulkDialog = late(async () => (await import('./BulkDialog.tsx')).BulkDialog)

/** Offers to go on with what was cut off by a closed tab, a lost connection or the end of the session. */
export function UnfinishedNotice({ company }: { readonly company: Company }): ReactNode {
  const { t } = useTexts(fleetTexts)
  const memory = useService(keptWork)
  const [kept, setKept] = useState(() => memory.read(company.inn))
  const [isOpen, setOpen] = useState(false)
  /** Another tab is at it: what is told of it here would be old, and ending it here would end nothing. */
  const [isElsewhere, setElsewhere] = useState(false)
  if (kept === null) return null
  const { states } = kept
  const counts = {
    done: countSteps(states, 'done'),
    refused: countSteps(states, 'refused'),
    left: countSteps(states, 'waiting'),
  }

  /** Another tab may have gone on with it, or finished it. */
  function goOn(): void {
    const now = memory.read(company.inn)
    setKept(now)
    setOpen(now !== null)
  }

  async function giveUp(): Promise<void> {
    const runs = await isWorkRunningAnywhere()
    setElsewhere(runs)
    if (runs || kept === null) return
    memory.forget(company.inn, kept.id)
    setKept(null)
  }

  return (
    <>
      <Notice
        tone="warning"
        announce="politely"
        title={t('bulk.unfinished', { title: kept.work.title })}
        action={
          <>
            <Button onClick={goOn}>{t('bulk.goOn')}</Button>
            <Button variant="default" onClick={() => void giveUp()}>
              {t('bulk.giveUp')}
            </Button>
          </>
        }
      >
        {isElsewhere ? t('bulk.elsewhere') : t('bulk.unfinishedText', counts)}
      </Notice>
      <LazyDialog onClose={() => setOpen(false)}>
        {isOpen ? (
          <BulkDialog
            company={company}
            work={kept.work}
            begun={kept}
            onClose={() => {
              setOpen(false)
              setKept(memory.read(company.inn))
            }}
          />
        ) : null}
      </LazyDialog>
    </>
  )
}
