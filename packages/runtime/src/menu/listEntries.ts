import type { MenuCity, MenuEntry } from '../context/MenuEntry.ts'

/** The entries of one menu that a city shows, in their order. */
export function listEntries(
  menu: readonly MenuEntry[],
  area: MenuEntry['area'],
  city: MenuCity,
): readonly MenuEntry[] {
  return menu
    .filter((entry) => entry.area === area && (entry.isOn === undefined || entry.isOn(city)))
    .sort((one, other) => one.order - other.order)
}
