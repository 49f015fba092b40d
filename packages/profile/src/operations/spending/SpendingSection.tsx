import { Button } from '@mantine/core'
import type { OperationsFilter } from '@parking/api-client'
import { LazyBoundary, useTexts, late } from '@parking/runtime'
import { useState, type ReactNode } from 'react'
import { operationsTexts } from '../texts/ru.ts'
import css from './Spending.module.css'

const SpendingPanel = late(async () => (await import('./SpendingPanel.tsx')).SpendingPanel)

/** Offers a chart of what was spent; it and its library are loaded when somebody asks for it. */
export function SpendingSection({ asked }: { readonly asked: OperationsFilter }): ReactNode {
  const { t } = useTexts(operationsTexts)
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={css['section']}>
      <Button
        variant="default"
        className={css['toggle']}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? t('spending.close') : t('spending.open')}
      </Button>
      {isOpen ? (
        <LazyBoundary waiting={<output>{t('spending.loading')}</output>}>
          <SpendingPanel key={JSON.stringify(asked)} asked={asked} />
        </LazyBoundary>
      ) : null}
    </div>
  )
}
