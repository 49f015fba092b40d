import { ReceiptPaper } from '@parking/payments'
import type { Receipt } from '@parking/domain'
import { useAppContext, useTexts } from '@parking/runtime'
import { Dialog, Facts, Printed } from '@parking/ui'
import type { ReactNode } from 'react'
import { receiptsTexts } from './texts/ru.ts'
import css from './ReceiptsPage.module.css'
import { useReceiptText } from './useReceiptText.ts'

/**
 * Shows a receipt and what can be done with its paper, which is the city's own file. Somebody who
 * prints the page itself gets what is known of the receipt, and nothing else.
 */
export function ReceiptViewer({
  receipt,
  onClose,
}: {
  readonly receipt: Receipt
  readonly onClose: () => void
}): ReactNode {
  const { t, language } = useTexts(receiptsTexts)
  const { city } = useAppContext()
  const { numbered, what, date, sum, status } = useReceiptText()(receipt)
  const { uin, number } = receipt
  const facts = [
    { name: t('column.sum'), value: sum, isMain: true },
    { name: t('column.what'), value: what },
    { name: t('column.date'), value: date },
    { name: t('column.status'), value: status },
    { name: t('uin'), value: uin },
  ]
  return (
    <Dialog opened onClose={onClose} title={numbered} closeLabel={t('close')}>
      <div className={css['viewer']}>
        {/* What it says comes first: a focused field would bring up a phone's keyboard. */}
        <div tabIndex={-1} data-autofocus>
          <Printed>
            <h2 data-paper>
              {numbered}, {city.operator[language]}
            </h2>
            <Facts facts={facts.filter(({ value }) => value !== null)} />
          </Printed>
        </div>
        <ReceiptPaper number={number} />
      </div>
    </Dialog>
  )
}
