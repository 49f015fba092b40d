import type { City } from '@parking/domain'
import { TextInput } from '@mantine/core'
import { useAppContext, useTexts } from '@parking/runtime'
import { CheckIcon, SearchIcon } from '@parking/ui'
import { useState, type ReactNode } from 'react'
import { panelTexts } from '../texts/panels/ru.ts'
import { citiesLike } from './citiesLike.ts'
import css from './CityChooser.module.css'

/** The cities to choose from, with a search by name. */
export function CityList({ onChoose }: { readonly onChoose: (city: City) => void }): ReactNode {
  const { city, cities } = useAppContext()
  const { t, language } = useTexts(panelTexts)
  const [text, setText] = useState('')
  const found = citiesLike(cities, text, language)
  return (
    <>
      <TextInput
        label={t('city.search')}
        leftSection={<SearchIcon />}
        value={text}
        data-autofocus="true"
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {found.length === 0 ? <p className={css['none']}>{t('city.none')}</p> : null}
      <ul className={css['list']}>
        {found.map((one) => (
          <li key={one.id}>
            <button
              type="button"
              className={css['city']}
              aria-current={one.id === city.id}
              onClick={() => onChoose(one)}
            >
              {one.titles[language]}
              {one.id === city.id ? <CheckIcon label={t('city.current')} /> : null}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
