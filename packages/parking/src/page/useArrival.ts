import { sufficientDuration, zoneOfParking, type Vehicle } from '@parking/domain'
import { useEffect, useState } from 'react'
import { choiceOfPlate, linkFollowed, type ParkingData } from '@parking/sessions'
import type { ParkingSearch } from './readParkingSearch.ts'

const noVehicles: readonly Vehicle[] = []

/**
 * Fills in what the address names, once for each address.
 *
 * @returns whether that has been done, so that the form can show where to go on
 */
export function useArrival(
  search: ParkingSearch,
  { account, zones, settings }: ParkingData,
): boolean {
  const vehicles = account?.profile.vehicles ?? noVehicles
  const { durations } = settings
  const { zone, parking, plate, duration, type } = search
  const [followed, setFollowed] = useState<string | null>(null)
  const address = JSON.stringify([zone, parking, plate, duration, type])
  const names = [zone, parking, plate, duration, type].some((value) => value !== undefined)
  useEffect(() => {
    // Behind a barrier a ticket is paid: that form has no draft.
    if (!names || followed === address || type === 'planar') return
    linkFollowed({
      zone: zone ?? zoneOfParking(zones, parking),
      parking,
      durationMinutes: duration === undefined ? undefined : sufficientDuration(duration, durations),
      vehicle: plate === undefined ? undefined : choiceOfPlate(plate, vehicles),
    })
    // oxlint-disable-next-line react/set-state-in-effect -- the form has to know when the draft holds the link
    setFollowed(address)
  }, [address, followed, names, zone, zones, parking, plate, duration, durations, vehicles, type])
  return names && followed === address
}
