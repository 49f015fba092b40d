import { lazyRouteComponent, notFound, redirect } from '@tanstack/react-router'
import { settingsQuery } from '@parking/api-client'
import type { Titles } from '@parking/domain'
import type { ComponentType } from 'react'
import type { AppContext } from '../context/AppContext.ts'
import type { MenuCity, MenuPlace, PageTitles } from '../context/MenuEntry.ts'
import type { Texts } from '../texts/defineTexts.ts'
import type { LateWords } from './lateFile.ts'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    readonly page?: Pick<PageDescriptor<never, never>, 'menu' | 'isOn'> & {
      readonly titles: PageTitles
    }
  }
}

/** What a page reads of its address: nothing, unless it says so. */
type Asked<Params, Deps> = (unknown extends Params ? object : { readonly params: Params }) &
  (unknown extends Deps ? object : { readonly deps: Deps })

/** What the file of a page exports: what the page shows, and what it can't be shown without. */
export interface LatePage<Params = unknown, Deps = unknown> {
  readonly Page: ComponentType
  /** The texts that it shows, so that English ones come with it. */
  readonly texts: readonly Texts<unknown>[]
  /**
   * Asks for what the page shows. It waits for those answers whose failure the page can't tell by
   * itself.
   *
   * @throws a redirect or not-found where the address leads elsewhere
   */
  readonly open?: (context: AppContext, asked: Asked<Params, Deps>) => void | Promise<void>
}

/** What is known of a page before its file is there: menus, guards, loaders and titles follow from it. */
export interface PageDescriptor<Params, Deps> extends LateWords {
  /** What it is called, in menus and in the browser's tab. */
  readonly titles: Titles | PageTitles
  /** Where it stands in a menu; absent where no menu leads to it. */
  readonly menu?: MenuPlace
  /** Whether a city has it; every city has it when absent. */
  readonly isOn?: (city: MenuCity) => boolean
  /** Where a city without it leads to; it says that there is no such page when absent. */
  readonly instead?: string
  /** Imports its file. */
  readonly load: () => Promise<LatePage<Params, Deps>>
}

/**
 * Makes the options of a page's route: its title and place in a menu, the guard for cities that lack
 * it, and the loading of its file, its texts and what it asks for. When a file does not come, the
 * router by itself loads the whole site anew, even while money moves. So the browser's error is
 * replaced with one of our own, at which the router does not.
 *
 * @throws not-found or a redirect, while it opens, where the city has no such page
 * @throws {@link ApiError} when that hangs on the city's settings and they can't be read
 */
export function page<Params, Deps>(descriptor: PageDescriptor<Params, Deps>) {
  const { titles, menu, isOn, instead } = descriptor
  // Loader and component wait for one load: a file that is lost is one error.
  let loading: Promise<LatePage<Params, Deps>> | null = null
  const load = (): Promise<LatePage<Params, Deps>> => {
    loading ??= descriptor.load().catch((cause: unknown) => {
      loading = null
      throw new Error('A file of the page did not come.', { cause })
    })
    return loading
  }
  return {
    staticData: {
      page: {
        titles: typeof titles === 'function' ? titles : () => titles,
        ...(menu === undefined ? {} : { menu }),
        ...(isOn === undefined ? {} : { isOn }),
      },
    },
    beforeLoad: async ({ context }: { readonly context: AppContext }): Promise<void> => {
      if (isOn === undefined || (await isOnIn(context, isOn))) return
      throw instead === undefined ? notFound() : redirect({ href: instead, replace: true })
    },
    loader: async (
      asked: Asked<Params, Deps> & { readonly context: AppContext },
    ): Promise<void> => {
      const { context } = asked
      const { texts, open } = await load()
      await Promise.all([
        open?.(context, asked),
        ...texts.map((source) => context.translator.load(source)),
      ])
    },
    component: lazyRouteComponent(load, 'Page'),
  }
}

/** Before anything of the page is loaded: a city's site may not even have its files. */
async function isOnIn(
  { api, city, queryClient }: AppContext,
  isOn: (city: MenuCity) => boolean,
): Promise<boolean> {
  if (isOn({ city, settings: null })) return true
  const settings = await queryClient.ensureQueryData(settingsQuery(api))
  return isOn({ city, settings })
}
