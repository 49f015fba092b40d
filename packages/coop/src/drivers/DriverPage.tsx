import { formatPhone } from '@parking/domain'
import { useTexts } from '@parking/runtime'
import { spendingTexts } from '@parking/spending'
import { PlateOrText } from '@parking/ui'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { consolePage } from '../consolePage.ts'
import { EntryLinks, VehicleLink } from '../entry/EntryLinks.tsx'
import { EntryPage } from '../overview/EntryPage.tsx'
import { overviewTexts } from '../overviewTexts/ru.ts'

/** One driver of the company: which vehicles they drive, what they spent, when they last parked. */
export function DriverPage(): ReactNode {
  const { t } = useTexts(overviewTexts)
  return (
    <EntryPage
      back={<Link to="/coop-profile/drivers">{t('entry.backDrivers')}</Link>}
      rows={({ drivers }) => drivers}
      describe={({ driver: { name, phone, plates, isActive }, vehicles }, fleet) => {
        const known = fleet.vehicles.filter(({ vehicle }) => vehicles.includes(vehicle))
        const links =
          known.length === 0
            ? plates.map((plate) => <PlateOrText key={plate} number={plate} />)
            : known.map((vehicle) => <VehicleLink key={vehicle.key} vehicle={vehicle} />)
        return {
          title: name,
          facts: [
            { name: t('entry.phone'), value: phone === null ? null : formatPhone(phone) },
            { name: t('entry.state'), value: t(isActive ? 'entry.active' : 'entry.inactive') },
            {
              name: t('entry.vehicles'),
              value: links.length === 0 ? null : <EntryLinks>{links}</EntryLinks>,
            },
          ],
          history: phone === null ? null : { driverPhone: phone },
        }
      }}
    />
  )
}

export const driverPage = consolePage(DriverPage, overviewTexts, spendingTexts)
