import { companyQuery } from '@parking/api-client'
import { keptValue, randomId, signOutLosses, whenSignedOut, type Service } from '@parking/runtime'
import * as v from 'valibot'
import type { BulkWork, StepState, UnfinishedWork } from './BulkWork.ts'

/**
 * Remembers a company's changes that are under way, so that they go on after a reload, a new sign-in or
 * on another day. Companies are told apart by their tax numbers: none is shown another one's.
 */
export interface WorkMemory {
  readonly read: (inn: string) => UnfinishedWork | null
  /**
   * Keeps a work.
   *
   * @returns what it is called from now on; null where another one is not finished: then that one stays
   */
  readonly begin: (inn: string, work: BulkWork) => string | null
  readonly note: (inn: string, id: string, states: readonly StepState[]) => void
  readonly forget: (inn: string, id: string) => void
}

/**
 * Keeps the work in the browser's storage until it is done, given up, or somebody of the company signs
 * out. The end of a session that nobody has used is no sign-out. The steps are written once; how they
 * stand is written after each of them, a letter a step.
 */
export const keptWork: Service<WorkMemory> = {
  create: ({ api, city, queryClient, service, session, storage }) => {
    const begunBy = (inn: string) => keptValue(storage, `parking.work.${city.id}.${inn}`, begunWork)
    const doneBy = (inn: string) => keptValue(storage, `parking.workDone.${city.id}.${inn}`, stand)
    const findInn = () => queryClient.getQueryData(companyQuery(api).queryKey)?.inn ?? null

    function read(inn: string): UnfinishedWork | null {
      const begun = begunBy(inn).read()
      if (begun === null) return null
      const done = doneBy(inn).read()
      const { letters, reasons } = done?.id === begun.id ? done : nothingDone
      const states = begun.work.steps.map((_, index): StepState => {
        if (letters[index] === 'd') return { kind: 'done' }
        const isRefused = letters[index] === 'r'
        return isRefused ? { kind: 'refused', reason: reasons[index] ?? '' } : { kind: 'waiting' }
      })
      return { ...begun, states }
    }
    function drop(inn: string): void {
      begunBy(inn).write(null)
      doneBy(inn).write(null)
    }

    service(signOutLosses).add(() => {
      const inn = findInn()
      return inn !== null && read(inn) !== null
    })
    whenSignedOut(session, () => {
      const state = session.store.getState()
      const inn = findInn()
      if (inn !== null && state.kind === 'guest' && state.why === undefined) drop(inn)
    })
    return {
      read,
      begin: (inn, work) => {
        if (read(inn) !== null) return null
        const id = randomId()
        doneBy(inn).write(null)
        begunBy(inn).write({ id, work })
        return id
      },
      note: (inn, id, states) => {
        const reasons = states.flatMap((one, index) =>
          one.kind === 'refused' ? [[index, one.reason] as const] : [],
        )
        const letters = states.map(({ kind }) => kind[0]).join('')
        doneBy(inn).write({ id, letters, reasons: Object.fromEntries(reasons) })
      },
      forget: (inn, id) => {
        if (begunBy(inn).read()?.id === id) drop(inn)
      },
    }
  },
}

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
        'secondCar',
        'quotes',
      ]),
      otherLine: v.nullable(v.number()),
    }),
  ),
})
const begunWork: v.GenericSchema<unknown, Pick<UnfinishedWork, 'id' | 'work'>> = v.object({
  id: v.string(),
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
const nothingDone: Pick<v.InferOutput<typeof stand>, 'letters' | 'reasons'> = {
  letters: '',
  reasons: {},
}

/** How the steps stand, a letter each: done, refused, waiting. */
const stand = v.object({
  id: v.string(),
  letters: v.string(),
  reasons: v.record(v.string(), v.string()),
})
