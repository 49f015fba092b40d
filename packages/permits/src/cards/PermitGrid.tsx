import { Button } from '@mantine/core'
import type { PermitCard } from '@parking/domain'
import { formatPlate } from '@parking/plates'
import { formatMoney } from '@parking/pricing'
import { RussianText, useTexts } from '@parking/runtime'
import { Price } from '@parking/ui'
import type { ReactNode } from 'react'
import { permitsTexts } from '../texts/ru.ts'
import { useDayText } from '../words/useDayText.ts'
import { usePermitAbout } from '../words/usePermitAbout.ts'
import css from './PermitGrid.module.css'

/**
 * Permits as cards, each with the button that leads to its purchase.
 *
 * @param props.isSearched - whether the driver has said for which car and day: then nobody repeats it
 */
export function PermitGrid({
  permits,
  isSearched = false,
  onBuy,
}: {
  readonly permits: readonly PermitCard[]
  readonly isSearched?: boolean
  readonly onBuy: (permit: PermitCard) => void
}): ReactNode {
  return (
    <ul className={css['grid']}>
      {permits.map((permit) => (
        <Card
          key={permit.code}
          permit={permit}
          isSearched={isSearched}
          onBuy={() => onBuy(permit)}
        />
      ))}
    </ul>
  )
}

function Card({
  permit,
  isSearched,
  onBuy,
}: {
  readonly permit: PermitCard
  readonly isSearched: boolean
  readonly onBuy: () => void
}): ReactNode {
  const { t, language } = useTexts(permitsTexts)
  const about = usePermitAbout()
  const dayText = useDayText()
  const { name, type, cost, plate, startDate } = permit
  const types = {
    previousDay: t('type.previousDay'),
    day: t('type.day'),
    week: t('type.week'),
    month: t('type.month'),
    quarter: t('type.quarter'),
    year: t('type.year'),
  }
  const facts = [
    about(permit),
    isSearched || startDate === null || type === 'previousDay'
      ? null
      : t('cards.startsOn', { date: dayText(startDate) }),
    isSearched || plate === null ? null : t('cards.forVehicle', { plate: formatPlate(plate) }),
  ].filter((fact) => fact !== null)
  const price = formatMoney(cost, language)
  return (
    <li className={css['card']}>
      {type === null ? null : <p className={css['type']}>{types[type]}</p>}
      <h3 className={css['name']}>
        <RussianText>{name}</RussianText>
      </h3>
      {facts.map((fact) => (
        <p key={fact} className={css['fact']}>
          <RussianText>{fact}</RussianText>
        </p>
      ))}
      <div className={css['foot']}>
        <Price className={css['price']} size="s" amount={cost} locale={language} />
        <Button aria-label={t('cards.buyOf', { name, price })} onClick={onBuy}>
          {t('cards.buy')}
        </Button>
      </div>
    </li>
  )
}
