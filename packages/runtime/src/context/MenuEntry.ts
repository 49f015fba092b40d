import type { City, CitySettings, Titles } from '@parking/domain'
import type { IconProps } from '@parking/ui'
import type { LinkProps } from '@tanstack/react-router'
import type { ComponentType } from 'react'

/** What a city decides about its menus; the settings are null until they have come. */
export interface MenuCity {
  readonly flags: City['flags']
  readonly settings: CitySettings | null
}

/**
 * What a page is called, in menus and in the browser's tab: in every language, because menus are
 * drawn before the texts of a feature have come.
 */
export type PageTitles = (city: MenuCity) => Titles

/** A page as menus show it. Features export their entries beside their routes. */
export interface MenuEntry {
  readonly id: string
  readonly to: NonNullable<LinkProps['to']>
  readonly icon: ComponentType<IconProps>
  readonly titles: PageTitles
  /** Whether it stands among the pages for everybody, in the menu of the account, or for guests only. */
  readonly area: 'public' | 'account' | 'guest'
  /** The place in its menu: smaller comes first. */
  readonly order: number
  /** Whether it is the present page only at its own address, not at those below it. */
  readonly isExact?: boolean
  /** Whether the city has the page; every city has it when absent. */
  readonly isShown?: (city: MenuCity) => boolean
}
