import { paymentsTexts, ReceiptPaper } from '@parking/payments'
import { Button } from '@mantine/core'
import { receiptsQuery } from '@parking/api-client'
import { formatClock, formatDate, type Receipt } from '@parking/domain'
import { formatMoney } from '@parking/pricing'
import {
  RussianText,
  errorTexts,
  type LatePage,
  LoadFailed,
  UnreadableNote,
  useAppContext,
  useTexts,
} from '@parking/runtime'
import {
  Dialog,
  EmptyState,
  Facts,
  InfiniteTable,
  PageHeader,
  Printed,
  ReceiptIcon,
  type TableColumn,
  useKeptFocus,
} from '@parking/ui'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import { receiptsTexts } from './texts/ru.ts'
import css from './ReceiptsPage.module.css'

/** Words for what is known of a receipt. */
interface ReceiptText {
  /** `Invoice no. 12`: what it is called, with its number. */
  readonly numbered: string
  /** What it is for. */
  readonly what: string
  /** Null where the back end does not tell. */
  readonly date: string | null
  readonly sum: string
  /** Null where the back end does not tell. */
  readonly status: string | null
}

/** The receipts of a driver, each with a button that opens it. */
export function ReceiptsPage(): ReactNode {
  const { t } = useTexts(receiptsTexts)
  const { api } = useAppContext()
  const [opened, setOpened] = useState<Receipt | null>(null)
  const columns = useColumns(setOpened)
  const query = useQuery(receiptsQuery(api))
  const { data, error } = query
  const page = useRef<HTMLDivElement>(null)
  useKeptFocus(page)
  return (
    <div ref={page} className={css['page']}>
      <PageHeader title={t('title')} description={t('description')} />
      <UnreadableNote count={data?.unreadable ?? 0} />
      {data === undefined && error !== null ? (
        <LoadFailed title={t('failedTitle')} query={query} />
      ) : (
        <InfiniteTable
          caption={t('caption')}
          captionHidden
          columns={columns}
          rows={data?.items ?? []}
          rowKey={keyOf}
          loading={data === undefined}
          labels={{ loading: t('loading') }}
          empty={
            <EmptyState
              icon={<ReceiptIcon size="xl" />}
              title={t('emptyTitle')}
              description={t('emptyText')}
            />
          }
        />
      )}
      {opened === null ? null : <ReceiptViewer receipt={opened} onClose={() => setOpened(null)} />}
    </div>
  )
}

function useColumns(onOpen: (receipt: Receipt) => void): readonly TableColumn<Receipt>[] {
  const { t } = useTexts(receiptsTexts)
  const words = useReceiptText()
  return [
    {
      key: 'what',
      header: t('column.what'),
      isRowHeader: true,
      cell: (receipt) => (
        <span className={css['what']}>
          <RussianText>{words(receipt).what}</RussianText>
          <span className={css['number']}>{words(receipt).numbered}</span>
        </span>
      ),
    },
    {
      key: 'date',
      header: t('column.date'),
      cell: (receipt) => words(receipt).date ?? t('unknown'),
    },
    {
      key: 'status',
      header: t('column.status'),
      cell: (receipt) => <RussianText>{words(receipt).status ?? t('unknown')}</RussianText>,
    },
    {
      key: 'sum',
      header: t('column.sum'),
      align: 'end',
      cell: (receipt) => <span className={css['sum']}>{words(receipt).sum}</span>,
    },
    {
      key: 'open',
      header: t('column.open'),
      align: 'end',
      cell: (receipt) => (
        <Button
          variant="default"
          size="sm"
          aria-label={t('openOf', { what: words(receipt).numbered })}
          onClick={() => onOpen(receipt)}
        >
          {t('open')}
        </Button>
      ),
    },
  ]
}

function keyOf({ number }: Receipt): string {
  return number
}

/** What the page can't be shown without. */
export const receiptsPage: LatePage = {
  Page: ReceiptsPage,
  texts: [receiptsTexts, paymentsTexts, errorTexts],
  open: ({ api, queryClient }) => {
    void queryClient.prefetchQuery(receiptsQuery(api))
  },
}

/**
 * Shows a receipt and what can be done with its paper, which is the city's own file. Somebody who
 * prints the page itself gets what is known of the receipt, and nothing else.
 */
function ReceiptViewer({
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
    { name: t('column.what'), value: <RussianText>{what}</RussianText> },
    { name: t('column.date'), value: date },
    {
      name: t('column.status'),
      value: status === null ? null : <RussianText>{status}</RussianText>,
    },
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

/** Words what is known of receipts; one for a company is an invoice. */
function useReceiptText(): (receipt: Receipt) => ReceiptText {
  const { t, language } = useTexts(receiptsTexts)
  const { timeZone } = useAppContext().api
  const style = { timeZone, language }
  return ({ number, name, at, sum, payer, status, statusText }) => {
    const kind = payer ?? 'individual'
    return {
      numbered: t(`numbered.${kind}`, { number }),
      what: name ?? t(`kind.${kind}`),
      date: at === null ? null : `${formatDate(at, style, 'year')}, ${formatClock(at, style)}`,
      sum: sum === null ? t('unknown') : formatMoney(sum, language),
      status: status === 'unknown' ? statusText : t(`status.${status}`),
    }
  }
}
