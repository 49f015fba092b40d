import { formatMoney, type Kopecks } from '@parking/pricing'
import { RussianText, useFields, useTexts } from '@parking/runtime'
import { SafeButton, useKeyboard } from '@parking/ui'
import { useId, useState, type ReactNode, type Ref } from 'react'
import type { ChargeState } from '../charge/ChargeState.ts'
import { paymentsTexts } from '../texts/ru.ts'
import css from './PayBar.module.css'

/**
 * The first thing that stands between somebody and a payment. A `FormSummary` lists all that was wrong
 * with what was sent; here nothing is sent, and what comes first, such as the zone, decides what else
 * is asked, such as the price.
 */
export interface PayBlocker {
  readonly words: string
  /** Finds what has to be filled in or answered first; null where there is nothing to go to. */
  readonly field: (() => HTMLElement | null) | null
}

/**
 * What is paid, and the button that pays: the same for everything that costs money. It has its place
 * and its height from the beginning, so that it never comes under a finger, and its button is enabled
 * whatever is missing: a press says what, and leads there.
 *
 * @param props.summary - what is paid, such as the plate and the zone; another one makes the button
 *   another one
 * @param props.until - until when, in words; it moves with the time
 * @param props.sum - what the press costs, shown on the button; null where nothing can be charged yet
 * @param props.charge - where the charge stands: a call that is on its way is waited for, and nothing
 *   is offered while it is not known what became of one: a press leads to what says so
 * @param props.notice - what has become of an earlier press
 * @param props.findNotice - finds what says that, where it is said elsewhere
 * @param props.ref - the button
 * @param props.onBlocked - called when somebody presses with something missing
 * @param props.place - at the foot of a page, where it stays in sight, or of a dialog
 * @param props.children - what is said of the price
 */
export function PayBar(props: {
  readonly ref?: Ref<HTMLButtonElement> | undefined
  readonly summary: readonly string[]
  readonly until: string | null
  readonly label: string
  readonly sum: Kopecks | null
  readonly blocker: PayBlocker | null
  readonly charge: ChargeState<unknown, unknown>['kind']
  readonly notice?: ReactNode
  readonly findNotice?: () => HTMLElement | null
  readonly onPay: () => void
  readonly onBlocked?: () => void
  readonly place: 'page' | 'dialog'
  readonly children?: ReactNode
}): ReactNode {
  const { summary, until, label, sum, charge, children = null } = props
  const { t, language } = useTexts(paymentsTexts)
  const isHeld = charge === 'checking' || charge === 'unknown'
  const statusId = useId()
  useKeyboard()
  const fields = useFields<'notice'>()
  const { ref, findNotice = () => fields.find('notice') } = props
  const toNotice = () => findNotice()?.querySelector<HTMLElement>('a, button') ?? null
  const blocker = isHeld ? { words: t('pay.held'), field: toNotice } : props.blocker
  // What was said on a press is said until it is another thing that is missing.
  const [told, setTold] = useState<string | null>(null)
  const isTold = told !== null && told === blocker?.words

  function press(): void {
    setTold(blocker?.words ?? null)
    if (blocker === null) {
      props.onPay()
      return
    }
    if (!isHeld) props.onBlocked?.()
    blocker.field?.()?.focus()
  }

  const words = [...summary, ...(until === null ? [] : [until])]
  return (
    <div className={css['bar']} data-place={props.place}>
      <div ref={fields.at('notice')} className={css['notice']}>
        {props.notice}
      </div>
      <div className={css['words']}>
        <p className={css['summary']}>
          {words.map((word, index) => (
            <RussianText key={word}>{index < words.length - 1 ? `${word} · ` : word}</RussianText>
          ))}
        </p>
        <div id={statusId} className={css['status']}>
          {isTold || children === null ? (
            <p className={css['missing']} data-told={isTold} role={isTold ? 'alert' : undefined}>
              {blocker?.words}
            </p>
          ) : (
            children
          )}
        </div>
      </div>
      <SafeButton
        ref={ref}
        submits
        size="lg"
        className={css['button']}
        busy={charge === 'sending' || charge === 'checking'}
        disabled={isHeld}
        harmless={blocker !== null}
        about={summary.join(' ')}
        hint={t('pay.again')}
        busyHint={t('pay.sending')}
        describedBy={statusId}
        onPress={press}
      >
        {sum === null ? label : `${label} · ${formatMoney(sum, language)}`}
      </SafeButton>
    </div>
  )
}
