import type { MenuEntry } from '@parking/runtime'
import { Link } from '@tanstack/react-router'
import './createPortalRouter.tsx'

/** Never rendered: the type check of the portal is the test. Links know every address and search. */
export const links = [
  <Link key="map" to="/" />,
  <Link key="zone" to="/" search={{ zone: '101' }} />,
  <Link key="parking" to="/profile/parking" search={{ zone: '101', type: 'roadside' }} />,
  <Link key="operations" to="/profile/operations" />,
  // @ts-expect-error there is no such page
  <Link key="nowhere" to="/profile/nowhere" />,
  // @ts-expect-error a zone is a text
  <Link key="number" to="/profile/parking" search={{ zone: 101 }} />,
]

/** The addresses of menu entries are links too. */
export const addresses: MenuEntry['to'][] = [
  '/profile/operations',
  // @ts-expect-error there is no such page
  '/profile/nowhere',
]
