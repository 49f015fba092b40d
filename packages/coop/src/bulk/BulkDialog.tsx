import { Button } from '@mantine/core'
import { queryKey } from '@parking/api-client'
import type { Company } from '@parking/domain'
import { useAppContext, useErrorText, useTexts, useService } from '@parking/runtime'
import { Dialog, Notice, SafeButton } from '@parking/ui'
import { useEffect, useEffectEvent, useId, useRef, useState, type ReactNode } from 'react'
import { fleetTexts } from '../fleetTexts/ru.ts'
import { FileResult } from '../import/FileResult.tsx'
import css from './BulkDialog.module.css'
import { countSteps, type BulkWork, type StepState, type UnfinishedWork } from './BulkWork.ts'
import { keptWork } from './keptWork.ts'
import { useBulkRun, WorkElsewhere, type BulkRun, type Pace } from './useBulkRun.ts'

/** Makes many changes at once: asks first where it destroys, shows how far it is, and what was not done. */
export function BulkDialog({
  company: { inn },
  work,
  begun = null,
  onClose,
}: {
  /** Whose changes they are: nobody else is shown what is left of them. */
  readonly company: Pick<Company, 'inn'>
  readonly work: BulkWork
  /** The same work where it was cut off; null where it has not begun. */
  readonly begun?: UnfinishedWork | null
  readonly onClose: () => void
}): ReactNode {
  const { t } = useTexts(fleetTexts)
  const { api, queryClient } = useAppContext()
  const memory = useService(keptWork)
  /** What the memory calls this work; null where it does not keep it. */
  const id = useRef(begun?.id ?? null)
  /** Another work that is not finished, and keeps this one from being remembered. */
  const [waiting] = useState(() => (begun === null ? memory.read(inn) : null))
  const showChanges = (): void =>
    void queryClient.invalidateQueries({ queryKey: queryKey(api, 'company') })
  const run = useBulkRun({
    steps: work.steps,
    before: begun?.states ?? null,
    onStep: (states) => {
      if (id.current !== null) memory.note(inn, id.current, states)
    },
    onEnd: () => {
      forget()
      showChanges()
    },
  })

  function forget(): void {
    if (id.current !== null) memory.forget(inn, id.current)
  }

  function start(): void {
    if (run.phase === 'ready') id.current = memory.begin(inn, work)
    run.start()
  }
  const startAtOnce = useEffectEvent(() => {
    if (work.question === null || begun !== null) start()
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
    forget()
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
  const count = (kind: StepState['kind']) => countSteps(run.states, kind)
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
        <PaceNote run={run} />
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
          <span>
            {run.failure instanceof WorkElsewhere ? t('bulk.elsewhere') : errorText(run.failure)}
          </span>{' '}
          {t('bulk.nothingTwice')}
        </Notice>
      )}
      {run.phase === 'paused' ? <Waiting run={run} work={work} /> : null}
      {refused.length === 0 ? null : (
        <div>
          <p className={css['heading']}>{t('bulk.refused')}</p>
          <ul className={css['refused']}>
            {refused.slice(0, mostShown).map(({ number, step, reason }) => (
              <li key={number}>
                <strong>{step.name}</strong>: <span>{reason}</span>
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

/** Says how fast it goes and how long the rest takes, or for how long the back end has asked to wait. */
function PaceNote({ run }: { readonly run: BulkRun }): ReactNode {
  const { t } = useTexts(fleetTexts)
  if (run.phase !== 'running') return null
  if (run.waitsUntil !== null) return <span className={css['pace']}>{t('bulk.waits')}</span>
  if (run.pace === null) return null
  return (
    <span className={css['pace']}>
      {`${t('bulk.pace', { perMinute: run.pace.perMinute })} ${timeLeft(run.pace)}`}
    </span>
  )

  function timeLeft({ left }: Pace): string {
    const minutes = Math.ceil(left / 60_000)
    return minutes > 1 ? t('bulk.left', { count: minutes }) : t('bulk.leftSoon')
  }
}

/** Names what is not done yet. */
function Waiting({ run, work }: { readonly run: BulkRun; readonly work: BulkWork }): ReactNode {
  const { t } = useTexts(fleetTexts)
  const names = work.steps.flatMap(({ name }, index) =>
    run.states[index]?.kind === 'waiting' ? [{ name, number: index + 1 }] : [],
  )
  if (names.length === 0) return null
  return (
    <details>
      <summary className={css['heading']}>{t('bulk.waiting', { count: names.length })}</summary>
      <ul className={css['refused']}>
        {names.slice(0, mostShown).map(({ name, number }) => (
          <li key={number}>{name}</li>
        ))}
      </ul>
      {names.length > mostShown ? (
        <p>{t('bulk.more', { count: names.length - mostShown })}</p>
      ) : null}
    </details>
  )
}

/** More would be no list to read, but one to save. */
const mostShown = 50
