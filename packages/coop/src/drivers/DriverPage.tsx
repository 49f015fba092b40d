import { spendingTexts } from '@parking/spending'
import { formatPhone, type Fleet } from '@parking/domain'
import { useTexts } from '@parking/runtime'
import { PlateOrText } from '@parking/ui'
import { Link, useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { consolePage } from '../consolePage.ts'
import { Links, VehicleLink } from '../entry/EntryLinks.tsx'
import { EntryPage, type ShownEntry } from '../entry/EntryPage.tsx'
import { overviewTexts } from '../overviewTexts/ru.ts'

/** One driver of the company: which vehicles they drive, what they spent, when they last parked. */
export function DriverPage(): ReactNode {
  const { t } = useTexts(overviewTexts)
  const { key } = useParams({ strict: false })

  function find({ drivers, vehicles }: Fleet): ShownEntry | null {
    const found = drivers.find((one) => one.key === key)
    if (found === undefined) return null
    const { name, phone, plates, isActive } = found.driver
    const known = vehicles.filter(({ vehicle }) => found.vehicles.includes(vehicle))
    return {
      title: name,
      facts: [
        {
          name: t('entry.phone'),
          value: phone === null ? t('entry.nothing') : formatPhone(phone),
          isMissing: phone === null,
        },
        { name: t('entry.state'), value: t(isActive ? 'entry.active' : 'entry.inactive') },
        {
          name: t('entry.vehicles'),
          isMissing: plates.length === 0,
          value:
            plates.length === 0 ? (
              t('entry.nothing')
            ) : (
              <Links>
                {known.length === 0
                  ? plates.map((plate) => <PlateOrText key={plate} number={plate} />)
                  : known.map((vehicle) => <VehicleLink key={vehicle.key} vehicle={vehicle} />)}
              </Links>
            ),
        },
      ],
      history: phone === null ? null : { driverPhone: phone },
    }
  }

  return (
    <EntryPage
      fallbackTitle={t('entry.about')}
      back={<Link to="/coop-profile/drivers">{t('entry.backDrivers')}</Link>}
      find={find}
    />
  )
}

export const driverPage = consolePage(DriverPage, overviewTexts, spendingTexts)
