import type { MenuEntry } from '@parking/runtime'
import { Link } from '@tanstack/react-router'
import './createConsoleRouter.tsx'

/** Never rendered: the type check of the console is the test. Links know every address. */
export const links = [
  <Link key="login" to="/legal/auth" />,
  <Link key="company" to="/coop-profile" />,
  <Link key="drivers" to="/coop-profile/drivers" search={{ q: 'А123', show: 'active' }} />,
  // @ts-expect-error no list is searched by that
  <Link key="search" to="/coop-profile/drivers" search={{ name: 'А123' }} />,
  // @ts-expect-error there is no such page
  <Link key="nowhere" to="/coop-profile/nowhere" />,
  // @ts-expect-error the portal is another app: a plain link leads there
  <Link key="portal" to="/profile/parking" />,
]

/** The addresses of menu entries are links too. */
export const addresses: MenuEntry['to'][] = [
  '/coop-profile',
  // @ts-expect-error the portal is another app
  '/profile/parking',
]
