import { Button, Loader } from '@mantine/core'
import { useEffect, useRef, useState, type MouseEvent, type ReactNode, type Ref } from 'react'
import { cx } from '../cx.ts'
import hidden from '../VisuallyHidden/VisuallyHidden.module.css'
import css from './SafeButton.module.css'
import { useSafePress } from './useSafePress.ts'

export interface SafeButtonProps {
  /** What it says, with the price where there is one. */
  children: string
  /** What it stands for besides that, such as the car: a change makes it another button. */
  about?: string | undefined
  onPress: () => void
  /** Said for a moment after a press that did not count. */
  hint: string
  /** Told to screen readers while what it does is under way. */
  busyHint?: string | undefined
  /** Whether it only says something for now: then any press does. */
  harmless?: boolean | undefined
  /**
   * Whether what it does is under way: presses do nothing then, unless they would only say why it is not
   * offered, and it keeps the focus.
   */
  busy?: boolean | undefined
  /** Whether it is not offered for now: it is seen and told as that, and keeps the focus. */
  disabled?: boolean | undefined
  /** Whether Enter in a field of its form presses it. */
  submits?: boolean | undefined
  danger?: boolean | undefined
  size?: 'md' | 'lg' | undefined
  /** The button itself. */
  ref?: Ref<HTMLButtonElement> | undefined
  describedBy?: string | undefined
  className?: string | undefined
  /** Whether a dialog begins with the focus on it. */
  focused?: boolean | undefined
}

/** How long a hint stays, in milliseconds. */
const hintShownMs = 3000

/**
 * A button for what costs money or can't be undone. It takes only presses that were aimed at it: not
 * from a finger under which it has just come, nor for a price that has just changed.
 */
export function SafeButton(props: SafeButtonProps): ReactNode {
  const { children, about = '', onPress, harmless = false, busy = false, danger = false } = props
  const { disabled = false, ref: button } = props
  // What the guard looks at stands still: the button in it gives way a little while it is held down.
  const ref = useRef<HTMLSpanElement>(null)
  const counts = useSafePress(ref, JSON.stringify([children, about, harmless, busy]))
  const [isHinting, setHinting] = useState(false)
  useEffect(() => {
    if (!isHinting) return undefined
    const timer = setTimeout(() => setHinting(false), hintShownMs)
    return () => clearTimeout(timer)
  }, [isHinting])

  function onClick(event: MouseEvent): void {
    // Everything is done here: the browser would send the form.
    event.preventDefault()
    const doesCount = counts(event.nativeEvent) || harmless
    const isDeaf = busy && !disabled
    setHinting(!doesCount && !isDeaf)
    if (doesCount && !isDeaf) onPress()
  }

  return (
    <span ref={ref} className={cx(css['root'], props.className)}>
      <Button
        ref={button}
        type={props.submits === true ? 'submit' : 'button'}
        size={props.size ?? 'md'}
        fullWidth
        onClick={onClick}
        aria-busy={busy}
        {...(disabled ? { 'aria-disabled': true, 'data-disabled': true } : {})}
        aria-describedby={props.describedBy}
        data-autofocus={props.focused}
        leftSection={busy ? <Loader size="1.25em" color="currentColor" /> : null}
        {...(danger ? { color: 'red' } : {})}
      >
        {children}
      </Button>
      <output className={css['hint']}>{isHinting ? props.hint : ''}</output>
      <output className={hidden['hidden']}>{busy ? props.busyHint : ''}</output>
    </span>
  )
}
