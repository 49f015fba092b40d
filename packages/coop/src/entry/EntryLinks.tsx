import type { FleetDriver, FleetVehicle } from '@parking/domain'
import { PlateOrText } from '@parking/ui'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import css from './EntryLinks.module.css'

/** Leads to a driver's page. */
export function DriverLink({ driver }: { readonly driver: FleetDriver }): ReactNode {
  return (
    <Link to="/coop-profile/drivers/$key" params={{ key: driver.key }} className={css['link']}>
      {driver.driver.name}
    </Link>
  )
}

/** Leads to a vehicle's page. */
export function VehicleLink({ vehicle }: { readonly vehicle: FleetVehicle }): ReactNode {
  return (
    <Link to="/coop-profile/vehicles/$key" params={{ key: vehicle.key }} className={css['link']}>
      <PlateOrText number={vehicle.vehicle.plate} format={vehicle.vehicle.format} />
    </Link>
  )
}

/** Lays links beside each other. */
export function EntryLinks({ children }: { readonly children: ReactNode }): ReactNode {
  return <span className={css['links']}>{children}</span>
}
