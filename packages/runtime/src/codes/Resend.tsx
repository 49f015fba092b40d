import { Button } from '@mantine/core'
import { ApiError } from '@parking/api-client'
import { useErrorText } from '../errorTexts/useErrorText.ts'
import { useTexts } from '../context/useTexts.ts'
import { useAppContext } from '../context/AppContext.ts'
import { useClockValue, useKeptFocus } from '@parking/ui'
import { useRef, useState, type ReactNode } from 'react'
import { codeTexts } from './texts/ru.ts'
import { useOneCall } from '../form/useOneCall.ts'
import css from './Resend.module.css'
import { useCodeWords } from './useCodeWords.ts'

/** How long nobody can ask for another code, in seconds (specification, section 9). */
const pause = 10

/** A way in which a code can be sent again. */
export interface ResendWay {
  /** What its button says, where that is more than that the code is sent again. */
  readonly label?: string
  readonly send: (signal: AbortSignal) => Promise<unknown>
}

type State =
  | { readonly kind: 'quiet' | 'sending' | 'sent' }
  | { readonly kind: 'failed'; readonly message: string; readonly isFinal: boolean }

/** Whether the city sends no more codes and says not until when. */
function endsAll(error: unknown): boolean {
  return error instanceof ApiError && error.errorName === 'LimitSMS' && error.retryAfter === null
}

/** How long the city sends no more codes, in seconds; 0 where it does not say. */
function findWait(error: unknown): number {
  return error instanceof ApiError ? (error.retryAfter ?? 0) : 0
}

/**
 * Offers another code once a pause is over. After too many codes it says how long there will be none,
 * and offers one afterwards; where nobody says how long, it offers none.
 *
 * @param props.ways - in which it can be sent; none where the city sends no second one
 * @param props.onSent - called when a new code is on its way: what was said of the old one is over
 */
export function Resend({
  ways,
  onSent,
}: {
  readonly ways: readonly ResendWay[]
  readonly onSent: () => void
}): ReactNode {
  const { t } = useTexts(codeTexts)
  const { state, left, resend } = useResend(onSent)
  const root = useRef<HTMLDivElement>(null)
  useKeptFocus(root)
  if (ways.length === 0) return null
  const isOver = state.kind === 'failed' && state.isFinal
  return (
    <div ref={root} className={css['root']}>
      {left > pause ? null : left > 0 ? (
        <p className={css['wait']}>{t('resend.wait', { seconds: left })}</p>
      ) : isOver ? null : (
        ways.map(({ label = t('resend.again'), send }) => (
          <Button
            key={label}
            variant="subtle"
            loading={state.kind === 'sending'}
            onClick={() => void resend(send)}
          >
            {label}
          </Button>
        ))
      )}
      <output className={css['said']}>{state.kind === 'sent' ? t('resend.sent') : ''}</output>
      {state.kind === 'failed' ? (
        <p role="alert" className={css['failed']}>
          {state.message}
        </p>
      ) : null}
    </div>
  )
}

function useResend(onSent: () => void) {
  const { clock } = useAppContext()
  const words = useCodeWords()
  const errorText = useErrorText()
  const [state, setState] = useState<State>({ kind: 'quiet' })
  const [wait, setWait] = useState(() => ({ since: clock.now(), seconds: pause }))
  const left = useClockValue((now) => {
    const passed = Math.max(0, now - wait.since) / 1000
    return Math.max(0, Math.ceil(wait.seconds - passed))
  })
  const { run } = useOneCall()

  function resend(send: ResendWay['send']): Promise<void> {
    return run(
      (signal) => {
        setState({ kind: 'sending' })
        return send(signal)
      },
      (outcome) => {
        if ('why' in outcome) {
          const { why } = outcome
          const message = words.notSent(why) ?? errorText(why)
          setWait({ since: clock.now(), seconds: findWait(why) })
          setState({ kind: 'failed', message, isFinal: endsAll(why) })
        } else {
          setWait({ since: clock.now(), seconds: pause })
          setState({ kind: 'sent' })
          onSent()
        }
      },
    )
  }

  return { state, left, resend }
}
