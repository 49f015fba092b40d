import { Button, NativeSelect, TextInput } from '@mantine/core'
import { profileQuery } from '@parking/api-client'
import { composeSms, isSmsField, mainVehicle, smsAddress, type SmsRequest } from '@parking/domain'
import { useAppContext, useIsMember, useTexts } from '@parking/runtime'
import { Section } from '@parking/ui'
import { useQuery } from '@tanstack/react-query'
import { useState, type ChangeEvent, type ReactNode } from 'react'
import { cityTexts } from '../texts/ru.ts'
import css from '../words/words.module.css'

const kinds = ['start', 'extend', 'topUp', 'end'] as const satisfies readonly SmsRequest['kind'][]

/** Makes a text message of a car, a zone and hours, and opens it on the device. */
export function SmsComposer({
  number,
  prefix,
}: {
  readonly number: string
  readonly prefix: string
}): ReactNode {
  const { t } = useTexts(cityTexts)
  const { api } = useAppContext()
  const vehicles = useQuery({ ...profileQuery(api), enabled: useIsMember() }).data?.vehicles ?? []
  const [kind, setKind] = useState<SmsRequest['kind']>('start')
  const [typedPlate, setPlate] = useState<string | null>(null)
  const [{ zone, hours, amount }, setTyped] = useState({ zone: '', hours: '1', amount: '100' })
  /** The fields that were left: what is wrong in them is said, not while it is being typed. */
  const [left, setLeft] = useState<readonly string[]>([])
  const refusals = {
    zone: isSmsField(zone) ? null : t('sms.zoneWrong'),
    hours: isSmsField(Number(hours)) ? null : t('sms.hoursWrong'),
    amount: isSmsField(Number(amount)) ? null : t('sms.amountWrong'),
  }
  const field = (name: keyof typeof refusals, value: string) => ({
    value,
    error: left.includes(name) && value !== '' ? refusals[name] : null,
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
      setLeft((before) => before.filter((one) => one !== name))
      setTyped((typed) => ({ ...typed, [name]: currentTarget.value }))
    },
    onBlur: () => setLeft((before) => before.concat(name)),
  })
  const plate = typedPlate ?? mainVehicle(vehicles)?.plate ?? ''
  const requests = {
    start: { kind: 'start', zone, plate, hours: Number(hours) },
    extend: { kind: 'extend', hours: Number(hours) },
    topUp: { kind: 'topUp', roubles: Number(amount) },
    end: { kind: 'end' },
  } as const
  const text = composeSms(prefix, requests[kind])
  const labels = {
    start: t('sms.start'),
    extend: t('sms.extend'),
    topUp: t('sms.topUp'),
    end: t('sms.end'),
  }
  return (
    <Section title={t('sms.composeTitle')}>
      <p>{t('sms.composeText')}</p>
      <div className={css['fields']}>
        <NativeSelect
          label={t('sms.action')}
          value={kind}
          data={kinds.map((value) => ({ value, label: labels[value] }))}
          onChange={({ currentTarget }) => {
            const chosen = kinds.find((one) => one === currentTarget.value)
            if (chosen !== undefined) setKind(chosen)
          }}
        />
        {kind === 'start' ? (
          <>
            <TextInput label={t('sms.zone')} inputMode="numeric" {...field('zone', zone)} />
            {vehicles.length > 0 ? (
              <NativeSelect
                label={t('sms.plate')}
                value={plate}
                data={vehicles.map((vehicle) => vehicle.plate)}
                onChange={(event) => setPlate(event.currentTarget.value)}
              />
            ) : (
              <TextInput
                label={t('sms.plate')}
                value={plate}
                onChange={(event) => setPlate(event.currentTarget.value)}
              />
            )}
          </>
        ) : null}
        {kind === 'start' || kind === 'extend' ? (
          <TextInput label={t('sms.hours')} inputMode="numeric" {...field('hours', hours)} />
        ) : null}
        {kind === 'topUp' ? (
          <TextInput label={t('sms.amount')} inputMode="numeric" {...field('amount', amount)} />
        ) : null}
      </div>
      {text === null ? (
        <p className={css['muted']}>{t('sms.missing')}</p>
      ) : (
        <>
          <p className={css['code']}>{text}</p>
          <Button component="a" href={smsAddress(number, text)}>
            {t('sms.open')}
          </Button>
        </>
      )}
    </Section>
  )
}
