/** Reads an amount of the wire, roubles with a dot, as kopecks; null where it is none. */
export function readKopecks(value: unknown): number | null {
  const text = typeof value === 'number' ? value.toFixed(2) : value
  if (typeof text !== 'string') return null
  const [, sign = '', whole = '', rest = ''] = /^(-?)(\d{1,12})(?:\.(\d{1,2}))?$/.exec(text) ?? []
  if (whole === '') return null
  const kopecks = Number(whole) * 100 + Number(rest.padEnd(2, '0'))
  return sign === '-' ? -kopecks : kopecks
}
