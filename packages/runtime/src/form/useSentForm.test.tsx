import { ApiError } from '@parking/api-client'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { withResolvers } from '@parking/domain/testing'
import { AppContextProvider } from '../context/AppContext.ts'
import { createTestContext } from '../testing/createTestContext.ts'
import { useSentForm } from './useSentForm.ts'

/** A form that was sent, and whose call is answered when the test says so. */
async function sendForm(whenLeft: 'giveUp' | 'goOn') {
  const context = await createTestContext({ fetch: async () => new Response(null) })
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <AppContextProvider value={context}>{children}</AppContextProvider>
  )
  const { promise, resolve, reject } = withResolvers<string>()
  const calls: AbortSignal[] = []
  const onSent = vi.fn<(answer: string) => void>()
  const { result, unmount } = renderHook(
    () =>
      useSentForm({
        initialValues: { code: '1234' },
        rules: {},
        refused: 'Код не принят',
        perhaps: 'Проверьте почту.',
        blame: {
          IncorrectCode: { field: 'code' },
          UserExists: { field: 'code', message: 'Занято' },
          SMSNotSend: { message: 'Не отправлено' },
        },
        whenLeft,
        send: (_values, signal) => {
          calls.push(signal)
          return promise
        },
        onSent,
      }),
    { wrapper },
  )
  const press = () => act(() => result.current.submit())
  press()
  return {
    result,
    calls,
    onSent,
    press,
    leave: unmount,
    answer: () => act(async () => resolve('taken')),
    fail: (error: unknown) => act(async () => reject(error)),
  }
}

const refused = (errorName: 'IncorrectCode' | 'UserExists' | 'SMSNotSend') =>
  new ApiError({ kind: 'server', errorName })

describe('a form that is sent', () => {
  it.each(['giveUp', 'goOn'] as const)('is sent once at a time: %s', async (whenLeft) => {
    const { result, calls, onSent, press, answer } = await sendForm(whenLeft)
    press()
    expect(result.current.isBusy).toBe(true)
    await answer()
    expect(calls).toHaveLength(1)
    expect(onSent).toHaveBeenCalledExactlyOnceWith('taken', { code: '1234' })
    expect(result.current.isBusy).toBe(false)
  })

  it('gives its call up when it goes away, where it only asks', async () => {
    const { calls, onSent, leave, answer } = await sendForm('giveUp')
    leave()
    expect(calls[0]?.aborted).toBe(true)
    await answer()
    expect(onSent).not.toHaveBeenCalled()
  })

  it('lets its call go on when it goes away, where that changes something', async () => {
    const { calls, onSent, leave, answer } = await sendForm('goOn')
    leave()
    await answer()
    expect(calls[0]?.aborted).toBe(false)
    expect(onSent).not.toHaveBeenCalled()
  })

  it.each([
    ['IncorrectCode', 'Код не подходит. Проверьте его или запросите новый.'],
    ['UserExists', 'Занято'],
  ] as const)('says %s beside the field that it is about', async (name, words) => {
    const { result, fail } = await sendForm('goOn')
    await fail(refused(name))
    const { form, summary, failure, id } = result.current
    expect(form.errors['code']).toBe(words)
    expect(summary.errors).toEqual([{ fieldId: id('code'), message: words }])
    expect(failure).toBeNull()
    act(() => result.current.forgetRefusal())
    expect(result.current.form.getValues()).toEqual({ code: '' })
    expect(result.current.form.errors).toEqual({})
    expect(result.current.error).toBeNull()
  })

  it('says of the whole form what is about no field, and lets what was typed stay', async () => {
    const { result, fail } = await sendForm('goOn')
    await fail(refused('SMSNotSend'))
    expect(result.current.failure).toEqual({ title: 'Код не принят', text: 'Не отправлено' })
    expect(result.current.summary).toMatchObject({ errors: [{ message: 'Не отправлено' }] })
    act(() => result.current.forgetRefusal())
    expect(result.current.failure).toBeNull()
    expect(result.current.form.getValues()).toEqual({ code: '1234' })
  })

  it('says what may have been done where the answer was lost', async () => {
    const { result, fail } = await sendForm('goOn')
    await fail(new ApiError({ kind: 'network', outcomeUnknown: true }))
    expect(result.current.failure?.title).toBe('Неизвестно, получилось ли')
    expect(result.current.failure?.text).toContain('Проверьте почту.')
  })
})
