import '@parking/ui/formStyles'
import { Switch } from '@mantine/core'
import { accountSettingsQuery, changeAccountSetting } from '@parking/api-client'
import type { AccountSettings } from '@parking/domain'
import { ChangeFailed, useAppContext, LoadFailed, useTexts } from '@parking/runtime'
import { CheckCircleIcon, Section, VisuallyHidden } from '@parking/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState, type ReactNode } from 'react'
import { useStore } from 'zustand'
import { mineTexts } from '../texts/ru.ts'
import { createSettingsSaver, type SettingsSaver } from './createSettingsSaver.ts'
import css from './SettingsCard.module.css'

/** What the city tells the driver and how; each switch saves itself. */
export function SettingsCard(): ReactNode {
  const { t } = useTexts(mineTexts)
  return (
    <Section title={t('settings.title')}>
      <Settings />
    </Section>
  )
}

function Settings(): ReactNode {
  const { t } = useTexts(mineTexts)
  const { api } = useAppContext()
  const query = useQuery(accountSettingsQuery(api))
  const { data, error } = query
  if (data !== undefined) return <Switches settings={data} />
  if (error !== null) {
    return <LoadFailed title={t('settings.errorTitle')} query={query} />
  }
  return (
    <output className={css['loading']}>
      <VisuallyHidden>{t('settings.loading')}</VisuallyHidden>
    </output>
  )
}

const order = ['remindBeforeEnd', 'remindAtEnd', 'operationsReport', 'pushOff'] as const

function Switches({ settings }: { readonly settings: AccountSettings }): ReactNode {
  const { t } = useTexts(mineTexts)
  const saver = useSettingsSaver(settings)
  const { chosen, outcome } = useStore(saver.store)
  const shown = { ...settings, ...chosen }
  const labels = {
    remindBeforeEnd: t('settings.remindBeforeEnd'),
    remindAtEnd: t('settings.remindAtEnd'),
    operationsReport: t('settings.operationsReport'),
    pushOff: t('settings.pushOff'),
  }
  return (
    <div className={css['switches']}>
      {order.map((setting) => (
        <Switch
          key={setting}
          checked={shown[setting]}
          label={labels[setting]}
          description={setting === 'pushOff' ? t('settings.pushOffHint') : null}
          onChange={(event) => saver.choose(setting, event.currentTarget.checked)}
        />
      ))}
      <output className={css['outcome']}>
        {outcome.kind === 'saving' ? <span>{t('settings.saving')}</span> : null}
        {outcome.kind === 'saved' ? (
          <span className={css['saved']}>
            <CheckCircleIcon />
            {t('settings.saved')}
          </span>
        ) : null}
      </output>
      {outcome.kind === 'failed' ? (
        <ChangeFailed title={t('settings.failed')} error={outcome.error} />
      ) : null}
    </div>
  )
}

/**
 * Saves the settings of the account; what still waits when the card or the page goes, or when the
 * driver signs out, is saved at once. Each call brings the token of the driver who chose: another one
 * may sign in meanwhile.
 */
function useSettingsSaver(settings: AccountSettings): SettingsSaver {
  const { api, queryClient, session } = useAppContext()
  const { queryKey } = accountSettingsQuery(api)
  const [saver] = useState(() => {
    const token = session.token()
    const isStillHere = () => session.token() === token
    const isSomebodyElseHere = () => session.token() !== null && !isStillHere()
    return createSettingsSaver({
      find: () => queryClient.getQueryData(queryKey) ?? settings,
      save: async (setting, value) => {
        if (token === null || isSomebodyElseHere()) return
        try {
          const call = changeAccountSetting({ setting, value, token })
          const saved = await api.run(call, { keepalive: true })
          if (!isStillHere()) return
          // What was being read meanwhile is older than the answer.
          await queryClient.cancelQueries({ queryKey })
          queryClient.setQueryData(queryKey, saved)
        } catch (error) {
          // The answer alone may have been lost.
          await queryClient.invalidateQueries({ queryKey })
          if (queryClient.getQueryData(queryKey)?.[setting] !== value) throw error
        } finally {
          if (isStillHere()) session.send({ kind: 'profileChanged' })
        }
      },
    })
  })
  useEffect(() => {
    const stopListening = session.store.subscribe(({ kind }) => {
      if (kind === 'guest') saver.end()
    })
    window.addEventListener('pagehide', saver.close)
    return () => {
      stopListening()
      window.removeEventListener('pagehide', saver.close)
      saver.close()
    }
  }, [saver, session])
  return saver
}
