import type { Language } from '@parking/runtime'
import type { FeatureLike } from 'ol/Feature.js'
import { textHeights } from 'ol/render/canvas.js'
import Fill from 'ol/style/Fill.js'
import Stroke from 'ol/style/Stroke.js'
import Style from 'ol/style/Style.js'
import Text from 'ol/style/Text.js'
import type { BaseColours } from '../look/baseColours.ts'

/** The names on the base map. */
export interface LabelStyles {
  /** The name of a street along it; null where it has none or there is no room yet. */
  readonly street: (feature: FeatureLike, zoom: number) => Style | null
  readonly place: (feature: FeatureLike, kind: string, zoom: number) => Style | undefined
}

/** Nearer than this everybody knows which city it is. */
const cityUntilZoom = 14

const family = 'system-ui, sans-serif'
const fonts = {
  large: `600 15px ${family}`,
  medium: `500 13px ${family}`,
  small: `500 12px ${family}`,
} as const

// OpenLayers would measure a font by writing markup into an element, which the page's policy of
// trusted types refuses. The families are generic, so what is noted here is never thrown away.
for (const font of Object.values(fonts)) {
  textHeights[font] = Math.ceil(Number.parseInt(font.slice(4), 10) * 1.25)
}

/** Makes the styles of names in a language; another one's name is better than none. */
export function labelStyles(colours: BaseColours, language: Language): LabelStyles {
  const nameOf = (feature: FeatureLike): string => {
    const names: unknown[] = [feature.get('name'), feature.get('name_en')]
    if (language === 'en') names.reverse()
    return names.find((name): name is string => typeof name === 'string' && name !== '') ?? ''
  }
  const written = textMaker(colours)
  const street = written(fonts.small, colours.text, 'line')
  const places: Readonly<Record<string, Style>> = {
    city: written(fonts.large, colours.text, 'point'),
    suburb: written(fonts.large, colours.text, 'point'),
    water: written(fonts.medium, colours.waterText, 'point'),
    park: written(fonts.small, colours.parkText, 'point'),
    place: written(fonts.small, colours.text, 'point'),
  }
  return {
    street: (feature, zoom) => {
      const name = nameOf(feature)
      if (name === '' || zoom < fromZoom(feature.get('kind'))) return null
      street.getText()?.setText(name)
      return street
    },
    place: (feature, kind, zoom) => {
      const style = kind === 'city' && zoom > cityUntilZoom ? undefined : places[kind]
      style?.getText()?.setText(nameOf(feature))
      return style
    },
  }
}

function fromZoom(kind: unknown): number {
  if (kind === 'highway' || kind === 'main') return 13
  return kind === 'minor' ? 16 : 15
}

function textMaker(colours: BaseColours) {
  const stroke = new Stroke({ color: colours.halo, width: 3 })
  return (font: string, colour: string, placement: 'line' | 'point') =>
    new Style({
      zIndex: 30,
      text: new Text({
        font,
        placement,
        stroke,
        fill: new Fill({ color: colour }),
        overflow: false,
        maxAngle: Math.PI / 8,
        ...(placement === 'line' && { repeat: 420 }),
      }),
    })
}
