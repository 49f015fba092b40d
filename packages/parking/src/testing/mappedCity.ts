import { CityBackEnd } from '@parking/payments/testing'

/** A city whose map knows a parking in each of two zones, 1.1 km apart. */
export function mappedCity(): CityBackEnd {
  const city = new CityBackEnd()
  const features = ['101', '102'].map((zonenumber, at) => ({
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [49.1, 55.8 + at / 100] },
    properties: { objecttype: 'parkings', code: `${zonenumber}77`, zone: { zonenumber } },
  }))
  city.fault = ({ name }) =>
    name === 'v3' ? { status: 'ok', result: { type: 'FeatureCollection', features } } : undefined
  return city
}
