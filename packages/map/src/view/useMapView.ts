import type { ParkingCategory } from '@parking/domain'
import { create } from 'zustand'
import { defaultFilters, type MapFilters } from '../model/filterPlaces.ts'
import type { LayerName } from '../model/layers.ts'
import { notNarrowed, type Narrowing } from '../model/narrowPlaces.ts'

/** What somebody chose on the map; a card shows it. */
export type Selection =
  | { readonly kind: 'place'; readonly id: string }
  | { readonly kind: 'zone'; readonly zone: string }

/** What is open beside the map: on phones the list is closed at first. */
export type Panel = 'list' | 'legend'

/** What the map shows besides its data. */
export interface MapView {
  readonly filters: MapFilters
  readonly selection: Selection | null
  /** Id of the place that the list is at. */
  readonly pointedAt: string | null
  readonly narrowing: Narrowing
  /** Whether the list names meters and terminals too. */
  readonly listsMachines: boolean
  readonly panel: Panel | null
}

/** What the map shows, for whoever renders it. */
export const useMapView = create<MapView>()(() => ({
  filters: defaultFilters,
  selection: null,
  pointedAt: null,
  narrowing: notNarrowed,
  listsMachines: false,
  panel: null,
}))

const set = (change: Partial<MapView>): void => useMapView.setState(change)

/** The filters of an earlier visit were found. */
export function filtersRestored(filters: MapFilters): void {
  set({ filters })
}

/** A layer was switched on or off. */
export function layerSwitched(layer: LayerName): void {
  const { filters } = useMapView.getState()
  set({ filters: { ...filters, hiddenLayers: switched(filters.hiddenLayers, layer) } })
}

/** A category of parkings was switched on or off. */
export function categorySwitched(category: ParkingCategory): void {
  const { filters } = useMapView.getState()
  set({ filters: { ...filters, hiddenCategories: switched(filters.hiddenCategories, category) } })
}

/** Everything is to be shown. */
export function filtersCleared(): void {
  set({ filters: { hiddenLayers: [], hiddenCategories: [] } })
}

/** The address, which names what is open, is another one; what it says nothing new of stays. */
export function layersFound(found: Partial<Pick<MapView, 'selection' | 'panel'>>): void {
  const { selection } = useMapView.getState()
  const isKept = found.selection !== undefined && isSame(found.selection, selection)
  set({ ...found, ...(isKept && { selection }) })
}

/** A place was chosen, on the map, in the list, in the search or by the address. */
export function placeChosen(id: string): void {
  set({ selection: { kind: 'place', id }, panel: null })
}

/** A zone was chosen. */
export function zoneChosen(zone: string): void {
  set({ selection: { kind: 'zone', zone }, panel: null })
}

/** The card was closed. */
export function selectionCleared(): void {
  set({ selection: null })
}

/** The list came to a place, or left all of them: null. */
export function placePointedAt(id: string | null): void {
  set({ pointedAt: id })
}

/** Somebody looks for certain parkings, or no longer. */
export function narrowed(change: Partial<Narrowing>): void {
  set({ narrowing: { ...useMapView.getState().narrowing, ...change } })
}

/** Meters and terminals were asked for in the list, or no longer. */
export function machinesListed(listsMachines: boolean): void {
  set({ listsMachines })
}

/** Nothing was left in the list: it shows what a first visit does. */
export function parkingsRestored(): void {
  set({ filters: defaultFilters, narrowing: notNarrowed })
}

/** What the page calls the legend's panel. */
export const legendId = 'legend'

/** A panel was opened, or closed when it was open. */
export function panelToggled(panel: Panel): void {
  set({ panel: useMapView.getState().panel === panel ? null : panel })
}

function isSame(one: Selection | null, other: Selection | null): boolean {
  return selectionKey(one) === selectionKey(other)
}

/** Tells what is chosen from everything else that can be; empty for nothing. */
export function selectionKey(selection: Selection | null): string {
  if (selection === null) return ''
  return selection.kind === 'zone' ? `zone ${selection.zone}` : `place ${selection.id}`
}

function switched<Name>(names: readonly Name[], name: Name): readonly Name[] {
  return names.includes(name) ? names.filter((one) => one !== name) : [...names, name]
}
