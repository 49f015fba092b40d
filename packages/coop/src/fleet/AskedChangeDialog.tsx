import type { FleetChange } from '@parking/domain'
import { useTexts, useOneMutation } from '@parking/runtime'
import { ConfirmDialog, Notice } from '@parking/ui'
import type { ReactNode } from 'react'
import { useFleetFailure } from '../change/useFleetFailure.ts'
import { useFleetChange } from '../change/useFleetChange.ts'
import { fleetTexts } from '../fleetTexts/ru.ts'

/** A question that stands before one change. */
export interface AskedChange {
  readonly title: string
  readonly text: string
  readonly confirm: string
  readonly change: FleetChange
  /** Said once it is done, and where it failed. */
  readonly done: string
  readonly failed: string
}

/** Asks before something of the company is removed, and says why when it was not. */
export function AskedChangeDialog({
  asked,
  onClose,
  onDone,
}: {
  readonly asked: AskedChange
  readonly onClose: () => void
  readonly onDone: () => void
}): ReactNode {
  const { t } = useTexts(fleetTexts)
  const { make } = useFleetChange()
  const words = useFleetFailure()
  const { mutate, isPending, error } = useOneMutation({
    mutationFn: () => make(asked.change),
    onSuccess: onDone,
  })
  const failure = error === null ? null : words.failure(error, { title: asked.failed })
  return (
    <ConfirmDialog
      opened
      danger
      title={asked.title}
      confirmLabel={asked.confirm}
      cancelLabel={t('change.cancel')}
      busy={isPending}
      onConfirm={() => mutate()}
      onCancel={onClose}
    >
      <p>{asked.text}</p>
      {failure === null ? null : (
        <Notice tone="negative" announce="now" title={failure.title}>
          {failure.text}
        </Notice>
      )}
    </ConfirmDialog>
  )
}
