import { formatPlate } from '@parking/plates'
import { useTexts } from '@parking/runtime'
import { spendingTexts } from '@parking/spending'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { consolePage } from '../consolePage.ts'
import { DriverLink, EntryLinks, VehicleLink } from '../entry/EntryLinks.tsx'
import { EntryPage } from '../overview/EntryPage.tsx'
import { overviewTexts } from '../overviewTexts/ru.ts'

/** One vehicle of the company: who drives it, what it carries, what it cost, when it last parked. */
export function VehiclePage(): ReactNode {
  const { t } = useTexts(overviewTexts)
  return (
    <EntryPage
      back={<Link to="/coop-profile/vehicles">{t('entry.backVehicles')}</Link>}
      rows={({ vehicles }) => vehicles}
      describe={({ vehicle, device, drivers, lookalikes }, fleet) => {
        const others = lookalikes()
        const driverLinks = fleet.drivers
          .filter(({ driver }) => drivers.includes(driver))
          .map((driver) => <DriverLink key={driver.key} driver={driver} />)
        const alikeLinks = fleet.vehicles
          .filter((one) => others.includes(one.vehicle))
          .map((one) => <VehicleLink key={one.key} vehicle={one} />)
        const code = device?.imei ?? device?.vin ?? ''
        return {
          title: formatPlate(vehicle.plate),
          facts: [
            {
              name: t('entry.drivers'),
              value: driverLinks.length === 0 ? null : <EntryLinks>{driverLinks}</EntryLinks>,
            },
            {
              name: t('entry.device'),
              value:
                device === null
                  ? null
                  : t(device.isActive ? 'entry.deviceOn' : 'entry.deviceOff', { code }),
            },
            { name: t('entry.vin'), value: vehicle.vin },
            ...(alikeLinks.length === 0
              ? []
              : [{ name: t('entry.lookalikes'), value: <EntryLinks>{alikeLinks}</EntryLinks> }]),
          ],
          history: { plate: vehicle.plate },
        }
      }}
    />
  )
}

export const vehiclePage = consolePage(VehiclePage, overviewTexts, spendingTexts)
