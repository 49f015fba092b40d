import { Button, TextInput } from '@mantine/core'
import { checkRegistryNumber, formatPhone, hasWrongCheckDigit, phoneAddress } from '@parking/domain'
import {
  useAppContext,
  useCitySettings,
  useTexts,
  useRuledForm,
  type LatePage,
} from '@parking/runtime'
import { Notice, PageHeader, PhoneIcon, WarningIcon } from '@parking/ui'
import { useState, type ComponentProps, type ReactNode } from 'react'
import { coopTexts } from '../texts/ru.ts'
import css from './CompanyLoginPage.module.css'
import { CompanyLoginRefusal } from './CompanyLoginRefusal.tsx'
import { companyLoginIds } from './companyLoginIds.ts'
import { useCompanyLogin } from './useCompanyLogin.ts'

/** Signs a company in by its tax number and the number of its contract. */
export function CompanyLoginPage(): ReactNode {
  const { city } = useAppContext()
  const { t, language } = useTexts(coopTexts)
  const settings = useCitySettings()
  // Until the back end has answered, the city's own file decides.
  const isOffered = city.flags.corporate && settings?.hasCorporateAccounts !== false
  return (
    <div className={css['root']}>
      <PageHeader title={t('login.title')} />
      {isOffered ? (
        <CompanyLoginForm />
      ) : (
        <Notice tone="info" title={t('login.notOffered', { city: city.titles[language] })}>
          {t('login.notOfferedText')}
        </Notice>
      )}
      <Help />
    </div>
  )
}

function CompanyLoginForm(): ReactNode {
  const { t } = useTexts(coopTexts)
  const login = useCompanyLogin()
  const innMessages = {
    empty: t('login.innEmpty'),
    format: t('login.innFormat'),
    length: t('login.innLength'),
  }
  const { form, ...judged } = useRuledForm({
    initialValues: { inn: '', contractNumber: '' },
    rules: {
      inn: (inn) => {
        const checked = checkRegistryNumber(inn, 'inn')
        return checked.ok ? null : innMessages[checked.error]
      },
      contractNumber: (number) => (number.trim() === '' ? t('login.contractEmpty') : null),
    },
    onSubmit: ({ inn, contractNumber }) => {
      const checked = checkRegistryNumber(inn, 'inn')
      if (!checked.ok) return
      void login.submit({ inn: checked.value, contractNumber: contractNumber.trim() })
    },
  })
  return (
    <form className={css['form']} method="post" noValidate onSubmit={judged.submit}>
      <CompanyLoginRefusal login={login} form={judged} />
      <InnField inn={form.values.inn} {...form.getInputProps('inn')} />
      <TextInput
        {...form.getInputProps('contractNumber')}
        id={companyLoginIds.contractNumber}
        name="contract"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        label={t('login.contract')}
        description={t('login.contractHint')}
        required
        withAsterisk={false}
        maxLength={64}
      />
      <Button type="submit" size="md" fullWidth loading={login.isBusy}>
        {t('login.submit')}
      </Button>
    </form>
  )
}

/**
 * The field for the tax number. Once it is left, a check digit that does not fit is a warning below
 * it; it refuses nothing.
 */
function InnField({
  inn,
  onBlur,
  ...field
}: { readonly inn: string } & ComponentProps<typeof TextInput>): ReactNode {
  const { t } = useTexts(coopTexts)
  const [leftWith, setLeftWith] = useState('')
  const checked = checkRegistryNumber(inn, 'inn')
  const isWrong = checked.ok && inn === leftWith && hasWrongCheckDigit(checked.value, 'inn')
  return (
    <div>
      <TextInput
        {...field}
        onBlur={(event) => {
          onBlur?.(event)
          setLeftWith(inn)
        }}
        id={companyLoginIds.inn}
        name="username"
        autoComplete="username"
        inputMode="numeric"
        label={t('login.inn')}
        description={t('login.innHint')}
        required
        withAsterisk={false}
        maxLength={20}
      />
      <output className={css['warning']}>
        {isWrong ? (
          <>
            <WarningIcon /> {t('login.innWarning')}
          </>
        ) : null}
      </output>
    </div>
  )
}

/** The operator's phone. */
function Help(): ReactNode {
  const { city } = useAppContext()
  const { t } = useTexts(coopTexts)
  const phone = useCitySettings()?.contacts.phone ?? city.contacts.phone
  return (
    <p className={css['help']}>
      {t('login.description')} {t('login.help')}{' '}
      <a className={css['phone']} href={phoneAddress(phone)}>
        <PhoneIcon /> {formatPhone(phone)}
      </a>
    </p>
  )
}

/** What the page can't be shown without. */
export const companyLoginPage: LatePage = {
  Page: CompanyLoginPage,
  texts: [coopTexts],
}
