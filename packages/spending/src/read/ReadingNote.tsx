import { Button } from '@mantine/core'
import { LoadFailed, useTexts } from '@parking/runtime'
import { Notice } from '@parking/ui'
import type { ReactNode } from 'react'
import { spendingTexts } from '../texts/ru.ts'
import css from './ReadingNote.module.css'
import type { AllOperations } from './useAllOperations.ts'

/** Says how far the operations have been read, and stops and goes on with the reading. */
export function ReadingNote({ all }: { readonly all: AllOperations }): ReactNode {
  const { t, language } = useTexts(spendingTexts)
  const { kind, read, total, error, stop, resume } = all
  const write = (count: number) => count.toLocaleString(language)
  if (kind === 'whole') return null
  if (kind === 'failed') {
    const query = { error, isFetching: false, refetch: resume }
    return <LoadFailed title={t('reading.failed')} query={query} />
  }
  if (kind === 'stopped') {
    return (
      <Notice
        tone="warning"
        announce="politely"
        action={<Button onClick={resume}>{t('reading.resume')}</Button>}
      >
        {t('reading.stopped')}
      </Notice>
    )
  }
  const words =
    total === null
      ? t('reading.count', { read: write(read) })
      : t('reading.countOf', { read: write(read), total: write(total) })
  return (
    <div className={css['reading']}>
      <label className={css['progress']}>
        <span>{words}</span>
        <progress {...(total === null ? {} : { value: read, max: Math.max(total, 1) })} />
      </label>
      <Button variant="default" onClick={stop}>
        {t('reading.stop')}
      </Button>
    </div>
  )
}
