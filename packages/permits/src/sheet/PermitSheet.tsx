import {
  formatClock,
  formatDate,
  formatUtcOffset,
  permitStatus,
  type Benefit,
} from '@parking/domain'
import type { Instant } from '@parking/pricing'
import { useAppContext, useErrorText, useTexts } from '@parking/runtime'
import { ErrorCard, Facts, PlateOrText, Section, useNow, type Fact } from '@parking/ui'
import type { ReactNode } from 'react'
import { permitsTexts } from '../texts/ru.ts'
import { useZonesText } from '../words/useZonesText.ts'
import css from './PermitSheetPage.module.css'
import { usePermitPrice } from './usePermitPrice.ts'

/** All that an inspector asks about a permit. */
export function PermitSheet({ permit }: { readonly permit: Benefit }): ReactNode {
  const { t, language } = useTexts(permitsTexts)
  const { city } = useAppContext()
  const errorText = useErrorText()
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
    { name: t('benefits.name'), value: name },
    isOfQuarter
      ? { name: t('benefits.quarter'), value: cadastralQuarter }
      : { name: t('sheet.zones'), value: zonesText(zones) },
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
      {price.error === null ? null : (
        <div data-screen>
          <ErrorCard
            title={t('sheet.priceFailed')}
            description={errorText(price.error)}
            retryLabel={t('page.retry')}
            onRetry={price.retry}
            retrying={price.isRetrying}
          />
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
