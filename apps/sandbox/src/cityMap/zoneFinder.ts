import type { PlanePoint } from '@parking/town'
import type { CityZone } from '../zones/buildZones.ts'

/**
 * Tells which zone a place belongs to. The zones lie in rings around the centre, each ring divided
 * in sectors, in the order in which the city lists them.
 *
 * @param zones from the centre outwards, at least one
 * @param radius metres from the centre to the edge of the town
 */
export function zoneFinder(
  zones: readonly CityZone[],
  radius: number,
): (place: PlanePoint) => CityZone {
  const [first] = zones
  if (!first) throw new Error('a city needs at least one zone')
  const rings = divideInRings(zones)
  const reaches = [0.16, 0.34, Infinity].slice(3 - rings.length)
  return (place) => {
    const remoteness = Math.hypot(place[0], place[1]) / radius
    const ring = rings[reaches.findIndex((reach) => remoteness <= reach)] ?? zones
    const turn = (Math.atan2(place[1], place[0]) + Math.PI) / (2 * Math.PI)
    return ring[Math.min(ring.length - 1, Math.floor(turn * ring.length))] ?? first
  }
}

function divideInRings(zones: readonly CityZone[]): (readonly CityZone[])[] {
  if (zones.length === 1) return [zones]
  if (zones.length === 2) return [zones.slice(0, 1), zones.slice(1)]
  const inner = Math.max(1, Math.round(zones.length / 4))
  const middle = Math.max(1, Math.round((zones.length - inner) / 2))
  return [zones.slice(0, inner), zones.slice(inner, inner + middle), zones.slice(inner + middle)]
}
