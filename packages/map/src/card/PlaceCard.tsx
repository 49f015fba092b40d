import type { MapObject } from '@parking/domain'
import { RussianText, useCitySettings, useTexts } from '@parking/runtime'
import { AccessibleIcon, CarIcon, MapIcon, PinIcon } from '@parking/ui'
import type { ReactNode } from 'react'
import { Sign } from '../look/Sign.tsx'
import { mapTexts } from '../texts/ru.ts'
import { panelTexts } from '../texts/panels/ru.ts'
import { sayHolder, sayMarkerType, saySpaces, sayTitle } from '../texts/sayPlace.ts'
import { findHolder, type Holder } from '../model/findHolder.ts'
import { parkHereLink } from '../model/parkHereLink.ts'
import type { Place } from '../model/place.ts'
import { shortText } from '../model/placeLabel.ts'
import { routeLink } from '../model/routeLink.ts'
import { zoneChosen } from '../view/useMapView.ts'
import { Card } from './Card.tsx'
import css from './Card.module.css'
import { ParkHere } from './ParkHere.tsx'
import { ZonePriceList } from './ZonePriceList.tsx'
import { ZonePriceNow } from './ZonePriceNow.tsx'

/** The card of a place of any kind. */
export function PlaceCard({ place }: { readonly place: Place }): ReactNode {
  const { t } = useTexts(mapTexts)
  const { t: panelText } = useTexts(panelTexts)
  const settings = useCitySettings()
  const { object, marker } = place
  const type = sayMarkerType(t, marker)
  const holder = sayHolder(t, object)
  const soleHolder = findSoleHolder(object)
  const zone = object.zone === null ? null : t('place.zone', { zone: object.zone })
  const link = settings === null ? null : parkHereLink(object, settings)
  return (
    <Card
      title={sayTitle(t, place)}
      sign={<Sign type={marker} />}
      hint={zone === null ? type : `${type} · ${zone}`}
      action={
        link !== null ? (
          <ParkHere search={link} />
        ) : soleHolder !== null && object.zone !== null ? (
          <OtherParkings zone={object.zone} />
        ) : null
      }
    >
      {holder === null ? null : <p className={css['holder']}>{holder}</p>}
      {soleHolder === null ? null : (
        <p>
          {(soleHolder === 'resident' ? `${panelText('card.residents')} ` : '') +
            panelText('card.notForOthers')}
        </p>
      )}
      <PriceOfPlace place={place} />
      <Facts place={place} />
      {hasPrices(place) ? <ZonePriceList zone={object.zone} /> : null}
      {link === null && settings !== null && hasPrices(place) ? (
        <p className={css['muted']}>{panelText('card.notPaidHere')}</p>
      ) : null}
    </Card>
  )
}

function PriceOfPlace({ place }: { readonly place: Place }): ReactNode {
  const { t } = useTexts(mapTexts)
  const { object } = place
  if (hasPrices(place)) return <ZonePriceNow zone={object.zone} />
  return object.type === 'parking' && object.isFree ? (
    <p className={css['freeNow']}>{t('prices.alwaysFree')}</p>
  ) : null
}

/** Leads from a place that is kept for others to those that everyone may use. */
function OtherParkings({ zone }: { readonly zone: string }): ReactNode {
  const { t } = useTexts(panelTexts)
  return (
    <button type="button" className={css['others']} onClick={() => zoneChosen(zone)}>
      {t('card.otherParkings', { zone })}
    </button>
  )
}

/** Who alone may park at a place that nobody can pay for: taxis, buses and residents. */
function findSoleHolder(object: MapObject): Exclude<Holder, 'disabled'> | null {
  const holder = findHolder(object)
  return holder === 'disabled' ? null : holder
}

function hasPrices({ object }: Place): boolean {
  if (object.isFree || findSoleHolder(object) !== null) return false
  return object.type === 'parking' || object.zone !== null
}

function Facts({ place: { object, center } }: { readonly place: Place }): ReactNode {
  const { t } = useTexts(mapTexts)
  const { t: panelText } = useTexts(panelTexts)
  const { spaces, street } = object
  const isParking = object.type === 'parking'
  return (
    <ul className={css['facts']}>
      {isParking ? (
        <li data-full={spaces?.free === 0}>
          <CarIcon label={panelText('card.spaces')} />
          <span className={css['strong']}>
            {(spaces && saySpaces(t, spaces)) ?? panelText('card.spacesUnknown')}
          </span>
        </li>
      ) : null}
      {spaces?.disabled === null || spaces?.disabled === undefined ? null : (
        <li>
          <AccessibleIcon />
          <span>{panelText('card.disabledCount', { count: spaces.disabled })}</span>
        </li>
      )}
      {street === null ? null : (
        <li>
          <PinIcon label={panelText('card.address')} />
          <span>
            <RussianText>{shortText(street)}</RussianText>
          </span>
        </li>
      )}
      <li>
        <MapIcon />
        <a href={routeLink(center, navigator.userAgent)} rel="noreferrer">
          {panelText('card.route')}
        </a>
      </li>
    </ul>
  )
}
