import type { City } from '@parking/domain'
import { goToCity, useAppContext, useTexts } from '@parking/runtime'
import { ConfirmDialog, ResponsiveSheet } from '@parking/ui'
import { useState, type ReactNode } from 'react'
import { panelTexts } from '../texts/panels/ru.ts'
import { CityList } from './CityList.tsx'

/**
 * Lets somebody choose another city and asks before going there. A city with an address of its own
 * is opened there; any other takes this page's place, which begins anew because login, balance and
 * map are the city's.
 */
export function CityDialogs({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { city, storage } = useAppContext()
  const { t, language } = useTexts(panelTexts)
  const [chosen, setChosen] = useState<City | null>(null)

  if (chosen !== null) {
    return (
      <ConfirmDialog
        opened
        title={t('city.confirmTitle')}
        confirmLabel={t('city.confirm')}
        cancelLabel={t('city.cancel')}
        hint={t('city.again')}
        onConfirm={() => goToCity(chosen, storage)}
        onCancel={onClose}
      >
        {t('city.confirmText', { city: chosen.titles[language] })}
      </ConfirmDialog>
    )
  }
  return (
    <ResponsiveSheet
      opened
      onClose={onClose}
      side="start"
      title={t('city.title')}
      closeLabel={t('city.close')}
    >
      <CityList onChoose={(to) => (to.id === city.id ? onClose() : setChosen(to))} />
    </ResponsiveSheet>
  )
}
