import type { AnyRoute } from '@tanstack/react-router'
import type { MenuEntry } from '../context/MenuEntry.ts'

/** The entries of all menus: those of an app's pages that stand in one. */
export function listMenu(routes: readonly AnyRoute[]): readonly MenuEntry[] {
  return routes.flatMap((route) => {
    const { page } = route.options.staticData ?? {}
    if (page?.menu === undefined) return []
    const { menu, titles, isOn } = page
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the path of a route is an address of its app
    return [{ isOn, ...menu, titles, to: findPath(route) as MenuEntry['to'] }]
  })
}

/** The whole path of a route, also before a router is made of it. */
function findPath(route: AnyRoute): string {
  const parts: string[] = []
  for (let at: AnyRoute | undefined = route; at !== undefined; at = at.options.getParentRoute?.()) {
    const { options } = at
    parts.unshift('path' in options && typeof options.path === 'string' ? options.path : '')
  }
  return `/${parts.filter((part) => part !== '' && part !== '/').join('/')}`
}
