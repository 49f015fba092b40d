import { caller, type Call, type Handlers } from '../http/call.ts'
import { wireZone } from '../answers/wireZone.ts'

/** Lists the zones that can be paid by their number; barrier parkings have tickets instead. */
function getZones(call: Call): unknown {
  caller(call)
  const zones = call.city.zones.all.filter((zone) => zone.type === 'roadside')
  return { status: 'ok', result: zones.map((zone) => wireZone(call.city, zone)) }
}

/** The zones. */
export const zoneHandlers: Handlers = { getZones }
