import { readUrl } from '@parking/domain'
import { useCitySettings, useTexts } from '@parking/runtime'
import { panelTexts } from '../texts/panels/ru.ts'

/** Where the mobile app can be had, as far as the city says. */
export function useAppStores(): readonly { readonly title: string; readonly address: string }[] {
  const { t } = useTexts(panelTexts)
  const links = useCitySettings()?.links
  return [
    { title: t('apps.ios'), address: readUrl(links?.ios, 'link') },
    { title: t('apps.android'), address: readUrl(links?.android, 'link') },
    { title: t('apps.yandex'), address: readUrl(links?.yandexStore, 'link') },
    { title: t('apps.apk'), address: readUrl(links?.apk, 'link') },
  ].flatMap(({ title, address }) => (address === null ? [] : [{ title, address }]))
}
