import { keptValue, tabStorage, whenSignedOut, type Service } from '@parking/runtime'
import * as v from 'valibot'
import type { BulkWork, StepState } from './BulkWork.ts'

/** Work that was begun in this tab and is not finished. */
interface UnfinishedWork {
  /** The company's tax number: nobody else goes on with it. */
  readonly inn: string
  readonly work: BulkWork
  readonly states: readonly StepState[]
}

/** Remembers many changes that are under way, so that they go on after a reload or a new sign-in. */
export interface WorkMemory {
  readonly read: () => UnfinishedWork | null
  /** Keeps a work; where another one is not finished, that one stays and this one is not kept. */
  readonly begin: (inn: string, work: BulkWork) => void
  readonly note: (work: BulkWork, states: readonly StepState[]) => void
  readonly forget: (work: BulkWork) => void
}

/**
 * Keeps the work in the tab's own storage, until the tab closes or somebody signs out. The steps are
 * written once; the states of the steps are written after each of them.
 */
export const keptWork: Service<WorkMemory> = {
  create: ({ city, session }) => {
    const begun = keptValue(tabStorage, `parking.work.${city.id}`, begunWork)
    const stand = keptValue(tabStorage, `parking.workDone.${city.id}`, stepStates)
    let current = readBoth()

    function readBoth(): UnfinishedWork | null {
      const [found, states] = [begun.read(), stand.read()]
      if (found === null) return null
      const all = found.work.steps.map((_, index): StepState => states?.[index] ?? waiting)
      return { ...found, states: all }
    }
    function forget(): void {
      current = null
      begun.write(null)
      stand.write(null)
    }

    whenSignedOut(session, forget)
    return {
      read: () => current,
      begin: (inn, work) => {
        if (current !== null && current.inn === inn) return
        current = { inn, work, states: work.steps.map(() => waiting) }
        stand.write(null)
        begun.write({ inn, work })
      },
      note: (work, states) => {
        if (current?.work !== work) return
        current = { ...current, states }
        stand.write(states)
      },
      forget: (work) => {
        if (current?.work === work) forget()
      },
    }
  },
}

const waiting = { kind: 'waiting' } as const

const fields = ['name', 'phone', 'plate', 'vin', 'imei'] as const
const driver = v.object({ name: v.string(), phone: v.string(), plate: v.string() })
const device = v.object({
  vin: v.nullable(v.string()),
  imei: v.nullable(v.string()),
  plate: v.nullable(v.string()),
})
const vehicle = v.object({
  plate: v.string(),
  vin: v.nullable(v.string()),
  imei: v.nullable(v.string()),
})
const change = v.variant('kind', [
  v.object({ kind: v.literal('addDriver'), driver }),
  v.object({
    kind: v.literal('removeDriver'),
    id: v.nullable(v.string()),
    driver,
    isRestorable: v.boolean(),
  }),
  v.object({ kind: v.literal('editDriver'), from: driver, to: driver }),
  v.object({
    kind: v.literal('setDriverActive'),
    driver: v.pick(driver, ['name', 'phone']),
    isActive: v.boolean(),
  }),
  v.object({ kind: v.literal('addVehicle'), plate: v.string(), vin: v.string() }),
  v.object({ kind: v.literal('editVehicle'), from: vehicle, to: vehicle }),
  v.object({
    kind: v.literal('removeVehicle'),
    id: v.string(),
    plate: v.string(),
    vin: v.nullable(v.string()),
  }),
  v.object({ kind: v.literal('addDevice'), device }),
  v.object({ kind: v.literal('setDeviceActive'), device, isActive: v.boolean() }),
])
const refusedRow = v.object({
  row: v.object({
    line: v.number(),
    cells: v.object(v.entriesFromList(fields, v.exactOptional(v.string()))),
    fault: v.exactOptional(
      v.nullable(v.object({ error: v.literal('quotes'), otherLine: v.nullable(v.number()) })),
    ),
  }),
  errors: v.array(
    v.object({
      field: v.nullable(v.picklist(fields)),
      error: v.picklist([
        'empty',
        'parts',
        'format',
        'duplicate',
        'tooLong',
        'shortened',
        'repeated',
        'garbled',
        'unlikely',
        'quotes',
      ]),
      otherLine: v.nullable(v.number()),
    }),
  ),
})
const begunWork: v.GenericSchema<unknown, Pick<UnfinishedWork, 'inn' | 'work'>> = v.object({
  inn: v.string(),
  work: v.object({
    title: v.string(),
    question: v.nullable(v.string()),
    steps: v.array(v.object({ name: v.string(), change })),
    file: v.nullable(
      v.object({
        list: v.picklist(['drivers', 'vehicles', 'devices']),
        there: v.number(),
        refused: v.array(refusedRow),
      }),
    ),
  }),
})
const stepStates: v.GenericSchema<unknown, readonly StepState[]> = v.array(
  v.variant('kind', [
    v.object({ kind: v.picklist(['waiting', 'done']) }),
    v.object({ kind: v.literal('refused'), reason: v.string() }),
  ]),
)
