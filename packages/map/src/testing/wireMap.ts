const prices = [
  {
    daycode: 0,
    type: 'default',
    interval: { from: '08:00:00', to: '19:00:00' },
    priceNum: 4000,
  },
]

/** A feature of the map's answer: a roadside parking of zone 101 at the middle of the city. */
export function wireFeature(id: string, properties: object = {}, at: object = {}): object {
  return {
    type: 'Feature',
    id,
    geometry: { type: 'Point', coordinates: [49.1, 55.8], ...at },
    properties: {
      objecttype: 'parkings',
      category: 'roadside',
      zone: { zonenumber: '101', prices },
      ...properties,
    },
  }
}

/** The map's answer. */
export function wireMap(...features: unknown[]): Response {
  return Response.json({
    status: 'ok',
    result: { type: 'FeatureCollection', features, overAll: {}, times: {} },
  })
}

/** Three parkings and a meter; the farther from the middle, the later in the list. */
export function smallCity(): Response {
  return wireMap(
    wireFeature(
      'far',
      { code: '10203', zone: { zonenumber: '102', prices: [] }, address: 'улица Баумана, 1' },
      { coordinates: [49.15, 55.8] },
    ),
    wireFeature('near', {
      code: '10101',
      address: 'Кремлёвская улица, 2',
      spaces: { total: 10, free: 4, fordisabled: 1 },
    }),
    wireFeature(
      'gratis',
      { code: '10102', category: 'free', freeparking: true, spaces: { total: 3, free: 0 } },
      { coordinates: [49.11, 55.8] },
    ),
    wireFeature('meter', { objecttype: 'parcomats', code: '7' }, { coordinates: [49.105, 55.8] }),
  )
}
