import { Textarea, TextInput } from '@mantine/core'
import { ApiError, appealsQuery, profileQuery, registerAppeal } from '@parking/api-client'
import { checkFeedback, findTopic, type Appeal, type FeedbackRefusals } from '@parking/domain'
import {
  PersonalDataNote,
  ChangeFailed,
  useAppContext,
  useCitySettings,
  useTexts,
  useOneMutation,
  useRuledForm,
  useService,
  type RuledForm,
} from '@parking/runtime'
import { FormSummary, Notice, SafeButton, Section, SelectInput, useTimedMessage } from '@parking/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useId, useRef, useState, type ReactNode } from 'react'
import css from './FeedbackPage.module.css'
import { feedbackTexts } from './texts/ru.ts'
import { readLetterSearch } from './readLetterSearch.ts'
import { lettersService } from './store/lettersService.ts'
import { writeLetter, type Letter } from './writeLetter.ts'

/** How long it is told that a letter was sent, in milliseconds (specification, section 9). */
const toldFor = 8000

/**
 * A new letter, with the driver's own contacts.
 *
 * @param props.isReady - whether it is known whose it is
 */
export function LetterSection({ isReady }: { readonly isReady: boolean }): ReactNode {
  const { t } = useTexts(feedbackTexts)
  const { api } = useAppContext()
  const { data: profile } = useQuery(profileQuery(api))
  const phone = profile?.phones.find(({ isMain }) => isMain)?.number
  return (
    <Section title={t('form.title')} saidAbove>
      {isReady ? (
        <LetterForm
          own={{ email: profile?.email ?? '', phone: phone === undefined ? '' : `+${phone}` }}
        />
      ) : (
        <output className={css['muted']}>{t('form.loading')}</output>
      )}
    </Section>
  )
}

function LetterForm({ own }: { readonly own: Pick<Letter, 'email' | 'phone'> }): ReactNode {
  const { t } = useTexts(feedbackTexts)
  const { store, letterChanged } = useService(lettersService)
  const send = useSending()
  const begun = useBegunLetter()
  const [initialValues] = useState<Letter>(() => {
    const { topic, message, email, phone } = store.getState().letter
    const isThere = begun === null || message.includes(begun.message)
    return {
      topic: isThere || topic !== '' ? topic : begun.topic,
      // What was written before stays, below.
      message: isThere ? message : [begun.message, message].join('\n\n').trimEnd(),
      email: email ?? own.email,
      phone: phone ?? own.phone,
    }
  })
  const rule = useRule()
  const { form, refused, refusals, submit } = useRuledForm<Letter>({
    initialValues,
    rules: { message: rule('message'), email: rule('email'), phone: rule('phone') },
    onSubmit: (letter) => send.mutate(letter),
  })
  const { topic, message, email, phone } = form.values
  const onSent = useEffectEvent(() => {
    // What was written meanwhile is another letter.
    if (message === send.variables?.message) form.setValues({ topic: '', message: '' })
  })
  useEffect(() => {
    if (send.isSuccess) onSent()
  }, [send.isSuccess])
  useFilledIn(form, 'email', own.email)
  useFilledIn(form, 'phone', own.phone)
  useEffect(() => {
    // What is only filled in is no draft: the account may change it.
    const draft = (value: string, filledIn: string) => (value === filledIn ? null : value)
    letterChanged({
      topic,
      message,
      email: draft(email, own.email),
      phone: draft(phone, own.phone),
    })
  }, [topic, message, email, phone, own.email, own.phone, letterChanged])
  const ids = useId()
  return (
    <form className={css['form']} onSubmit={(event) => event.preventDefault()} noValidate>
      <FormSummary
        title={t('form.summary')}
        errors={refused.map(({ field, message: words }) => ({
          fieldId: `${ids}-${field}`,
          message: words,
        }))}
        attempt={refusals}
      />
      <LetterFields ids={ids} form={form} />
      <p className={css['muted']}>{t('description')}</p>
      <PersonalDataNote />
      <Outcome send={send} />
      <SafeButton submits harmless busy={send.isPending} hint={t('form.again')} onPress={submit}>
        {t('form.send')}
      </SafeButton>
    </form>
  )
}

/** The letter that the address asks for, begun; null where it asks for none. */
function useBegunLetter(): Pick<Letter, 'topic' | 'message'> | null {
  const { t } = useTexts(feedbackTexts)
  const topics = useCitySettings()?.topics ?? []
  const { about, of } = readLetterSearch(useSearch({ strict: false }))
  if (about === undefined) return null
  const topic = findTopic(topics, about)
  if (about === 'account') return { topic, message: t('begun.account') }
  return { topic, message: of === undefined ? t('begun.plate') : t('begun.plateOf', { of }) }
}

