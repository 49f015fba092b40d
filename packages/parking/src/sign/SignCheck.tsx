import { Button } from '@mantine/core'
import { mapQuery } from '@parking/api-client'
import {
  RussianText,
  useAppContext,
  useDevicePosition,
  useDistanceText,
  useLocate,
  useTexts,
  type Fix,
} from '@parking/runtime'
import { Notice } from '@parking/ui'
import { useQuery } from '@tanstack/react-query'
import { useMemo, type ReactNode } from 'react'
import { nearestParking } from '../distance/measureDistances.ts'
import { adviceTexts } from '../texts/advice/ru.ts'
import { howNear } from './howNear.ts'
import css from './SignCheck.module.css'

/** A place that is to be paid for. */
interface Place {
  /** The number of the zone. */
  readonly zone: string
  /** Null where whole zones are paid. */
  readonly parkingCode: string | null
}

/**
 * Says what the sign in the street has to show, and whether the phone is near the place that is about
 * to be paid for. The zone is never changed by it: the driver reads the sign.
 */
export function SignCheck(place: Place): ReactNode {
  const { t } = useTexts(adviceTexts)
  const { state, locate } = useLocate(navigator.geolocation)
  const known = useDevicePosition()
  const fix = state.kind === 'found' ? state.fix : known
  return (
    <div className={css['root']}>
      <p>
        {t(place.parkingCode === null ? 'sign.zone' : 'sign.parking', {
          zone: place.zone,
          code: place.parkingCode ?? '',
        })}
      </p>
      {fix === null ? (
        <Button
          size="xs"
          variant="default"
          loading={state.kind === 'asking'}
          onClick={() => locate(() => undefined)}
        >
          {t('sign.check')}
        </Button>
      ) : (
        <Distance place={place} fix={fix} />
      )}
      {state.kind === 'failed' ? (
        <output className={css['failed']}>{t('sign.failed')}</output>
      ) : null}
    </div>
  )
}

function Distance({ place, fix }: { readonly place: Place; readonly fix: Fix }): ReactNode {
  const { t } = useTexts(adviceTexts)
  const { api } = useAppContext()
  const sayMetres = useDistanceText()
  const { zone, parkingCode } = place
  const { data: map, isError } = useQuery(mapQuery(api))
  const nearest = useMemo(
    () => map && nearestParking(map.objects, { zone, parkingCode }, fix.position),
    [map, zone, parkingCode, fix],
  )
  if (nearest === undefined) return isError ? <output>{t('sign.noMap')}</output> : null
  if (nearest === null) return <output>{t('sign.notOnMap')}</output>
  const where = [nearest.street, sayMetres(nearest.metres)].filter((part) => part !== null)
  const words = { where: where.join(', ') }
  const nearness = howNear(nearest.metres, fix)
  if (nearness !== 'far')
    return (
      <output>
        <RussianText>{t(`sign.${nearness}`, words)}</RussianText>
      </output>
    )
  return (
    <Notice tone="warning" announce="politely" title={t('sign.farTitle')}>
      <RussianText>{t('sign.far', words)}</RussianText>
    </Notice>
  )
}
