import { readUrl } from '@parking/domain'
import { useAppContext, useCitySettings, useIsMember, useMessages } from '@parking/runtime'
import { ExternalIcon } from '@parking/ui'
import { Link, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { portalMessages } from '../messages/portalMessages.ts'

/**
 * The items that a city adds to some menus, each menu's in its order and none twice. An item that leads to a page which this
 * version does not have is left out, and so is one for guests where somebody is signed in.
 */
export function CityMenuItems(props: {
  readonly places: readonly ('header' | 'footer' | 'mobile')[]
  readonly className: string
  readonly onFollow?: () => void
  /** Leaves out what the entries of the features lead to already. */
  readonly isWithoutEntries?: boolean
}): ReactNode {
  const { places, className, onFollow, isWithoutEntries = false } = props
  const { menu } = useAppContext()
  const { language } = useMessages(portalMessages)
  const router = useRouter()
  const isMember = useIsMember()
  // The route that takes any address is no page, and two slashes begin the name of a host.
  const hasPage = (path: string): boolean => {
    if (!/^\/(?!\/)/u.test(path)) return false
    const [, , found] = router.getMatchedRoutes(path)
    return found !== undefined && found.fullPath !== '/$'
  }
  const menus = useCitySettings()?.menu
  const items = places.flatMap((place) =>
    (menus?.[place] ?? []).toSorted((one, other) => one.order - other.order),
  )
  return items
    .filter(({ path }, at) => items.findIndex((item) => item.path === path) === at)
    .map(({ path, titles }) => {
      const title = titles[language] || titles.ru
      const outside = readUrl(path, 'link')
      if (outside !== null) {
        return (
          <a
            key={path}
            className={className}
            href={outside}
            target="_blank"
            rel="noopener noreferrer"
          >
            <ExternalIcon /> {title}
          </a>
        )
      }
      const entry = menu.find(({ to }) => to === path)
      const isOut =
        entry !== undefined && (isWithoutEntries || (isMember && entry.area === 'guest'))
      if (isOut || !hasPage(path)) return null
      return (
        <Link key={path} to={path} className={className} onClick={() => onFollow?.()}>
          {title}
        </Link>
      )
    })
}
