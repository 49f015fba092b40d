import { spendingTexts } from '@parking/spending'
import type { Fleet } from '@parking/domain'
import { formatPlate } from '@parking/plates'
import { useTexts } from '@parking/runtime'
import { Link, useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { consolePage } from '../consolePage.ts'
import { DriverLink, Links, VehicleLink } from '../entry/EntryLinks.tsx'
import { EntryPage, type ShownEntry } from '../entry/EntryPage.tsx'
import { overviewTexts } from '../overviewTexts/ru.ts'

/** One vehicle of the company: who drives it, what it carries, what it cost, when it last parked. */
export function VehiclePage(): ReactNode {
  const { t } = useTexts(overviewTexts)
  const { key } = useParams({ strict: false })

  function find({ drivers, vehicles }: Fleet): ShownEntry | null {
    const found = vehicles.find((one) => one.key === key)
    if (found === undefined) return null
    const { vehicle, device } = found
    const others = found.lookalikes()
    const known = drivers.filter(({ driver }) => found.drivers.includes(driver))
    const alike = vehicles.filter((one) => others.includes(one.vehicle))
    const code = device?.imei ?? device?.vin ?? ''
    const nothing = { value: t('entry.nothing'), isMissing: true }
    return {
      title: formatPlate(vehicle.plate),
      facts: [
        {
          name: t('entry.drivers'),
          ...(known.length === 0
            ? nothing
            : {
                value: (
                  <Links>
                    {known.map((driver) => (
                      <DriverLink key={driver.key} driver={driver} />
                    ))}
                  </Links>
                ),
              }),
        },
        {
          name: t('entry.device'),
          ...(device === null
            ? nothing
            : { value: t(device.isActive ? 'entry.deviceOn' : 'entry.deviceOff', { code }) }),
        },
        { name: t('entry.vin'), ...(vehicle.vin === null ? nothing : { value: vehicle.vin }) },
        ...(alike.length === 0
          ? []
          : [
              {
                name: t('entry.lookalikes'),
                value: (
                  <Links>
                    {alike.map((one) => (
                      <VehicleLink key={one.key} vehicle={one} />
                    ))}
                  </Links>
                ),
              },
            ]),
      ],
      history: { plate: vehicle.plate },
    }
  }

  return (
    <EntryPage
      fallbackTitle={t('entry.about')}
      back={<Link to="/coop-profile/vehicles">{t('entry.backVehicles')}</Link>}
      find={find}
    />
  )
}

export const vehiclePage = consolePage(VehiclePage, overviewTexts, spendingTexts)
