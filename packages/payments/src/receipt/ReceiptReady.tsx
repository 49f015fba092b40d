import { useTexts } from '@parking/runtime'
import { Notice } from '@parking/ui'
import { useEffect, useRef, type ReactNode } from 'react'
import { paymentsTexts } from '../texts/ru.ts'
import { ReceiptPaper } from './ReceiptPaper.tsx'

/** A receipt that was made: to print, to keep, to send by e-mail. */
export function ReceiptReady({ number }: { readonly number: string }): ReactNode {
  const { t } = useTexts(paymentsTexts)
  const ready = useRef<HTMLDivElement>(null)
  // The form that had the focus is gone.
  useEffect(() => ready.current?.focus(), [])
  return (
    <>
      <div ref={ready} tabIndex={-1}>
        <Notice tone="positive" announce="politely" title={t('receipt.readyTitle')}>
          {t('receipt.ready', { number })}
        </Notice>
      </div>
      <ReceiptPaper number={number} />
    </>
  )
}
