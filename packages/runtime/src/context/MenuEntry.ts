import type { City, CitySettings, Titles } from '@parking/domain'
import type { IconProps } from '@parking/ui'
import type { LinkProps } from '@tanstack/react-router'
import type { ComponentType } from 'react'

/** What decides which pages a city has; the settings are null until they have come. */
export interface MenuCity {
  readonly city: Pick<City, 'flags' | 'smsPrefix' | 'updatePage'>
  readonly settings: CitySettings | null
}

/**
 * What a page is called, in menus and in the browser's tab: in every language, because menus are
 * drawn before the texts of a feature have come.
 */
export type PageTitles = (city: MenuCity) => Titles

/** Where a page stands in a menu. */
export interface MenuPlace {
  /** Among the pages for everybody, in the menu of the account, for guests only, or about the service. */
  readonly area: 'public' | 'account' | 'guest' | 'service'
  /** The place in its menu: smaller comes first. */
  readonly order: number
  readonly icon: ComponentType<IconProps>
  /** Which cities' menus lead there, where that is not the same as which cities have the page. */
  readonly isOn?: ((city: MenuCity) => boolean) | undefined
  /** Whether it is the present page only at its own address, not at those below it. */
  readonly isExact?: boolean
}

/** A page as menus show it. */
export interface MenuEntry extends MenuPlace {
  readonly to: NonNullable<LinkProps['to']>
  readonly titles: PageTitles
}
