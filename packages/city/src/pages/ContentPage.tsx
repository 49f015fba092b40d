import { orNotFound } from '../orNotFound.ts'
import { whenOpen } from '../whenOpen.ts'
import { pageQuery } from '@parking/api-client'
import {
  errorTexts,
  type LatePage,
  useAppContext,
  useOpenTitle,
  usePageName,
  useTexts,
} from '@parking/runtime'
import { PlainPage, Sheet } from '@parking/ui'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ServerHtml } from '../html/ServerHtml.tsx'
import { cityTexts } from '../texts/ru.ts'
import { cityLang } from '../words/cityLang.ts'
import { Loaded } from '../words/Loaded.tsx'

/** The page that the bare address of pages shows. */
const helpPath = 'help'

/** The page that an address names. */
export function ContentPage(): ReactNode {
  const { path = helpPath } = useParams({ strict: false })
  return <WrittenPage path={path} />
}

/** A page that the city has written. */
export function WrittenPage(props: {
  readonly path: string
  /** Whether the name of the page comes before the title that the city has given it. */
  readonly isNamed?: boolean
}): ReactNode {
  const { path, isNamed = false } = props
  const { t } = useTexts(cityTexts)
  const { api } = useAppContext()
  const query = useQuery(pageQuery(api, path))
  const usual = usePageName()
  const own = isNamed ? null : (query.data?.title ?? null)
  useOpenTitle(own === usual ? null : own)
  return (
    <PlainPage isText title={own ?? usual} titleLang={own === null ? undefined : cityLang}>
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

/** What the page can't be shown without. */
export const contentPage: LatePage<{ readonly path?: string | undefined }> = {
  Page: ContentPage,
  texts: [cityTexts, errorTexts],
  open: async (context, { params: { path = helpPath } }) => {
    const { api, queryClient } = context
    await Promise.all([
      whenOpen(context),
      orNotFound(queryClient.ensureQueryData(pageQuery(api, path))),
    ])
  },
}
