import { Button } from '@mantine/core'
import { newsQuery } from '@parking/api-client'
import type { NewsItem } from '@parking/domain'
import {
  errorTexts,
  failedReading,
  type LatePage,
  LoadFailed,
  UnreadableNote,
  useAppContext,
  useTexts,
} from '@parking/runtime'
import { EmptyState, LoadingRing, PlainPage, Sheet } from '@parking/ui'
import { useQueries } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { cityTexts } from '../texts/ru.ts'
import { CityPicture } from '../html/CityPicture.tsx'
import { cityLang } from '../words/cityLang.ts'
import css from '../words/words.module.css'
import { whenOpen } from '../whenOpen.ts'
import { useDateText } from '../words/useDateText.ts'

/** How many pieces of news are read at a time. */
const newsPageSize = 10

/** The part of the news that is read first. */
const firstNews = { limit: newsPageSize, offset: 0 } as const

/** The city's news, as far as somebody has gone on. */
export function NewsPage(): ReactNode {
  const { t } = useTexts(cityTexts)
  const { api } = useAppContext()
  const [count, setCount] = useState(1)
  const parts = useQueries({
    queries: Array.from({ length: count }, (_, part) =>
      newsQuery(api, { limit: newsPageSize, offset: part * newsPageSize }),
    ),
  })
  const items = parts.flatMap(({ data }) => data?.items ?? [])
  const failed = failedReading(parts.filter(({ data }) => data === undefined))
  const isLoading = parts.some(({ isPending }) => isPending)
  const last = parts.at(-1)?.data
  const hasMore =
    last !== undefined && (last.unreadable !== 0 || last.items.length === newsPageSize)
  return (
    <PlainPage isText title={t('news.title')}>
      {items.length > 0 ? (
        <ul className={css['list']}>
          {items.map((item) => (
            <NewsLine key={item.id} item={item} />
          ))}
        </ul>
      ) : null}
      {parts.map(({ data }, part) =>
        data === undefined ? null : (
          // oxlint-disable-next-line react/no-array-index-key -- the parts of the list never move
          <UnreadableNote key={part} count={data.unreadable} />
        ),
      )}
      {isLoading ? <LoadingRing label={t('page.loading')} /> : null}
      {failed === null ? null : <LoadFailed title={t('news.failed')} query={failed} />}
      {!isLoading && failed === null && items.length === 0 && last?.unreadable === 0 ? (
        <EmptyState title={t('news.emptyTitle')} description={t('news.emptyText')} />
      ) : null}
      {hasMore ? (
        <Button variant="default" onClick={() => setCount(count + 1)}>
          {t('news.more')}
        </Button>
      ) : null}
    </PlainPage>
  )
}

function NewsLine({ item }: { readonly item: NewsItem }): ReactNode {
  const { t } = useTexts(cityTexts)
  const dateText = useDateText()
  return (
    <li>
      <Sheet>
        <CityPicture image={item.image} />
        <h2>
          <Link
            to="/news/$id"
            params={{ id: item.id }}
            lang={item.title === null ? undefined : cityLang}
          >
            {item.title ?? t('news.untitled')}
          </Link>
        </h2>
        {item.at === null ? null : <p className={css['muted']}>{dateText(item.at)}</p>}
      </Sheet>
    </li>
  )
}

/** What the page can't be shown without. */
export const newsPage: LatePage = {
  Page: NewsPage,
  texts: [cityTexts, errorTexts],
  open: (context) => {
    const { api, queryClient } = context
    void queryClient.prefetchQuery(newsQuery(api, firstNews))
    return whenOpen(context)
  },
}
