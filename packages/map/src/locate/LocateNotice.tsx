import { distanceBetween } from '@parking/domain'
import {
  goToCity,
  useAppContext,
  useCitySettings,
  useDistanceText,
  useTexts,
  type Fix,
  type LocateState,
} from '@parking/runtime'
import { CloseButton } from '@parking/ui'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { mapTexts } from '../texts/ru.ts'
import { panelTexts } from '../texts/panels/ru.ts'
import { isInCity, nearestCity } from '../model/nearestCity.ts'
import { zoneLink } from '../model/parkHereLink.ts'
import type { Place } from '../model/place.ts'
import { zonesNear } from '../model/zonesNear.ts'
import css from '../notice/Notices.module.css'
import { zoneChosen } from '../view/useMapView.ts'

export interface LocateNoticeProps {
  readonly state: LocateState
  readonly places: readonly Place[]
  readonly onRetry: () => void
  readonly onDismiss: () => void
}

/** Says where the device is and how surely, and proposes the zone, which the sign has to confirm. */
export function LocateNotice({ state, places, onRetry, onDismiss }: LocateNoticeProps): ReactNode {
  const { city } = useAppContext()
  const { t } = useTexts(panelTexts)
  if (state.kind === 'idle') return null
  return (
    <div className={css['notice']}>
      <div className={css['words']}>
        {state.kind === 'asking' ? <p>{t('locate.asking')}</p> : null}
        {state.kind !== 'found' ? null : isInCity(city, state.fix.position) ? (
          <Here fix={state.fix} places={places} onShow={onDismiss} />
        ) : (
          <FarAway fix={state.fix} />
        )}
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

interface HereProps {
  readonly fix: Fix
  readonly places: readonly Place[]
  readonly onShow: () => void
}

/** Proposes the zone that the driver seems to be in; who stands between some is asked which it is. */
function Here({ fix, places, onShow }: HereProps): ReactNode {
  const { t } = useTexts(panelTexts)
  const sayMetres = useDistanceText()
  const { kind, zones } = zonesNear(places, fix.position, fix.accuracy)
  const [first] = zones
  const accuracy = <p>{t('locate.found', { accuracy: sayMetres(fix.accuracy) })}</p>
  if (first === undefined) {
    return (
      <>
        <p className={css['title']}>{t('locate.noZone')}</p>
        {accuracy}
      </>
    )
  }
  const { zone, metres } = first
  const show = (
    <button
      type="button"
      className={css['action']}
      onClick={() => {
        onShow()
        zoneChosen(zone)
      }}
    >
      {t('locate.show', { zone })}
    </button>
  )
  if (kind === 'aside') {
    const distance = sayMetres(metres)
    return (
      <>
        <p className={css['title']}>{t('locate.nearest', { zone, distance })}</p>
        {accuracy}
        {show}
      </>
    )
  }
  const isOne = zones.length === 1
  return (
    <>
      <p className={css['title']}>
        {isOne
          ? t('locate.inZone', { zone })
          : t('locate.between', { zones: zones.map((one) => one.zone).join(', ') })}
      </p>
      <p>{isOne ? t('locate.compare') : t('locate.which')}</p>
      <div className={css['actions']}>
        {zones.map((one) => (
          <ConfirmZone key={one.zone} zone={one.zone} isOnly={isOne} />
        ))}
        {isOne ? show : null}
      </div>
    </>
  )
}

/** Leads to the payment with the zone whose number the driver has read on the sign. */
function ConfirmZone({ zone, isOnly }: { readonly zone: string; readonly isOnly: boolean }) {
  const { t: mapText } = useTexts(mapTexts)
  const { t } = useTexts(panelTexts)
  const settings = useCitySettings()
  const search = settings === null ? null : zoneLink(zone, settings)
  if (search === null) return null
  return (
    <Link to="/profile/parking" search={search} className={css['main'] ?? ''}>
      {isOnly ? t('locate.confirm', { zone }) : mapText('place.zone', { zone })}
    </Link>
  )
}

/** Offers the nearest city where the map of this one has nothing to show. */
function FarAway({ fix: { position } }: { readonly fix: Fix }): ReactNode {
  const { city, cities, storage } = useAppContext()
  const { t, language } = useTexts(panelTexts)
  const sayMetres = useDistanceText()
  const nearest = nearestCity(cities, position)
  const distance = sayMetres(distanceBetween(city.mapCenter, position))
  return (
    <>
      <p className={css['title']}>
        {t('locate.outside', { city: city.titles[language], distance })}
      </p>
      {nearest === null || nearest.city.id === city.id ? null : (
        <>
          <p>
            {t('locate.nearestCity', {
              city: nearest.city.titles[language],
              distance: sayMetres(nearest.metres),
            })}
          </p>
          <button
            type="button"
            className={css['action']}
            onClick={() => goToCity(nearest.city, storage)}
          >
            {t('locate.openCity', { city: nearest.city.titles[language] })}
          </button>
        </>
      )}
    </>
  )
}
