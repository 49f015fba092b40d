import { Button } from '@mantine/core'
import { companyQuery, queryKey } from '@parking/api-client'
import { useAppContext, useErrorText, useMessages } from '@parking/runtime'
import { Dialog, Notice, SafeButton } from '@parking/ui'
import { useEffect, useEffectEvent, useId, type ReactNode } from 'react'
import { fleetMessages } from '../fleetMessages/fleetMessages.ts'
import css from './BulkDialog.module.css'
import type { BulkWork } from './BulkWork.ts'
import { useBulkRun, type BulkRun } from './useBulkRun.ts'

/** Makes many changes at once: asks first where it destroys, shows how far it is, and what was not done. */
export function BulkDialog({
  work,
  onClose,
}: {
  readonly work: BulkWork
  readonly onClose: () => void
}): ReactNode {
  const { t } = useMessages(fleetMessages)
  const { api, queryClient } = useAppContext()
  const run = useBulkRun(
    work.steps,
    () => void queryClient.invalidateQueries({ queryKey: queryKey(api, 'company') }),
  )
  const startAtOnce = useEffectEvent(() => {
    if (work.question === null && queryClient.getQueryData(companyQuery(api).queryKey)) run.start()
  })
  useEffect(() => startAtOnce(), [])
  const isBusy = run.phase === 'running' || run.phase === 'pausing'

  function close(): void {
    if (isBusy) run.pause()
    else {
      if (run.phase === 'paused') {
        void queryClient.invalidateQueries({ queryKey: queryKey(api, 'company') })
      }
      onClose()
    }
  }

  return (
    <Dialog
      opened
      onClose={close}
      closeOnGround={false}
      title={work.title}
      closeLabel={t('page.close')}
      footer={<Buttons run={run} isDanger={work.question !== null} onClose={close} />}
    >
      <div className={css['body']}>
        {run.phase === 'ready' ? <p>{work.question}</p> : <Progress run={run} work={work} />}
      </div>
    </Dialog>
  )
}

function Buttons({
  run,
  isDanger,
  onClose,
}: {
  readonly run: BulkRun
  readonly isDanger: boolean
  readonly onClose: () => void
}): ReactNode {
  const { t } = useMessages(fleetMessages)
  if (run.phase === 'ready') {
    return (
      <>
        <Button variant="default" onClick={onClose} data-autofocus>
          {t('desk.cancel')}
        </Button>
        <SafeButton hint="" danger={isDanger} onPress={run.start}>
          {t('bulk.start')}
        </SafeButton>
      </>
    )
  }
  if (run.phase === 'ended') return <Button onClick={onClose}>{t('bulk.finish')}</Button>
  if (run.phase === 'paused') {
    return (
      <>
        <Button variant="default" onClick={onClose}>
          {t('bulk.giveUp')}
        </Button>
        <Button onClick={run.start}>{t('bulk.goOn')}</Button>
      </>
    )
  }
  return (
    <Button variant="default" loading={run.phase === 'pausing'} onClick={run.pause}>
      {t('bulk.pause')}
    </Button>
  )
}

function Progress({ run, work }: { readonly run: BulkRun; readonly work: BulkWork }): ReactNode {
  const { t } = useMessages(fleetMessages)
  const errorText = useErrorText()
  const id = useId()
  const count = (kind: string) => run.states.filter((state) => state.kind === kind).length
  const all = work.steps.length
  const left = count('waiting') + count('unknown')
  const refused = run.states.flatMap((state, index) =>
    state.kind === 'refused'
      ? [{ number: index + 1, name: work.steps[index]?.name, error: state.error }]
      : [],
  )
  return (
    <>
      <div className={css['progress']}>
        <span id={id}>{t('bulk.progress', { done: all - left, all })}</span>
        <progress aria-labelledby={id} value={all - left} max={all} />
      </div>
      <output className={css['result']}>
        {run.phase === 'ended'
          ? t('bulk.ended', { done: count('done'), refused: refused.length })
          : run.phase === 'paused'
            ? t('bulk.paused', { left })
            : null}
      </output>
      {run.failure === null ? null : (
        <Notice tone="warning" announce="now" title={t('bulk.stopped')}>
          {errorText(run.failure)} {t('bulk.nothingTwice')}
        </Notice>
      )}
      {refused.length === 0 ? null : (
        <div>
          <p className={css['heading']}>{t('bulk.refused')}</p>
          <ul className={css['refused']}>
            {refused.map(({ number, name, error }) => (
              <li key={number}>
                <strong>{name}</strong>: {errorText(error)}
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}
