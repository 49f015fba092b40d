import { useTexts } from '@parking/runtime'
import { CheckIcon } from '@parking/ui'
import type { ReactNode } from 'react'
import { mapTexts } from '../texts/ru.ts'
import { holders } from '../model/findHolder.ts'
import { isNarrowed } from '../model/narrowPlaces.ts'
import { machinesListed, narrowed, useMapView } from '../view/useMapView.ts'
import css from './PlacesList.module.css'

/** Looks for certain parkings, on the map as in the list, and lists meters and terminals. */
export function ListFilters({ machines }: { readonly machines: number }): ReactNode {
  const { t } = useTexts(mapTexts)
  const narrowing = useMapView((view) => view.narrowing)
  const listsMachines = useMapView((view) => view.listsMachines)
  const { hasSpaces, isFree } = narrowing
  return (
    <fieldset className={css['filters']} aria-label={t('list.filter')}>
      <Filter isOn={hasSpaces} onPress={() => narrowed({ hasSpaces: !hasSpaces })}>
        {t('list.withSpaces')}
      </Filter>
      <Filter isOn={isFree} onPress={() => narrowed({ isFree: !isFree })}>
        {t('list.free')}
      </Filter>
      {isNarrowed(narrowing)
        ? holders.map((holder) => {
            const others = narrowing.holders.filter((one) => one !== holder)
            const isOn = others.length < narrowing.holders.length
            return (
              <Filter
                key={holder}
                isOn={isOn}
                onPress={() => narrowed({ holders: isOn ? others : [...others, holder] })}
              >
                {t(`holders.${holder}`)}
              </Filter>
            )
          })
        : null}
      {machines > 0 ? (
        <Filter isOn={listsMachines} onPress={() => machinesListed(!listsMachines)}>
          {t('list.machines')} <span className={css['figure']}>{machines}</span>
        </Filter>
      ) : null}
    </fieldset>
  )
}

interface FilterProps {
  readonly isOn: boolean
  readonly onPress: () => void
  readonly children: ReactNode
}

function Filter({ isOn, onPress, children }: FilterProps): ReactNode {
  return (
    <button type="button" className={css['filter']} aria-pressed={isOn} onClick={onPress}>
      {isOn ? <CheckIcon /> : null}
      <span>{children}</span>
    </button>
  )
}
