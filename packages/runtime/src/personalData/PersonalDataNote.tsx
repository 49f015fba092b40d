import { VisuallyHidden } from '@parking/ui'
import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useAppContext } from '../context/AppContext.ts'
import { useTexts } from '../context/useTexts.ts'
import { useCitySettings } from '../settings/useCitySettings.ts'
import { runtimeTexts } from '../texts/ru.ts'
import { hasPersonalData, personalDataTitles } from './personalData.ts'

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the portal has it, and shows this alone
const rules = '/pages/pers' as NonNullable<LinkProps['to']>

/**
 * Leads from where personal data are collected to the city's rules for them. They open in a tab of
 * their own, so that what was typed stays.
 */
export function PersonalDataNote(): ReactNode {
  const { t, language } = useTexts(runtimeTexts)
  const known = { city: useAppContext().city, settings: useCitySettings() }
  if (!hasPersonalData(known)) return null
  return (
    <p>
      {t('personalData.note')}{' '}
      <Link to={rules} target="_blank">
        {personalDataTitles(known)[language]}
        <VisuallyHidden> ({t('personalData.newTab')})</VisuallyHidden>
      </Link>
    </p>
  )
}
