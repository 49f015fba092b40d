import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { withResolvers } from '@parking/domain/testing'
import type { Place } from '../model/place.ts'
import type { MapSearch } from '../model/readMapSearch.ts'
import { sampleObject, samplePlaces } from '../testing/samplePlaces.ts'
import { panelToggled, useMapView, zoneChosen } from '../view/useMapView.ts'
import { useLayersInAddress } from './useLayersInAddress.ts'

afterEach(cleanup)

const readPlaces = (): readonly Place[] => samplePlaces([sampleObject({ id: 'near' })])

interface Shown {
  readonly search: MapSearch
  readonly places: readonly Place[]
}

/** The hook on a line so slow that the address never follows what is pressed. */
function renderSlow(first: Shown) {
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
  router.navigate = () => withResolvers<void>().promise
  return renderHook(({ search, places }: Shown) => useLayersInAddress(search, places), {
    initialProps: first,
    wrapper: ({ children }) => (
      <RouterContextProvider router={router}>{children}</RouterContextProvider>
    ),
  })
}

it('leaves a list that was opened before the places came', () => {
  const { rerender } = renderSlow({ search: {}, places: [] })
  act(() => panelToggled('list'))
  rerender({ search: {}, places: readPlaces() })
  expect(useMapView.getState().panel).toBe('list')
})

it('leaves a card that was opened while the places were renewed', () => {
  const { rerender } = renderSlow({ search: {}, places: readPlaces() })
  act(() => zoneChosen('102'))
  rerender({ search: {}, places: readPlaces() })
  expect(useMapView.getState().selection).toEqual({ kind: 'zone', zone: '102' })
})

it('leaves a list that was opened before the page had read its address', () => {
  panelToggled('list')
  renderSlow({ search: {}, places: [] })
  expect(useMapView.getState().panel).toBe('list')
})

it('opens what the address asks for, once its places have come, and closes what it drops', () => {
  const { rerender } = renderSlow({ search: { zone: '101', panel: 'list' }, places: [] })
  expect(useMapView.getState()).toMatchObject({ selection: null, panel: 'list' })
  rerender({ search: { zone: '101', panel: 'list' }, places: readPlaces() })
  expect(useMapView.getState().selection).toEqual({ kind: 'zone', zone: '101' })
  rerender({ search: {}, places: readPlaces() })
  expect(useMapView.getState()).toMatchObject({ selection: null, panel: null })
})
