import { Button } from '@mantine/core'
import { companyQuery, queryKey } from '@parking/api-client'
import { useAppContext, useErrorText, useTexts, useService } from '@parking/runtime'
import { Dialog, Notice, SafeButton } from '@parking/ui'
import { useEffect, useEffectEvent, useId, type ReactNode } from 'react'
import { fleetTexts } from '../fleetTexts/ru.ts'
import { FileResult } from '../import/FileResult.tsx'
import css from './BulkDialog.module.css'
import type { BulkWork, StepState } from './BulkWork.ts'
import { keptWork } from './keptWork.ts'
import { useBulkRun, type BulkRun } from './useBulkRun.ts'

/** Makes many changes at once: asks first where it destroys, shows how far it is, and what was not done. */
export function BulkDialog({
  work,
  before = null,
  onClose,
}: {
  readonly work: BulkWork
  /** How the steps stand where the work was cut off; null where it has not begun. */
  readonly before?: readonly StepState[] | null
  readonly onClose: () => void
}): ReactNode {
  const { t } = useTexts(fleetTexts)
  const { api, queryClient } = useAppContext()
  const memory = useService(keptWork)
  const kept = memory.read()
  /** Another work that is not finished, and keeps this one from being remembered. */
  const waiting = kept === null || kept.work === work ? null : kept
  const showChanges = (): void =>
    void queryClient.invalidateQueries({ queryKey: queryKey(api, 'company') })
  const run = useBulkRun({
    steps: work.steps,
    before,
    onStep: (states) => memory.note(work, states),
    onEnd: () => {
      memory.forget(work)
      showChanges()
    },
  })

  function start(): void {
    const company = queryClient.getQueryData(companyQuery(api).queryKey)
    if (company === undefined) return
    if (run.phase === 'ready') memory.begin(company.inn, work)
    run.start()
  }
  const startAtOnce = useEffectEvent(() => {
    if (work.question === null || before !== null) start()
  })
  useEffect(() => startAtOnce(), [])
  const isBusy = run.phase === 'running' || run.phase === 'pausing'

  /** Over a pause what is left is kept, and offered on the page. */
  function close(): void {
    if (isBusy) {
      run.pause()
      return
    }
    if (run.phase === 'paused') showChanges()
    onClose()
  }

  function giveUp(): void {
    memory.forget(work)
    close()
  }

  return (
    <Dialog
      opened
      onClose={close}
      closeOnGround={false}
      title={work.title}
      closeLabel={t('page.close')}
      footer={
        <Buttons
          run={run}
          isDanger={work.question !== null}
          onStart={start}
          onGiveUp={giveUp}
          onClose={close}
        />
      }
    >
      <div className={css['body']}>
        {run.phase === 'ready' ? <p>{work.question}</p> : <Progress run={run} work={work} />}
        {waiting === null || run.phase === 'ended' ? null : (
          <Notice tone="warning" title={t('bulk.notKept')}>
            {t('bulk.notKeptText', { title: waiting.work.title })}
          </Notice>
        )}
      </div>
    </Dialog>
  )
}

function Buttons({
  run,
  isDanger,
  onStart,
  onGiveUp,
  onClose,
}: {
  readonly run: BulkRun
  readonly isDanger: boolean
  readonly onStart: () => void
  readonly onGiveUp: () => void
  readonly onClose: () => void
}): ReactNode {
  const { t } = useTexts(fleetTexts)
  if (run.phase === 'ready') {
    return (
      <>
        <Button variant="default" onClick={onClose} data-autofocus>
          {t('change.cancel')}
        </Button>
        <SafeButton hint="" danger={isDanger} onPress={onStart}>
          {t('bulk.start')}
        </SafeButton>
      </>
    )
  }
  if (run.phase === 'ended') return <Button onClick={onClose}>{t('bulk.finish')}</Button>
  if (run.phase === 'paused') {
    return (
      <>
        <Button variant="default" onClick={onGiveUp}>
          {t('bulk.giveUp')}
        </Button>
        <Button onClick={onStart}>{t('bulk.goOn')}</Button>
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
  const { t } = useTexts(fleetTexts)
  const errorText = useErrorText()
  const id = useId()
  const count = (kind: StepState['kind']) => run.states.filter((one) => one.kind === kind).length
  const all = work.steps.length
  const left = count('waiting')
  const refused = run.states.flatMap((state, index) => {
    const step = work.steps[index]
    return state.kind === 'refused' && step !== undefined
      ? [{ number: index + 1, step, reason: state.reason }]
      : []
  })
  return (
    <>
      <div className={css['progress']}>
        <span id={id}>{t('bulk.progress', { done: all - left, all })}</span>
        <progress aria-labelledby={id} value={all - left} max={Math.max(all, 1)} />
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
            {refused.slice(0, mostShown).map(({ number, step, reason }) => (
              <li key={number}>
                <strong>{step.name}</strong>: {reason}
              </li>
            ))}
          </ul>
          {refused.length > mostShown ? (
            <p>{t('bulk.more', { count: refused.length - mostShown })}</p>
          ) : null}
        </div>
      )}
      {work.file === null ? null : <FileResult file={work.file} refusedLater={refused} />}
    </>
  )
}

/** More would be no list to read, but one to save. */
const mostShown = 50
