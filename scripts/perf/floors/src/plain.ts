/** The height of a row in pixels. */
const rowHeight = 84
const rowsAtATime = 20
/** Kazan's middle, from which the list begins: as `cities/kazan.json` has it. */
const [longitude, latitude] = [49.112, 55.794]
const metresPerDegree = 111_320

/** What the list reads of a place in the city's answer. */
interface Feature {
  readonly geometry: { readonly coordinates: unknown }
  readonly properties: {
    readonly name?: string
    readonly address?: string
    readonly zone?: {
      readonly zonenumber?: string
      readonly prices?: readonly { readonly price?: string }[]
    }
    readonly spaces?: { readonly total?: number; readonly free?: number }
  }
}

/**
 * The list of the first page from the same answer of the city, the nearest places first, of which only those
 * in sight are in the page, by the browser's own DOM alone: no look, no other language, no word of errors.
 */
async function showPlaces(place: Element): Promise<void> {
  const answer = await fetch('/sandbox/kazan/api/info/get-map-info/v3')
  const { result }: { result: { features: readonly Feature[] } } = await answer.json()
  const places = result.features
    .map((feature) => ({ about: feature.properties, metres: metresTo(feature) }))
    .sort((one, other) => one.metres - other.metres)
  const heading = document.createElement('h1')
  heading.textContent = `Parking, ${places.length} places`
  const scroller = document.createElement('div')
  scroller.style.cssText = 'height: 600px; overflow: auto'
  const list = document.createElement('ul')
  list.style.cssText = `position: relative; height: ${places.length * rowHeight}px`
  scroller.append(list)
  place.replaceChildren(heading, scroller)
  const show = (): void => {
    const from = Math.floor(scroller.scrollTop / rowHeight)
    list.replaceChildren(
      ...places.slice(from, from + rowsAtATime).map((one, at) => {
        const { about, metres } = one
        const { name = '', address = '', zone, spaces } = about
        const row = document.createElement('li')
        row.style.cssText = `position: absolute; top: ${(from + at) * rowHeight}px`
        const button = document.createElement('button')
        button.type = 'button'
        const lines = [
          `Zone ${zone?.zonenumber} · ${name}, ${Math.round(metres / 10) * 10} m`,
          `${zone?.prices?.[0]?.price ?? 0} ₽ an hour`,
          `${spaces?.free} of ${spaces?.total} free · ${address}`,
        ]
        for (const line of lines) {
          const part = document.createElement('div')
          part.textContent = line
          button.append(part)
        }
        button.addEventListener('click', () => button.toggleAttribute('aria-pressed'))
        row.append(button)
        return row
      }),
    )
  }
  scroller.addEventListener('scroll', show, { passive: true })
  show()
}

/** From the middle of the city to the first point of a place. */
function metresTo({ geometry }: Feature): number {
  let point = geometry.coordinates
  while (Array.isArray(point) && Array.isArray(point[0])) [point] = point
  const [east, north] = Array.isArray(point) ? point.map(Number) : []
  const x = ((east ?? 0) - longitude) * Math.cos((latitude * Math.PI) / 180)
  return Math.hypot(x, (north ?? 0) - latitude) * metresPerDegree
}

const app = document.querySelector('#app')
if (app !== null) void showPlaces(app)
