import { Button } from '@mantine/core'
import type { Company } from '@parking/domain'
import { LazyDialog, useTexts, useService, late } from '@parking/runtime'
import { Notice } from '@parking/ui'
import { useState, type ReactNode } from 'react'
import { fleetTexts } from '../fleetTexts/ru.ts'
import { keptWork } from './keptWork.ts'

const BulkDialog = late(async () => (await import('./BulkDialog.tsx')).BulkDialog)

/** Offers to go on with what was cut off by a reload, a lost connection or the end of the session. */
export function UnfinishedNotice({ company }: { readonly company: Company }): ReactNode {
  const { t } = useTexts(fleetTexts)
  const memory = useService(keptWork)
  const [kept, setKept] = useState(memory.read)
  const [isOpen, setOpen] = useState(false)
  if (kept === null || kept.inn !== company.inn) return null
  const left = kept.states.filter(({ kind }) => kind === 'waiting').length
  return (
    <>
      <Notice
        tone="warning"
        announce="politely"
        title={t('bulk.unfinished', { title: kept.work.title })}
        action={
          <>
            <Button onClick={() => setOpen(true)}>{t('bulk.goOn')}</Button>
            <Button
              variant="default"
              onClick={() => {
                memory.forget(kept.work)
                setKept(null)
              }}
            >
              {t('bulk.giveUp')}
            </Button>
          </>
        }
      >
        {t('bulk.unfinishedText', { done: kept.states.length - left, left })}
      </Notice>
      <LazyDialog onClose={() => setOpen(false)}>
        {isOpen ? (
          <BulkDialog
            work={kept.work}
            before={kept.states}
            onClose={() => {
              setOpen(false)
              setKept(memory.read())
            }}
          />
        ) : null}
      </LazyDialog>
    </>
  )
}
