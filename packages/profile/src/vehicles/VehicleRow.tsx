import {
  findOccupied,
  formatDocumentNumber,
  type ParkingSession,
  type Vehicle,
} from '@parking/domain'
import { formatPlate } from '@parking/plates'
import { RussianText, useTexts } from '@parking/runtime'
import { ClockIcon, NumberPlate, RowMenu, useClockValue } from '@parking/ui'
import type { ReactNode } from 'react'
import { vehiclesTexts } from './texts/ru.ts'
import css from './VehiclesCard.module.css'
import { formatCountry } from './words/countries.ts'
import { keepTogether } from './words/plateText.ts'
import { useVehicleTime } from './words/useVehicleTime.ts'

/** One vehicle of the driver, with a menu of what can be done with it. */
export function VehicleRow({
  vehicle,
  isMain,
  sessions,
  onAsk,
}: {
  readonly vehicle: Vehicle
  readonly isMain: boolean
  readonly sessions: readonly ParkingSession[]
  readonly onAsk: (kind: 'edit' | 'makeMain' | 'remove') => void
}): ReactNode {
  const { t, language } = useTexts(vehiclesTexts)
  const { plate, format, name, category, country, stsNumber } = vehicle
  const occupiedUntil = useClockValue((now) => {
    const occupied = findOccupied(plate, { sessions, now })
    return occupied === null ? null : (occupied.until ?? 'unknown')
  })
  const timeText = useVehicleTime()
  const isForeign = format === 'foreign'
  const about = [
    isForeign ? (country === null ? t('row.foreign') : formatCountry(country, language)) : null,
    t(`category.${category}`),
    stsNumber === null
      ? null
      : t(`row.${vehicle.documentType ?? 'registrationCertificate'}`, {
          number: keepTogether(formatDocumentNumber(stsNumber)),
        }),
  ].filter((word) => word !== null)
  const actions = isMain ? (['edit', 'remove'] as const) : (['edit', 'makeMain', 'remove'] as const)
  return (
    <li className={css['row']}>
      <NumberPlate number={plate} format={format} size="s" className={css['plate']} />
      <div className={css['about']}>
        {name !== null || isMain ? (
          <p className={css['name']}>
            {name === null ? null : (
              <span className={css['own']}>
                <RussianText>{name}</RussianText>
              </span>
            )}
            {isMain ? <span className={css['main']}>{t('row.main')}</span> : null}
          </p>
        ) : null}
        <p className={css['facts']}>{about.join(' · ')}</p>
        {occupiedUntil === null ? null : (
          <p className={css['occupied']}>
            <ClockIcon />
            <span>
              {t('row.occupied', {
                time: timeText(occupiedUntil === 'unknown' ? null : occupiedUntil),
              })}
            </span>
          </p>
        )}
      </div>
      <RowMenu
        label={t('row.actions')}
        name={t('row.actionsOf', { plate: formatPlate(plate) })}
        className={css['actions']}
        items={actions.map((kind) => ({ label: t(`row.${kind}`), onPress: () => onAsk(kind) }))}
      />
    </li>
  )
}
