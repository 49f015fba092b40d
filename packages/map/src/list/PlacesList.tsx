import { lateFile, useTexts } from '@parking/runtime'
import { EmptyState } from '@parking/ui'
import { lazy, Suspense, type ReactNode } from 'react'
import { mapTexts } from '../texts/ru.ts'
import type { MapData } from '../view/useMapData.ts'
import type { ListedPlacesProps } from './ListedPlaces.tsx'
import { ListHeader } from './ListHeader.tsx'
import css from './PlacesList.module.css'

// They come while the places do: there is nothing to list before.
const listedPlacesModule = lateFile({ comes: 'list' }, import('./ListedPlaces.tsx'))
const ListedPlaces = lazy(async () => ({ default: (await listedPlacesModule).ListedPlaces }))

export interface PlacesListProps extends ListedPlacesProps {
  /** How the loading of the places went. */
  readonly loading: MapData['kind']
}

/** The places of the map as a list: all that the map can do, for the keyboard and for the ear. */
export function PlacesList({ loading, ...listed }: PlacesListProps): ReactNode {
  const { t } = useTexts(mapTexts)
  return (
    <section className={css['root']} aria-label={t('list.title')}>
      {loading === 'ready' || loading === 'old' ? (
        <Suspense fallback={<Without loading="loading" />}>
          <ListedPlaces {...listed} />
        </Suspense>
      ) : (
        <Without loading={loading} />
      )}
    </section>
  )
}

/** What stands in place of the rows before they have come, or when none did. */
function Without({ loading }: Pick<PlacesListProps, 'loading'>): ReactNode {
  const { t } = useTexts(mapTexts)
  if (loading === 'loading') {
    return (
      <>
        <ListHeader hint={t('data.loading')} />
        <Skeleton />
      </>
    )
  }
  const isEmpty = loading === 'empty'
  return (
    <>
      <ListHeader />
      <EmptyState
        title={isEmpty ? t('data.empty') : t('data.failed')}
        description={isEmpty ? t('data.emptyText') : t('data.failedText')}
      />
    </>
  )
}

function Skeleton(): ReactNode {
  return (
    <div className={css['skeleton']} aria-hidden="true">
      {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
        <span key={key} className={css['bone']} />
      ))}
    </div>
  )
}
