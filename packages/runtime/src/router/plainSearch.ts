/**
 * How search parameters stand in an address: plain texts. `?zone=101` is the zone "101", never a
 * number, and a link to it is written without quotes. Of a name that stands twice the first counts.
 */
export const plainSearch = {
  parseSearch: (address: string): Record<string, string> => {
    const search: Record<string, string> = {}
    for (const [name, value] of new URLSearchParams(address)) {
      if (!Object.hasOwn(search, name) && name !== '__proto__') search[name] = value
    }
    return search
  },
  stringifySearch: (search: Record<string, unknown>): string => {
    const parameters = new URLSearchParams()
    for (const [name, value] of Object.entries(search)) {
      if (isPlain(value)) parameters.set(name, String(value))
    }
    const text = parameters.toString()
    return text === '' ? '' : `?${text}`
  },
}

function isPlain(value: unknown): value is string | number | boolean {
  return ['string', 'number', 'boolean'].includes(typeof value)
}
