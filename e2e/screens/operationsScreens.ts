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
      await new OperationsPage(stage.page, stage.language).open('?period=all')
      return stage.page.getByText(inWords(stage, 'Операций пока нет', 'No transactions yet'))
    },
  },
  {
    name: 'operations, on their way',
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
  {
    name: 'operations, filtered',
    signedIn: true,
    scenario: 'everything',
    open: async ({ page, language }) => {
      const operations = new OperationsPage(page, language)
      await operations.open('?period=custom&from=2026-11-01&to=2026-11-24&type=payment&zone=101')
      await operations.rows.first().waitFor()
      if (await operations.filterButton.isVisible()) await operations.filterButton.click()
      return operations.clear
    },
  },
  {
    name: 'operations, none that pass the filter',
    signedIn: true,
    open: async (stage) => {
      await new OperationsPage(stage.page, stage.language).open('?period=today&type=cancel')
      return stage.page.getByText(inWords(stage, 'Таких операций нет', 'No matching transactions'))
    },
  },
  {
    name: 'operations, how to download',
    signedIn: true,
    scenario: 'everything',
    open: async (stage) => {
      const operations = await new OperationsPage(stage.page, stage.language).open()
      await operations.rows.first().waitFor()
      await stage.page.getByRole('button', { name: inWords(stage, 'Скачать', 'Download') }).click()
      return stage.page.getByRole('menuitem').first()
    },
  },
  {
    name: 'operations, download failed',
    signedIn: true,
    scenario: 'everything',
    expects: cutOff,
    open: async (stage) => {
      await stage.city.spoilForGood('downloadHistory', { kind: 'status', status: 503 })
      const operations = await new OperationsPage(stage.page, stage.language).open()
      await operations.rows.first().waitFor()
      await operations.download('xls')
      return stage.page.getByRole('alert')
    },
  },
  {
    name: 'operations, spending',
    signedIn: true,
    scenario: 'everything',
    open: async ({ page, language }) => {
      const operations = await new OperationsPage(page, language).open('?period=all')
      await operations.chartButton.click()
      await operations.chart.waitFor()
      await operations.chartBy('zone')
      return operations.sums
    },
  },
  {
    name: 'operations, nothing came',
    signedIn: true,
    expects: cutOff,
    open: async (stage) => {
      for (const call of ['getOperationsWithFilter', 'getProfileV6', 'getZones']) {
        await stage.city.spoilForGood(call, { kind: 'status', status: 503 })
      }
      await new OperationsPage(stage.page, stage.language).open()
      return stage.page.getByText(
        inWords(stage, 'Ошибка загрузки статистики', 'Statistics load error'),
      )
    },
  },
]