/** Fills a contact in anew when the account's changes or comes late, unless somebody has written another. */
function useFilledIn(form: RuledForm<Letter>['form'], field: 'email' | 'phone', own: string): void {
  const filledIn = useRef(own)
  const fillIn = useEffectEvent(() => {
    if (form.getValues()[field] === filledIn.current) form.setFieldValue(field, own)
    filledIn.current = own
  })
  useEffect(() => {
    if (own !== filledIn.current) fillIn()
  }, [own])
}

/** Sends a letter. One whose answer was lost is looked for before it has failed. */
function useSending() {
  const { api } = useAppContext()
  const { store, letterChanged } = useService(lettersService)
  const queryClient = useQueryClient()
  const list = appealsQuery(api)

  /** Null where nobody can tell. */
  async function isListed(
    text: string,
    before: readonly Appeal[] | undefined,
  ): Promise<boolean | null> {
    if (before === undefined) return null
    try {
      const { items } = await queryClient.fetchQuery({ ...list, staleTime: 0, retry: false })
      const known = new Set(before.map(({ id }) => id))
      return items.some(({ id, lastMessage }) => !known.has(id) && lastMessage === text)
    } catch {
      return null
    }
  }

  return useOneMutation({
    mutationFn: async (letter: Letter) => {
      const written = writeLetter(letter)
      const before = queryClient.getQueryData(list.queryKey)
      try {
        return await api.run(registerAppeal(written))
      } catch (error) {
        if (!(error instanceof ApiError) || error.errorName !== null) throw error
        const isSent = await isListed(written.message, before?.items)
        if (isSent === true) return { message: null }
        throw isSent === null ? error : error.asUndone()
      }
    },
    onSuccess: (_answer, { message }) => {
      // Also where the form has gone meanwhile.
      if (store.getState().letter.message === message) letterChanged({ topic: '', message: '' })
      void queryClient.invalidateQueries({ queryKey: list.queryKey })
    },
  })
}

const refusalKeys = {
  message: { empty: 'form.messageEmpty' },
  email: { empty: 'form.emailEmpty', format: 'form.emailFormat', tooLong: 'form.emailFormat' },
  phone: { empty: 'form.phoneEmpty', format: 'form.phoneFormat' },
} as const

/** Makes the rule of a field out of the check of the whole letter. */
function useRule() {
  const { t } = useTexts(feedbackTexts)
  return (field: keyof FeedbackRefusals) =>
    (_value: string, letter: Letter): string | null => {
      const { message, email, phone } = checkFeedback(letter)
      switch (field) {
        case 'message':
          return message === null ? null : t(refusalKeys.message[message])
        case 'email':
          return email === null ? null : t(refusalKeys.email[email])
        case 'phone':
          return phone === null ? null : t(refusalKeys.phone[phone])
      }
    }
}

function LetterFields({
  ids,
  form,
}: {
  readonly ids: string
  readonly form: RuledForm<Letter>['form']
}): ReactNode {
  const { t } = useTexts(feedbackTexts)
  const topics = useCitySettings()?.topics ?? []
  return (
    <>
      {topics.length === 0 ? null : (
        <SelectInput
          id={`${ids}-topic`}
          label={t('form.topic')}
          options={[
            { value: '', label: t('form.noTopic') },
            ...topics.map(({ id, title }) => ({ value: id, label: title })),
          ]}
          {...form.getInputProps('topic')}
        />
      )}
      <Textarea
        id={`${ids}-message`}
        label={t('form.message')}
        rows={5}
        resize="vertical"
        {...form.getInputProps('message')}
      />
      <TextInput
        id={`${ids}-email`}
        type="email"
        label={t('form.email')}
        autoComplete="email"
        {...form.getInputProps('email')}
      />
      <TextInput
        id={`${ids}-phone`}
        type="tel"
        label={t('form.phone')}
        autoComplete="tel"
        {...form.getInputProps('phone')}
      />
    </>
  )
}

/** Says what came of the letter: for a moment that it was sent, or why it was not. */
function Outcome({ send }: { readonly send: ReturnType<typeof useSending> }): ReactNode {
  const { t } = useTexts(feedbackTexts)
  const { isSuccess, reset } = send
  useTimedMessage(isSuccess ? send.data : null, reset, toldFor)
  if (send.isError) {
    const { error } = send
    const areContacts = error instanceof ApiError && error.errorName === 'InvalidFormat'
    return (
      <ChangeFailed
        title={t('form.refused')}
        error={error}
        text={areContacts ? t('form.checkContacts') : undefined}
      />
    )
  }
  if (!isSuccess) return null
  return (
    <Notice
      tone="positive"
      announce="politely"
      title={t('form.sent')}
      onDismiss={reset}
      dismissLabel={t('form.close')}
    >
      {send.data.message}
    </Notice>
  )
}
