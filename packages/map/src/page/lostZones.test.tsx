import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderMap } from '../testing/renderMap.tsx'
import { wireFeature, wireMap } from '../testing/wireMap.ts'

const outlineBeside = vi.hoisted(() => vi.fn<() => Promise<never>>())
vi.mock('../read/outlineBeside.ts', () => ({ outlineBeside }))

it('shows the places where the file that outlines the zones is lost', async () => {
  outlineBeside.mockRejectedValue(new TypeError('Failed to fetch'))
  await renderMap({ map: () => wireMap(wireFeature('a', { code: '20301' })) })
  // An error that nobody catches fails the run.
  await waitFor(() => expect(outlineBeside).toHaveBeenCalled())
  expect(await screen.findByRole('button', { name: /Парковка 20301/u })).toBeTruthy()
})
