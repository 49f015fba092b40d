import { readUrl } from '@parking/domain'
import {
  RussianText,
  findOwnPage,
  plainSearch,
  useAppContext,
  useCitySettings,
  useTexts,
} from '@parking/runtime'
import { ExternalIcon } from '@parking/ui'
import { Link, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { portalTexts } from '../texts/ru.ts'

/**
 * The items that a city adds to some menus, each menu's in its order and none twice. An item that leads
 * where an entry of the features does is left out, and so is one to a page that this version has not got.
 */
export function CityMenuItems(props: {
  readonly places: readonly ('header' | 'footer' | 'mobile')[]
  readonly className: string
  readonly onFollow?: () => void
}): ReactNode {
  const { places, className, onFollow } = props
  const { menu } = useAppContext()
  const { language } = useTexts(portalTexts)
  const router = useRouter()
  const menus = useCitySettings()?.menu
  const items = places.flatMap((place) =>
    (menus?.[place] ?? []).toSorted((one, other) => one.order - other.order),
  )
  return items
    .filter(({ path }, at) => items.findIndex((item) => item.path === path) === at)
    .map(({ path, titles }) => {
      const title = titles[language] || titles.ru
      // A path begins with a slash: what stands without one says nothing of where it begins.
      const outside = readUrl(path, 'link')
      const page = outside !== null || path.startsWith('/') ? findOwnPage(router, path) : null
      if (page !== null) {
        const { pathname, search, hash } = page
        return menu.some(({ to }) => to === `${pathname}${search}`) ? null : (
          <Link
            key={path}
            to={pathname}
            search={plainSearch.parseSearch(search)}
            hash={hash.slice(1)}
            className={className}
            onClick={() => onFollow?.()}
          >
            <RussianText>{title}</RussianText>
          </Link>
        )
      }
      return outside === null ? null : (
        <a
          key={path}
          className={className}
          href={outside}
          target="_blank"
          rel="noopener noreferrer"
        >
          <ExternalIcon /> <RussianText>{title}</RussianText>
        </a>
      )
    })
}
