import { OperationsPage } from '../pages/OperationsPage.ts'
import { cutOff, inWords, type ScreenState } from './ScreenState.ts'

/** The history of operations. */
export const operationsScreens: readonly ScreenState[] = [
  {
    name: 'operations',
    signedIn: true,
    scenario: 'everything',
    open: async ({ page, language }) =>
      (await new OperationsPage(page, language).open()).rows.first(),
  },
  {
    name: 'operations, none',
    signedIn: true,
    open: async (stage) => {
      const nothing = { json: { status: 'ok', result: [], total: 0 } }
      await stage.page.route(/get-operations-with-filter/, (route) => route.fulfill(nothing))
      await new OperationsPage(stage.page, stage.language).open()
      return stage.page.getByText(inWords(stage, 'Операций пока нет', 'No transactions yet'))
    },
  },
  {
    name: 'operations, on their way',
    isWaiting: true,
    signedIn: true,
    open: async (stage) => {
      const slow = { kind: 'delay', milliseconds: 60_000 } as const
      await stage.city.spoil('getOperationsWithFilter', slow)
      return (await new OperationsPage(stage.page, stage.language).open()).heading
    },
  },
  {
    name: 'operations, did not come',
    signedIn: true,
    expects: cutOff,
    open: async (stage) => {
      const fault = { kind: 'status', status: 503 } as const
      await stage.city.spoilForGood('getOperationsWithFilter', fault)
      await new OperationsPage(stage.page, stage.language).open()
      return stage.page.getByText(inWords(stage, 'История не загрузилась', 'history didn’t load'))
    },
  },
]
