import type { City } from '@parking/domain'
import { TextInput } from '@mantine/core'
import { useAppContext, useTexts } from '@parking/runtime'
import { CheckIcon, SearchIcon, VisuallyHidden } from '@parking/ui'
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
      <output>
        {found.length === 0 ? <span className={css['none']}>{t('city.none')}</span> : null}
        <VisuallyHidden>
          {text === '' || found.length === 0 ? '' : t('city.found', { count: found.length })}
        </VisuallyHidden>
      </output>
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
