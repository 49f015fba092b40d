import { formatUntil } from '@parking/domain'
import { CityPhone, useAppContext, useTexts } from '@parking/runtime'
import { ErrorCard, useNow } from '@parking/ui'
import type { ReactNode } from 'react'
import { mapTexts } from '../texts/ru.ts'
import type { MapData } from '../view/useMapData.ts'
import css from './Notices.module.css'

/** Says over the map how the loading of the places went, where that is not plain to see. */
export function DataNotice({ data }: { readonly data: MapData }): ReactNode {
  const { city } = useAppContext()
  const { t, language } = useTexts(mapTexts)
  const now = useNow('minute')
  switch (data.kind) {
    case 'loading':
      return <p className={css['notice']}>{t('data.loading')}</p>
    case 'failed':
      return (
        <ErrorCard
          title={t('data.failed')}
          description={
            <>
              {t('data.failedText')}
              <CityPhone error={data.error} />
            </>
          }
          onRetry={data.retry}
          retryLabel={t('data.retry')}
          retrying={data.isFetching}
        />
      )
    case 'old': {
      const time = formatUntil(data.loadedAt, now, { timeZone: city.timeZone, language })
      // The device's clock was put back since.
      const text = data.loadedAt === 0 ? t('data.oldOfUnknownTime') : t('data.old', { time })
      return (
        <Words text={text}>
          <button type="button" className={css['action']} onClick={data.retry}>
            {t('data.retry')}
          </button>
        </Words>
      )
    }
    case 'empty':
      return <Words text={t('data.empty')}>{t('data.emptyText')}</Words>
    case 'ready':
      return null
  }
}

function Words({
  text,
  children,
}: {
  readonly text: string
  readonly children: ReactNode
}): ReactNode {
  return (
    <div className={css['notice']}>
      <div className={css['words']}>
        <p className={css['title']}>{text}</p>
        {children}
      </div>
    </div>
  )
}
