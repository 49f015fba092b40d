import { useMessages } from '@parking/runtime'
import { CloseButton } from '@parking/ui'
import type { ReactNode } from 'react'
import { mapMessages } from '../messages/mapMessages.ts'
import { sayMetres } from '../messages/sayPlace.ts'
import type { Place } from '../model/place.ts'
import { nearestZone } from '../model/sortByDistance.ts'
import type { LocateState } from '../view/useLocate.ts'
import { zoneChosen } from '../view/useMapView.ts'
import css from '../notice/Notices.module.css'

export interface LocateNoticeProps {
  readonly state: LocateState
  readonly places: readonly Place[]
  readonly onRetry: () => void
  readonly onDismiss: () => void
}

/** Says where the device is and how surely, and suggests the nearest zone without choosing it. */
export function LocateNotice({ state, places, onRetry, onDismiss }: LocateNoticeProps): ReactNode {
  const { t } = useMessages(mapMessages)
  if (state.kind === 'idle') return null
  return (
    <div className={css['notice']}>
      <div className={css['words']}>
        {state.kind === 'asking' ? <p>{t('locate.asking')}</p> : null}
        {state.kind === 'found' ? (
          <Found fix={state.fix} places={places} onShow={onDismiss} />
        ) : null}
        {state.kind === 'failed' ? (
          <>
            <p className={css['title']}>{t(`locate.${state.reason}`)}</p>
            <p>{t(explanations[state.reason])}</p>
            <button type="button" className={css['action']} onClick={onRetry}>
              {t('locate.retry')}
            </button>
          </>
        ) : null}
      </div>
      <CloseButton className={css['close']} label={t('locate.close')} onClick={onDismiss} />
    </div>
  )
}

const explanations = {
  denied: 'locate.deniedText',
  unavailable: 'locate.unavailableText',
  timeout: 'locate.timeoutText',
} as const

/** Farther from any parking than this, in metres, somebody is not in the city. */
const cityReach = 30_000

function Found({
  fix,
  places,
  onShow,
}: {
  readonly fix: Extract<LocateState, { kind: 'found' }>['fix']
  readonly places: readonly Place[]
  readonly onShow: () => void
}): ReactNode {
  const { t, language } = useMessages(mapMessages)
  const nearest = nearestZone(places, fix.position)
  const accuracy = sayMetres(t, language, fix.accuracy)
  const isFar = nearest !== null && nearest.metres > cityReach
  return (
    <>
      <p className={css['title']}>
        {isFar ? t('locate.outside', { accuracy }) : t('locate.found', { accuracy })}
      </p>
      {nearest === null ? (
        <p>{t('locate.noZone')}</p>
      ) : (
        <>
          <p>
            {t('locate.nearest', {
              zone: nearest.zone,
              distance: sayMetres(t, language, nearest.metres),
            })}
          </p>
          <button
            type="button"
            className={css['action']}
            onClick={() => {
              onShow()
              zoneChosen(nearest.zone)
            }}
          >
            {t('locate.show', { zone: nearest.zone })}
          </button>
        </>
      )}
    </>
  )
}
