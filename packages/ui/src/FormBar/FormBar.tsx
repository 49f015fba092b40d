import { Button } from '@mantine/core'
import { useEffect, useRef, type ReactNode } from 'react'
import { Notice } from '../Notice/Notice.tsx'
import { SafeButton } from '../SafeButton/SafeButton.tsx'
import css from './FormBar.module.css'
import { useTellFormState } from './formState.ts'

export interface FormBarProps {
  readonly failure: { readonly title: string; readonly text: string } | null
  /** Said where there was nothing to do. */
  readonly note: string | null
  readonly cancelLabel: string
  readonly submitLabel: string
  /** Whether something was typed that closing would lose. */
  readonly isChanged: boolean
  readonly isBusy: boolean
  readonly onCancel: () => void
  readonly onSubmit: () => void
}

/**
 * Ends a form of a dialog with its buttons, which stay in sight, and what came of the last press. A
 * press leaves the focus in the field: left, that would be judged, and its message would push the
 * button from under the finger.
 */
export function FormBar({
  failure,
  note,
  cancelLabel,
  submitLabel,
  isChanged,
  isBusy,
  onCancel,
  onSubmit,
}: FormBarProps): ReactNode {
  const buttons = useRef<HTMLDivElement>(null)
  useTellFormState({ isChanged, isBusy })
  useEffect(() => {
    const keepFocus = (event: MouseEvent) => event.preventDefault()
    const element = buttons.current
    element?.addEventListener('mousedown', keepFocus)
    return () => element?.removeEventListener('mousedown', keepFocus)
  }, [])
  return (
    <div className={css['bar']}>
      {failure === null ? null : (
        <Notice tone="negative" announce="now" title={failure.title}>
          {failure.text}
        </Notice>
      )}
      <output className={css['note']}>{note}</output>
      <div ref={buttons} className={css['buttons']}>
        <Button variant="default" onClick={onCancel} disabled={isBusy}>
          {cancelLabel}
        </Button>
        <SafeButton submits harmless busy={isBusy} hint="" onPress={onSubmit}>
          {submitLabel}
        </SafeButton>
      </div>
    </div>
  )
}
