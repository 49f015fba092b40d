import { pageQuery } from '@parking/api-client'
import { useAppContext, useCitySettings, useTexts, type PageTitles } from '@parking/runtime'
import { Sheet, PlainPage } from '@parking/ui'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ServerHtml } from '../html/ServerHtml.tsx'
import { cityTexts } from '../texts/ru.ts'
import { pagesTitles } from '../titles.ts'
import { cityLang } from '../words/cityLang.ts'
import { Loaded } from '../words/Loaded.tsx'
import { helpPath } from './helpPath.ts'

/** The page that an address names. */
export function ContentPage(): ReactNode {
  const { path = helpPath } = useParams({ strict: false })
  return <WrittenPage path={path} titles={pagesTitles} />
}

/** A page that the city has written. */
export function WrittenPage(props: {
  readonly path: string
  /** What it is called where the city has given it no title. */
  readonly titles: PageTitles
  /** Whether that name comes first. */
  readonly isNamed?: boolean
}): ReactNode {
  const { path, titles, isNamed = false } = props
  const { t, language } = useTexts(cityTexts)
  const { api, city } = useAppContext()
  const settings = useCitySettings()
  const query = useQuery(pageQuery(api, path))
  const usual = titles({ flags: city.flags, settings })[language]
  return (
    <PlainPage
      isText
      title={isNamed ? usual : (query.data?.title ?? usual)}
      titleLang={!isNamed && query.data?.title ? cityLang : undefined}
    >
      <Loaded query={query} failed={t('page.failed')}>
        {({ html }) => (
          <Sheet>
            <ServerHtml html={html} />
          </Sheet>
        )}
      </Loaded>
    </PlainPage>
  )
}
