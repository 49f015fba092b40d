import { benefitsQuery } from '@parking/api-client'
import type { Benefit } from '@parking/domain'
import { UnreadableNote, useAppContext, LoadFailed, useTexts } from '@parking/runtime'
import { EmptyState, InfiniteTable, ReceiptIcon, Section, type TableColumn } from '@parking/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { permitsTexts } from '../texts/ru.ts'
import { Loading } from '../words/Loading.tsx'
import { useZonesText } from '../words/useZonesText.ts'
import { BenefitActions } from './BenefitActions.tsx'
import css from './BenefitsTable.module.css'
import { BenefitName, BenefitPeriod, BenefitVehicle } from './benefitCells.tsx'

/** The permits and benefits that the driver has. */
export function BenefitsTable(): ReactNode {
  const { t } = useTexts(permitsTexts)
  const { api } = useAppContext()
  const columns = useBenefitColumns()
  const query = useQuery(benefitsQuery(api))
  const { data, error } = query
  if (data === undefined) {
    return error === null ? (
      <Loading size="table" words={t('benefits.loading')} />
    ) : (
      <LoadFailed title={t('benefits.failedTitle')} query={query} />
    )
  }
  const { items, unreadable } = data
  if (items.length === 0) {
    return (
      <Section title={t('benefits.title')}>
        <UnreadableNote count={unreadable} />
        <EmptyState
          isCompact
          icon={<ReceiptIcon size="l" />}
          title={t('benefits.emptyTitle')}
          description={t('benefits.emptyText')}
        />
      </Section>
    )
  }
  return (
    <section className={css['benefits']} aria-label={t('benefits.title')}>
      <h2>{t('benefits.title')}</h2>
      <UnreadableNote count={unreadable} />
      <InfiniteTable
        caption={t('benefits.title')}
        captionHidden
        columns={columns}
        rows={items}
        rowKey={keyOf}
        labels={{ loading: t('benefits.loading') }}
      />
    </section>
  )
}

function keyOf({ orderNumber, name, startsAt, vehicle }: Benefit): string {
  const plate = vehicle.kind === 'vehicle' ? vehicle.plate : ''
  return orderNumber ?? `${name} ${plate} ${startsAt ?? ''}`
}

/** The columns of the driver's permits and benefits. */
function useBenefitColumns(): readonly TableColumn<Benefit>[] {
  const { t } = useTexts(permitsTexts)
  const { cadastral } = useAppContext().city
  const zonesText = useZonesText()
  return [
    {
      key: 'name',
      header: t('benefits.name'),
      isRowHeader: true,
      cell: (benefit) => <BenefitName benefit={benefit} />,
    },
    {
      key: 'zone',
      header: t(cadastral ? 'benefits.quarter' : 'benefits.zone'),
      cell: ({ zones, cadastralQuarter }) => (
        <span className={css['text']}>
          {cadastral && cadastralQuarter !== null ? cadastralQuarter : zonesText(zones)}
        </span>
      ),
    },
    {
      key: 'vehicle',
      header: t('benefits.vehicle'),
      cell: ({ vehicle }) => <BenefitVehicle vehicle={vehicle} />,
    },
    {
      key: 'discount',
      header: t('benefits.discount'),
      align: 'end',
      cell: ({ percent }) => <span className={css['text']}>{`${percent}\u00A0%`}</span>,
    },
    {
      key: 'period',
      header: t('benefits.period'),
      cell: (benefit) => <BenefitPeriod benefit={benefit} />,
    },
    {
      key: 'actions',
      header: t('benefits.actions'),
      cell: (benefit) => <BenefitActions benefit={benefit} />,
    },
  ]
}
