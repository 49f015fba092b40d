import { kazanTime } from '@parking/sessions/testing'
import { CityBackEnd, type CityState } from '@parking/payments/testing'
import { calculateCost } from '@parking/pricing'

const prices = [{ dayType: 'default', from: '08:00', to: '20:00', hourlyPrice: 10_000 }] as const
const wirePrices = [
  { type: 'default', interval: { from: '08:00', to: '20:00' }, price: 100, priceNum: 10_000 },
]
const zones = ['101', '102'].map((number) => ({
  value: number,
  zonenumber: number,
  zonename: number,
  prices: wirePrices,
}))

/** What a stay costs in the tariff town, as the wire writes it. */
function wireCost(now: number, durationMinutes: number): object {
  const { total } = calculateCost({
    zone: { tariff: { prices } },
    start: now,
    durationMinutes,
    timeZone: 'Europe/Moscow',
    calendar: { holidays: [], workingDays: [] },
  })
  const totalcost = (total / 100).toFixed(2)
  const interval = { start: '2026-11-23 12:00:00', end: '2026-11-23 13:00:00', cost: totalcost }
  return { totalcost, moneyEnough: true, balance: '500.00', costData: [interval] }
}

/** A city where an hour costs 100 roubles from 08:00 to 20:00 and nothing at night. */
export function tariffTown(time: string, state: CityState = {}): CityBackEnd {
  const city = new CityBackEnd({ ...state, now: kazanTime(time) })
  city.fault = ({ name, fields }) => {
    if (name === 'getZones') return { status: 'ok', result: zones }
    if (name !== 'cost') return undefined
    return { status: 'ok', result: wireCost(city.now, Number(fields['Duration'])) }
  }
  return city
}
