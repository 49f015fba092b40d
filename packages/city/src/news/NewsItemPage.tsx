import { orNotFound } from '../orNotFound.ts'
import { whenOpen } from '../whenOpen.ts'
import { newsItemQuery } from '@parking/api-client'
import { useAppContext, useOpenTitle, useTexts, type LatePage, errorTexts } from '@parking/runtime'
import { Sheet, PlainPage } from '@parking/ui'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ServerHtml } from '../html/ServerHtml.tsx'
import { CityPicture } from '../html/CityPicture.tsx'
import { cityLang } from '../words/cityLang.ts'
import { cityTexts } from '../texts/ru.ts'
import css from '../words/words.module.css'
import { Loaded } from '../words/Loaded.tsx'
import { useDateText } from '../words/useDateText.ts'

/** A piece of news. */
export function NewsItemPage(): ReactNode {
  const { t } = useTexts(cityTexts)
  const { api } = useAppContext()
  const { id = '' } = useParams({ strict: false })
  const query = useQuery(newsItemQuery(api, id))
  const dateText = useDateText()
  useOpenTitle(query.data?.title ?? null)
  const title = query.data === undefined ? t('news.title') : query.data.title
  return (
    <PlainPage
      isText
      title={title ?? t('news.untitled')}
      titleLang={query.data?.title ? cityLang : undefined}
    >
      <Loaded query={query} failed={t('page.failed')}>
        {({ html, at, image }) => (
          <Sheet>
            <CityPicture image={image} />
            {at === null ? null : <p className={css['muted']}>{dateText(at)}</p>}
            {html === null ? <p>{t('news.empty')}</p> : <ServerHtml html={html} />}
          </Sheet>
        )}
      </Loaded>
      <p>
        <Link to="/news">{t('news.back')}</Link>
      </p>
    </PlainPage>
  )
}

/** What the page can't be shown without. */
export const newsItemPage: LatePage<{ readonly id: string }> = {
  Page: NewsItemPage,
  texts: [cityTexts, errorTexts],
  open: async (context, { params }) => {
    const { api, queryClient } = context
    await Promise.all([
      whenOpen(context),
      orNotFound(queryClient.ensureQueryData(newsItemQuery(api, params.id))),
    ])
  },
}
