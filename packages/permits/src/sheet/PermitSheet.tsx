import { operationsQuery } from '@parking/api-client'
import {
  type Benefit,
  findPermitPurchase,
  formatClock,
  formatDate,
  formatUtcOffset,
  permitStatus,
  wholeHistory,
} from '@parking/domain'
import { formatMoney, type Instant } from '@parking/pricing'
import {
  RussianText,
  type FailedReading,
  LoadFailed,
  useAppContext,
  useTexts,
} from '@parking/runtime'
import { type Fact, Facts, PlateOrText, Section, useNow } from '@parking/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { permitsTexts } from '../texts/ru.ts'
import { useZonesText } from '../words/useZonesText.ts'
import css from './PermitSheetPage.module.css'

/** All that an inspector asks about a permit. */
export function PermitSheet({ permit }: { readonly permit: Benefit }): ReactNode {
  const { t, language } = useTexts(permitsTexts)
  const { city } = useAppContext()
  const zonesText = useZonesText()
  const now = useNow('minute')
  const price = usePermitPrice(permit)
  const style = { timeZone: city.timeZone, language }
  const when = (at: Instant) => `${formatDate(at, style, 'year')}, ${formatClock(at, style)}`
  const { orderNumber, name, zones, cadastralQuarter, vehicle, percent, startsAt, endsAt } = permit
  const isOfQuarter = city.cadastral && cadastralQuarter !== null
  const statuses = {
    ahead: t('status.ahead'),
    running: t('status.running'),
    paused: t('benefits.paused'),
    ended: t('status.ended'),
  }
  const facts: readonly (Fact | null)[] = [
    {
      name: t('benefits.vehicle'),
      value:
        vehicle.kind === 'any' ? (
          t('vehicle.any')
        ) : (
          <PlateOrText number={vehicle.plate} format={vehicle.format} size="m" />
        ),
      isMain: true,
    },
    { name: t('sheet.status'), value: statuses[permitStatus(permit, now)] },
    startsAt === null ? null : { name: t('sheet.from'), value: when(startsAt) },
    endsAt === null ? null : { name: t('sheet.until'), value: when(endsAt) },
    { name: t('benefits.name'), value: <RussianText>{name}</RussianText> },
    isOfQuarter
      ? { name: t('benefits.quarter'), value: cadastralQuarter }
      : { name: t('sheet.zones'), value: <RussianText>{zonesText(zones)}</RussianText> },
    percent === 100 ? null : { name: t('benefits.discount'), value: `${percent}\u00A0%` },
    { name: t('sheet.price'), ...price.shown },
    orderNumber === null ? null : { name: t('sheet.number'), value: orderNumber },
    { name: t('sheet.operator'), value: city.operator[language] },
  ]
  const offset = formatUtcOffset(startsAt ?? now, city.timeZone)
  return (
    <div className={css['sheet']}>
      <Section title={city.titles[language]}>
        <Facts facts={facts.filter((fact) => fact !== null)} />
      </Section>
      {price.failed === null ? null : (
        <div data-screen>
          <LoadFailed title={t('sheet.priceFailed')} query={price.failed} />
        </div>
      )}
      <div className={css['notes']}>
        <p>{t('sheet.zoneOfTime', { zone: `${city.timeZone}, ${offset}` })}</p>
        <p>{t('sheet.made', { time: when(now) })}</p>
        <p>{t('sheet.notFiscal')}</p>
      </div>
    </div>
  )
}

/** What was paid for a permit: its list does not say that, the history does. */
function usePermitPrice(permit: Benefit): {
  readonly shown: Omit<Fact, 'name'>
  /** Why it is missing; null where it is there, on its way, or in no history. */
  readonly failed: FailedReading | null
} {
  const { t, language } = useTexts(permitsTexts)
  const { api } = useAppContext()
  const query = useQuery(operationsQuery(api, { ...wholeHistory, type: 'subscription' }))
  const { data, error } = query
  const purchase = findPermitPurchase(data?.operations ?? [], permit)
  const pending = error === null ? 'sheet.priceLoading' : 'sheet.priceUnknown'
  const missing = data === undefined ? pending : 'sheet.noPrice'
  return {
    shown:
      purchase === null
        ? { value: t(missing), isMissing: true }
        : { value: formatMoney(purchase.sum, language) },
    failed: data === undefined && error !== null ? query : null,
  }
}
