import { checkMethodPhone, normalisePhone, type PaymentMethod, type Profile } from '@parking/domain'
import { useAppContext, useTexts, type RuledForm } from '@parking/runtime'
import { PhoneInput, SelectInput } from '@parking/ui'
import type { ReactNode } from 'react'
import { methodChosen, usualMethod } from '../account/usualMethod.ts'
import { paymentsTexts } from '../texts/ru.ts'
import { methodWords } from './methodWords.ts'

/** What a form holds about how something is paid; a type, so that a form may hold more. */
export type MethodValues = Readonly<Record<'method' | 'phone', string>>

/** What the fields need of a form that holds such values. */
interface MethodForm {
  readonly values: MethodValues
  readonly getInputProps: (
    field: keyof MethodValues,
  ) => ReturnType<RuledForm<MethodValues>['form']['getInputProps']>
}

/** How something is paid. */
export interface PaidBy {
  readonly method: string
  /** Eleven digits, null where the method needs none. */
  readonly phone: string | null
}

const phoneKeys = { empty: 'topUp.phoneEmpty', format: 'topUp.phoneFormat' } as const

/** What a form needs to ask how something is paid: first values, rules, and how they are read. */
export function useMethodChoice(
  methods: readonly PaymentMethod[],
  profile: Profile | null,
  knownPhone?: string,
) {
  const { t } = useTexts(paymentsTexts)
  const context = useAppContext()
  const find = (id: string | null) => methods.find((one) => one.id === id)
  const usual = profile === null ? null : find(usualMethod(context, profile))
  const needsPhone = (id: string): boolean => find(id)?.needsPhone === true
  const read = ({ method, phone }: MethodValues): PaidBy => ({
    method,
    phone: needsPhone(method) ? normalisePhone(phone) : null,
  })
  return {
    find,
    needsPhone,
    initialValues: {
      method: (usual ?? methods[0])?.id ?? '',
      phone: knownPhone ?? profile?.phones.find(({ isMain }) => isMain)?.number ?? '',
    },
    rules: {
      method: (method: string) => (method === '' ? t('topUp.methodEmpty') : null),
      phone: (phone: string, { method }: MethodValues) => {
        const checked = checkMethodPhone(phone)
        return !needsPhone(method) || checked.ok ? null : t(phoneKeys[checked.error])
      },
    },
    read,
    /** Reads what was chosen and remembers it for the next time. */
    choose: (values: MethodValues): PaidBy => {
      if (profile !== null) methodChosen(context, profile, values.method)
      return read(values)
    },
  }
}

/** Asks for the way to pay, and for a phone where it needs one. */
export function MethodFields({
  idOf,
  methods,
  form,
  asksPhone = true,
}: {
  readonly idOf: (field: 'method' | 'phone') => string
  readonly methods: readonly PaymentMethod[]
  readonly form: MethodForm
  /** False where the phone is known already. */
  readonly asksPhone?: boolean
}): ReactNode {
  const { t, language } = useTexts(paymentsTexts)
  const method = methods.find(({ id }) => id === form.values.method)
  return (
    <>
      <SelectInput
        id={idOf('method')}
        label={t('topUp.method')}
        options={methods.map((one) => ({ value: one.id, label: methodWords(one, language).title }))}
        description={method && methodWords(method, language).description}
        {...form.getInputProps('method')}
      />
      {asksPhone && method?.needsPhone === true ? (
        <PhoneInput
          id={idOf('phone')}
          label={t('topUp.phone')}
          description={t('topUp.phoneHint')}
          {...form.getInputProps('phone')}
          value={form.values.phone}
          required
          withAsterisk={false}
        />
      ) : null}
    </>
  )
}
