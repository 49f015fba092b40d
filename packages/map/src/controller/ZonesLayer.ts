import type BaseLayer from 'ol/layer/Base.js'
import VectorLayer from 'ol/layer/Vector.js'
import RenderFeature from 'ol/render/Feature.js'
import VectorSource from 'ol/source/Vector.js'
import Fill from 'ol/style/Fill.js'
import Icon from 'ol/style/Icon.js'
import Stroke from 'ol/style/Stroke.js'
import Style from 'ol/style/Style.js'
import type { Scheme } from '../look/markerLook.ts'
import { zoneColours } from '../look/zoneColours.ts'
import { noZones, type ZoneArea, type ZoneMap } from '../model/zoneMap.ts'
import type { WorldPoint } from '../model/place.ts'
import { placeZoneLabels, type Sight, type ZoneLabel } from '../model/placeZoneLabels.ts'
import { density } from './drawMarker.ts'
import { drawZoneLabel, zoneLabelWidth } from './drawZoneLabel.ts'
import { farthestPlaces, type Drawn } from './PlacesLayer.ts'
import { styleOf } from './styleOf.ts'
import type { ZoneLook } from './MapDriver.ts'
import { worldToMap } from './projection.ts'
import { withAlpha } from './withAlpha.ts'

/** Pixels above and below the middle of a label at which a finger still finds it. */
const fingerReach = 22

/** The zones on the map: their borders, and their numbers with what an hour costs now. */
export class ZonesLayer {
  readonly layers: readonly BaseLayer[]
  readonly #grounds = new VectorSource<RenderFeature>()
  readonly #labels = new VectorSource<RenderFeature>()
  readonly #pictures = new Map<string, Style>()
  #zones: ZoneMap = noZones
  #looks: ReadonlyMap<string, ZoneLook> = new Map()
  #scheme: Scheme
  #chosen: string | null = null
  #drawn: Drawn | null = null
  #shown: readonly ZoneLabel[] = []

  constructor(scheme: Scheme) {
    this.#scheme = scheme
    const common = { style: styleOf, updateWhileInteracting: true }
    this.layers = [
      new VectorLayer({ ...common, source: this.#grounds, zIndex: 8 }),
      new VectorLayer({ ...common, source: this.#labels, zIndex: 18 }),
    ]
  }

  get zones(): ZoneMap {
    return this.#zones
  }

  show(zones: ZoneMap, looks: ReadonlyMap<string, ZoneLook>): void {
    this.#zones = zones
    this.#looks = looks
    this.#drawn = null
  }

  setScheme(scheme: Scheme): void {
    this.#scheme = scheme
    this.#pictures.clear()
    this.#drawn = null
  }

  choose(zone: string | null): void {
    if (zone === this.#chosen) return
    this.#chosen = zone
    this.#drawn = null
  }

  /**
   * Draws borders when they look different, and labels where the markers leave room for them.
   *
   * @param hasNewSight - whether another part of the map is seen: labels are placed anew for it
   */
  draw(drawn: Drawn, taken: readonly WorldPoint[], sight: () => Sight, hasNewSight: boolean): void {
    if (drawn === this.#drawn && !hasNewSight) return
    const isFar = drawn.zoom <= farthestPlaces
    if (this.#drawn === null || this.#drawn.zoom <= farthestPlaces !== isFar) {
      this.#drawGrounds(isFar)
    }
    this.#drawn = drawn
    if (this.#zones.areas.length === 0 && this.#shown.length === 0) return
    this.#shown = placeZoneLabels(this.#zones, sight(), taken, this.#chosen, (zone) =>
      zoneLabelWidth(zone, this.#priceOf(zone)),
    )
    this.#labels.clear(true)
    this.#labels.addFeatures(
      this.#shown.map(({ zone, at }) =>
        feature('Point', worldToMap(at), [], this.#labelStyle(zone)),
      ),
    )
  }

  /** The zone under a finger: by its label, and from afar by its ground. */
  hit([x, y]: WorldPoint, zoom: number): string | null {
    const pixel = 1 / (256 * 2 ** zoom)
    const label = this.#shown.find(
      ({ at, width }) =>
        Math.abs(at[0] - x) < (width / 2) * pixel && Math.abs(at[1] - y) < fingerReach * pixel,
    )
    if (label !== undefined) return label.zone
    return Math.floor(zoom + 0.001) <= farthestPlaces ? this.#zones.zoneAt([x, y]) : null
  }

  #drawGrounds(isFar: boolean): void {
    this.#grounds.clear(true)
    this.#grounds.addFeatures(
      this.#zones.areas.flatMap((area) => {
        const [flat, ends] = flatten(area)
        return this.#groundStyles(area.zone, isFar).map((style) =>
          feature('Polygon', flat, ends, style),
        )
      }),
    )
  }

  #groundStyles(zone: string, isFar: boolean): readonly Style[] {
    const { line, ground, strength } = zoneColours(this.#toneOf(zone), this.#scheme)
    const isChosen = zone === this.#chosen
    // Near the ground the map itself is looked at: only the border stays.
    const alpha = (isFar ? strength : 0) + (isChosen ? 0.1 : 0)
    const fill = alpha === 0 ? {} : { fill: new Fill({ color: withAlpha(ground, alpha) }) }
    const stroke = (color: string, width: number) => new Stroke({ color, width, lineJoin: 'round' })
    if (!isChosen) {
      return [new Style({ ...fill, stroke: stroke(withAlpha(line, 0.75), isFar ? 1.75 : 2.5) })]
    }
    const casing = this.#scheme === 'light' ? '#ffffff' : '#0b1017'
    return [
      new Style({ ...fill, zIndex: 1, stroke: stroke(casing, 8) }),
      new Style({ zIndex: 2, stroke: stroke(line, 4.5) }),
    ]
  }

  #toneOf(zone: string) {
    return this.#looks.get(zone)?.tone ?? 'unknown'
  }

  #priceOf(zone: string): string | null {
    return this.#looks.get(zone)?.price ?? null
  }

  #labelStyle(zone: string): Style {
    const price = this.#priceOf(zone)
    const { line } = zoneColours(this.#toneOf(zone), this.#scheme)
    const isChosen = zone === this.#chosen
    const key = `${zone}/${price ?? ''}/${line}/${isChosen}`
    const known = this.#pictures.get(key)
    if (known !== undefined) return known
    const img = drawZoneLabel(zone, price, line, isChosen, this.#scheme)
    const style = new Style({
      zIndex: isChosen ? 1 : 0,
      image: new Icon({ img, scale: 1 / density }),
    })
    this.#pictures.set(key, style)
    return style
  }
}

function feature(type: 'Point' | 'Polygon', flat: number[], ends: number[], style: Style) {
  return new RenderFeature(type, flat, ends, 2, { style }, undefined)
}

/** The rings of a zone as OpenLayers draws them, one behind the other. */
function flatten({ rings }: ZoneArea): [flat: number[], ends: number[]] {
  const flat: number[] = []
  const ends: number[] = []
  for (const ring of rings) {
    const [first] = ring
    if (first === undefined) continue
    for (const point of [...ring, first]) flat.push(...worldToMap(point))
    ends.push(flat.length)
  }
  return [flat, ends]
}
