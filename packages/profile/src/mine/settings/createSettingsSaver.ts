import type { AccountSettings } from '@parking/domain'
import { createStore, type StoreApi } from 'zustand/vanilla'

type Setting = keyof AccountSettings
type Chosen = { readonly [Name in Setting]?: boolean }

/** What has been chosen and not been saved yet, and what came of the last saving. */
interface SettingsSaving {
  readonly chosen: Chosen
  readonly outcome:
    | { readonly kind: 'none' | 'saving' | 'saved' }
    | { readonly kind: 'failed'; readonly error: unknown }
}

/** Saves settings by itself. */
export interface SettingsSaver {
  readonly store: StoreApi<SettingsSaving>
  /** The driver has chosen a setting. */
  readonly choose: (setting: Setting, value: boolean) => void
  /** Saves at once what still waits. */
  readonly close: () => void
  /** Saves at once all that has not been sent: the driver signs out. */
  readonly end: () => void
}

/** How long after a change it is saved, in milliseconds (specification, section 9). */
export const autosaveDelay = 300

/**
 * Saves each setting a moment after it was last changed, one call after the other, so that a later
 * choice is never overtaken by an earlier one. What could not be saved is not chosen any more.
 *
 * @param options.find - the settings as they are known to be saved
 * @param options.save - saves one; the settings that `find` finds are those of the answer afterwards
 */
export function createSettingsSaver(options: {
  readonly find: () => AccountSettings
  readonly save: (setting: Setting, value: boolean) => Promise<void>
}): SettingsSaver {
  const store = createStore<SettingsSaving>(() => ({ chosen: {}, outcome: { kind: 'none' } }))
  const due = new Set<Setting>()
  const timers = new Map<Setting, ReturnType<typeof setTimeout>>()
  let saving: Setting | null = null

  function choose(setting: Setting, value: boolean): void {
    due.delete(setting)
    clearTimeout(timers.get(setting))
    timers.set(
      setting,
      setTimeout(() => saveNow([setting]), autosaveDelay),
    )
    const { chosen, outcome } = store.getState()
    store.setState({
      chosen: { ...chosen, [setting]: value },
      outcome: outcome.kind === 'saving' ? outcome : { kind: 'none' },
    })
  }

  function saveNow(settings: Iterable<Setting>): void {
    for (const setting of settings) {
      clearTimeout(timers.get(setting))
      timers.delete(setting)
      due.add(setting)
    }
    if (saving === null) void saveDue()
  }

  async function saveDue(): Promise<void> {
    let outcome: SettingsSaving['outcome'] = { kind: 'none' }
    for (const setting of due) {
      due.delete(setting)
      const value = store.getState().chosen[setting]
      if (value === undefined) continue
      if (value !== options.find()[setting]) {
        saving = setting
        store.setState({ outcome: { kind: 'saving' } })
        const saved = await trySaving(setting, value)
        if (outcome.kind !== 'failed') outcome = saved
      }
      forget(setting, value)
    }
    saving = null
    store.setState({ outcome })
  }

  async function trySaving(setting: Setting, value: boolean): Promise<SettingsSaving['outcome']> {
    try {
      await options.save(setting, value)
      return { kind: 'saved' }
    } catch (error) {
      return { kind: 'failed', error }
    }
  }

  /** A setting that has been changed again meanwhile stays chosen. */
  function forget(setting: Setting, value: boolean): void {
    const { [setting]: now, ...others } = store.getState().chosen
    if (now === value && !timers.has(setting)) store.setState({ chosen: others })
  }

  function end(): void {
    for (const setting of new Set([...due, ...timers.keys()])) {
      clearTimeout(timers.get(setting))
      timers.delete(setting)
      due.delete(setting)
      const value = store.getState().chosen[setting]
      if (value === undefined) continue
      // What the call before it makes of the setting is not known yet.
      const mayDiffer = setting === saving || value !== options.find()[setting]
      if (mayDiffer) void trySaving(setting, value)
      forget(setting, value)
    }
  }

  return { store, choose, close: () => saveNow([...timers.keys()]), end }
}
