import type { City } from '../city/city.ts'
import type { CityZone } from '../zones/buildZones.ts'
import { roubles } from '../wire/roubles.ts'

/** The wire's times of day: `08:00:00`. */
function timeOfDay(time: string): string {
  const whole = time.length === 5 ? `${time}:00` : time
  return whole === '24:00:00' ? '23:59:59' : whole
}

/** Writes a zone with its prices, and its parkings where they are what is paid for. */
export function wireZone(city: City, zone: CityZone) {
  return {
    name: `Зона ${zone.number}`,
    value: zone.number,
    zonenumber: zone.number,
    zonename: zone.name,
    prices: zone.tariff.prices.map((price) => ({
      type: price.dayType,
      interval: { from: timeOfDay(price.from), to: timeOfDay(price.to) },
      price: roubles(price.hourlyPrice),
      priceNum: price.hourlyPrice,
      ...(price.category === undefined ? {} : { category: price.category }),
    })),
    ...(city.modes.paymentByParkingId
      ? {
          parkings: zone.parkingCodes.map((code) => ({
            parkingCode: code,
            name: `${zone.name}, ${code}`,
          })),
        }
      : {}),
  }
}
