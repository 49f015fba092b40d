import { later, lostAnswer, memoryStorage, refusal, type BackEnd } from '@parking/runtime/testing'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { makeWorkbook } from '../testing/files.ts'
import { fleet, openFleet } from '../testing/fleet.ts'
import { watchSaved } from '../testing/watchSaved.ts'
import { renderConsole, type TestConsole } from '../testing/renderConsole.tsx'

afterEach(() => vi.restoreAllMocks())

const head = 'ФИО;Телефон;Госномер'
/** Three good rows, one that is there already, and three with mistakes. */
const table = [
  head,
  'Водитель Новый;79160000001;А111АА116',
  'Водитель Первый;79001000001;А123ВС116',
  'Один;79160000002;А111АА116',
  'Водитель Другой;79160000003;А222АА116',
  'Водитель Чужой;79001000002;А111АА116',
  'Водитель Повторный;79160000001;А111АА116',
  'Водитель Третьего;79160000004;В333ВВ116',
]

async function openList(server: BackEnd, options: Partial<TestConsole> = {}) {
  const rendered = await renderConsole(server, {
    ...options,
    path: '/coop-profile/drivers',
    token: 'token-1',
  })
  await screen.findByRole('heading', { level: 1, name: 'Водители' })
  return rendered
}

async function choose(
  { user }: Awaited<ReturnType<typeof openList>>,
  content: readonly string[] | Blob,
  name = 'drivers.csv',
) {
  await user.click(await screen.findByRole('button', { name: 'Загрузить из файла' }))
  const dialog = await screen.findByRole('dialog', { name: 'Загрузка водителей' })
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  if (input === null) throw new Error('There is no place for a file')
  await user.upload(
    input,
    new File([content instanceof Blob ? content : content.join('\r\n')], name),
  )
  return dialog
}

/** The keys of the works that the browser keeps. */
function keptWorks({ context }: Pick<Awaited<ReturnType<typeof openList>>, 'context'>): string[] {
  return context.storage.keys().filter((key) => key.startsWith('parking.work'))
}

describe('a file of drivers', () => {
  it('is shown with what comes of it, row by row and column by column, before anything is sent', async () => {
    const server = openFleet()
    const dialog = await choose(await openList(server), table)
    expect(await within(dialog).findByText('Добавим: 3')).toBeTruthy()
    expect(within(dialog).getByText('Уже есть или повторяются: 1')).toBeTruthy()
    expect(within(dialog).getByText('С ошибками: 3')).toBeTruthy()
    expect(within(dialog).getByText('Имя «Один»: Введите и фамилию, и имя')).toBeTruthy()
    expect(
      within(dialog).getByText('Телефон «79001000002»: Этот телефон уже есть у другого водителя'),
    ).toBeTruthy()
    expect(
      within(dialog).getByText('Телефон «79160000001»: такое же значение в строке 2 этого файла'),
    ).toBeTruthy()
    expect(
      within(dialog)
        .getAllByText(/^Строка \d$/u)
        .map((one) => one.textContent),
    ).toEqual(['Строка 2', 'Строка 5', 'Строка 8', 'Строка 4', 'Строка 6', 'Строка 7'])
    expect(server.callsOf('add-driver')).toHaveLength(0)
  })

  it('adds its good rows, hands out the others to mend, and changes nothing the second time', async () => {
    const server = openFleet()
    const files = watchSaved()
    const console = await openList(server)
    const { user } = console
    const dialog = await choose(console, table)
    await user.click(await within(dialog).findByRole('button', { name: 'Добавить: 3' }))
    const running = await screen.findByRole('dialog', { name: 'Загрузка водителей' })
    expect(await within(running).findByText('Готово. Выполнено: 3, отказано: 0.')).toBeTruthy()
    expect(within(running).getByText('Уже есть или повторяются: 1')).toBeTruthy()
    await user.click(within(running).getByRole('button', { name: 'Скачать строки с ошибками' }))
    await waitFor(() => expect(files).toHaveLength(1))
    const saved = (await files[0]?.text()) ?? ''
    expect(saved.replace('\uFEFF', '').split('\r\n')).toEqual([
      'Имя;Телефон;Машина;Что не так',
      'Один;79160000002;А111АА116;Имя: Введите и фамилию, и имя',
      'Водитель Чужой;79001000002;А111АА116;Телефон: Этот телефон уже есть у другого водителя',
      'Водитель Повторный;79160000001;А111АА116;Телефон: такое же значение в строке 2 этого файла',
    ])
    await user.click(within(running).getByRole('button', { name: 'Готово' }))
    await screen.findByRole('rowheader', { name: /Водитель Третьего/u })

    const again = await choose(console, table)
    expect(await within(again).findByText('Новых строк в файле нет.')).toBeTruthy()
    expect(within(again).getByText('Уже есть или повторяются: 4')).toBeTruthy()
    expect(within(again).queryByRole('button', { name: /^Добавить/u })).toBeNull()
    expect(server.callsOf('add-driver')).toHaveLength(3)
  })

  it('with its mistakes mended is loaded again, also as it was handed out', async () => {
    const server = openFleet()
    const console = await openList(server)
    const dialog = await choose(console, [
      '\uFEFFИмя;Телефон;Машина;Что не так',
      'Один Второй;79160000002;А111АА116;Имя: Введите и фамилию, и имя',
    ])
    await console.user.click(await within(dialog).findByRole('button', { name: 'Добавить: 1' }))
    expect(await screen.findByText('Готово. Выполнено: 1, отказано: 0.')).toBeTruthy()
    expect(server.fleet.drivers.at(-1)).toMatchObject({ name: 'Один Второй' })
  })

  it.each([
    ['Телефон;Город', /не нашлось столбцов: Имя, Машина\./u],
    [head, /нет ни одной строки/u],
    ['\u0000\u0001', /Это не таблица/u],
    ['PK\u0003\u0004', /не книга Excel \(XLSX\), или она повреждена/u],
  ])('that is no good is refused with what to do: %j', async (line, words) => {
    const dialog = await choose(await openList(openFleet()), [line], 'drivers.xlsx')
    expect(await within(dialog).findByText(words)).toBeTruthy()
    expect(within(dialog).queryByRole('button', { name: /^Добавить/u })).toBeNull()
    expect(within(dialog).getByRole('button', { name: /^Выбрать/u })).toBeTruthy()
  })

  it('can be chosen again under the same name once it has been mended', async () => {
    const console = await openList(openFleet())
    const dialog = await choose(console, [head])
    await within(dialog).findByText(/нет ни одной строки/u)
    // A browser tells of no choice that is the same as the one before.
    const input = document.querySelector<HTMLInputElement>('input[type=file]')
    expect(input?.value).toBe('')
    expect(input?.files).toHaveLength(0)
  })

  it('says how all its rows are divided', async () => {
    const dialog = await choose(await openList(openFleet()), [
      ...table,
      'Водитель Марки;79160000005;KIA RIO',
    ])
    expect(
      await within(dialog).findByText('Строк под названиями столбцов: 8. Из них:'),
    ).toBeTruthy()
    for (const part of [
      'Добавим: 3',
      'Уже есть или повторяются: 1',
      'С ошибками: 3',
      'Похоже не на номер машины, не берём: 1',
    ]) {
      expect(within(dialog).getByText(part)).toBeTruthy()
    }
  })

  it('asks about plates that look like makes, and adds them only if somebody says that they are plates', async () => {
    const server = openFleet()
    const console = await openList(server)
    const dialog = await choose(console, [
      head,
      'Водитель Марки;79160000005;ABC DEF',
      table[1] ?? '',
    ])
    expect(await within(dialog).findByText('1 номер похож на марку или слово')).toBeTruthy()
    expect(within(dialog).getByRole('button', { name: 'Добавить: 1' })).toBeTruthy()
    await console.user.click(within(dialog).getByRole('checkbox', { name: /^Это номера машин/u }))
    await console.user.click(within(dialog).getByRole('button', { name: 'Добавить: 2' }))
    expect(await screen.findByText('Готово. Выполнено: 2, отказано: 0.')).toBeTruthy()
    expect(server.fleet.drivers.map(({ plate }) => plate)).toContain('ABCDEF')
  })

  it('shows which column was taken for what, and remembers what somebody says of it for the next file', async () => {
    const heads = 'ФИО;Телефон;Основная;Запасная'
    const lines = [heads, 'Водитель Новый;79160000001;А111АА116;В222ВВ116']
    const console = await openList(openFleet())
    const dialog = await choose(console, lines)
    const plate = await within(dialog).findByRole<HTMLSelectElement>('combobox', { name: 'Машина' })
    expect(plate.selectedOptions[0]?.textContent).toBe('Основная: А111АА116')
    await console.user.selectOptions(plate, 'Запасная: В222ВВ116')
    expect(within(dialog).getByText(/В222ВВ116$/u, { selector: 'p' })).toBeTruthy()
    await console.user.click(within(dialog).getByRole('button', { name: 'Не загружать' }))

    const again = await choose(console, [heads, 'Водитель Другой;79160000002;С333СС116;Е444ЕЕ116'])
    expect(await within(again).findByText(/Е444ЕЕ116$/u, { selector: 'p' })).toBeTruthy()
  })

  it('is taken as the company has said before, also after a sign-out; another company’s is not', async () => {
    const heads = 'ФИО;Телефон;Основная;Запасная'
    const lines = [heads, 'Водитель Новый;79160000001;А111АА116;В222ВВ116']
    const storage = memoryStorage()
    const first = await openList(openFleet(), { storage })
    const dialog = await choose(first, lines)
    await first.user.selectOptions(
      await within(dialog).findByRole('combobox', { name: 'Машина' }),
      'Запасная: В222ВВ116',
    )
    act(() => first.context.session.send({ kind: 'loggedOut' }))
    cleanup()
    const second = await openList(openFleet(), { storage })
    expect(
      await within(await choose(second, lines)).findByText(/В222ВВ116$/u, { selector: 'p' }),
    ).toBeTruthy()
    cleanup()
    const other = openFleet({ inn: '9900000017', name: 'Другая' })
    const third = await openList(other, { storage })
    expect(
      await within(await choose(third, lines)).findByText(/А111АА116$/u, { selector: 'p' }),
    ).toBeTruthy()
  })

  it('that hides columns says which, and takes one that it shows before one that it hides', async () => {
    const file = makeWorkbook([
      {
        rows: [
          ['ФИО', 'Телефон', 'Госномер', 'Госномер'],
          ['Водитель Новый', '79160000001', 'А111АА116', 'В222ВВ116'],
        ],
        hiddenColumns: [2],
      },
    ])
    const dialog = await choose(await openList(openFleet()), file, 'drivers.xlsx')
    expect(await within(dialog).findByText(/скрытые столбцы: «Госномер»\./u)).toBeTruthy()
    expect(within(dialog).getByText(/В222ВВ116$/u, { selector: 'p' })).toBeTruthy()
    const plate = within(dialog).getByRole('combobox', { name: 'Машина' })
    expect(within(plate).getByRole('option', { name: /^Госномер \(скрыт\)/u })).toBeTruthy()
  })

  it('that lacks a column is loaded once somebody has said which it is', async () => {
    const console = await openList(openFleet())
    const dialog = await choose(console, [
      'ФИО;Телефон;Марка, номер',
      'Водитель Новый;79160000001;AB1234',
    ])
    expect(await within(dialog).findByText(/не нашлось столбцов: Машина\./u)).toBeTruthy()
    const plate = within(dialog).getByRole('combobox', { name: 'Машина' })
    await console.user.selectOptions(plate, 'Марка, номер: AB1234')
    expect(await within(dialog).findByRole('button', { name: 'Добавить: 1' })).toBeTruthy()
  })

  it('has hidden rows and sheets, which are said and taken only if somebody wants them', async () => {
    const lines = table.slice(0, 2).map((line) => line.split(';'))
    const file = makeWorkbook([
      {
        name: 'Новые',
        rows: [...lines, ['Водитель Скрытый', '79160000009', 'А999АА116']],
        hidden: [2],
      },
      {
        name: 'Старые',
        state: 'hidden',
        rows: [...lines, ['Водитель Старый', '79160000008', 'А888АА116']],
      },
    ])
    const console = await openList(openFleet())
    const dialog = await choose(console, file, 'drivers.xlsx')
    expect(await within(dialog).findByText('Скрыты в таблице, не берём: 1')).toBeTruthy()
    expect(within(dialog).getByText(/^В книге есть скрытые листы/u)).toBeTruthy()
    expect(within(dialog).getByRole('button', { name: 'Добавить: 1' })).toBeTruthy()
    await console.user.click(within(dialog).getByRole('checkbox', { name: /скрытые строки: 1$/u }))
    expect(within(dialog).getByRole('button', { name: 'Добавить: 2' })).toBeTruthy()
    await console.user.selectOptions(
      within(dialog).getByRole('combobox', { name: 'Лист' }),
      '«Старые» — скрытый',
    )
    expect(await within(dialog).findByText(/^Водитель Старый/u)).toBeTruthy()
  })

  it('shows what its rows have otherwise, and changes that together with what it adds', async () => {
    const server = openFleet()
    const console = await openList(server)
    const dialog = await choose(console, [
      head,
      'Водитель Первый;79001000001;В001ВВ116',
      'Водитель Второй;79160000077;В001ВВ116',
      'Водитель Новый;79160000001;А111АА116',
    ])
    expect(await within(dialog).findByText('Изменим: 2')).toBeTruthy()
    expect(within(dialog).getByText('Машина: А 123 ВС 116 → В 001 ВВ 116')).toBeTruthy()
    expect(within(dialog).getByText(/^Телефон: \+7 \(900\) 100.* → \+7 \(916\) 000/u)).toBeTruthy()
    await console.user.click(
      within(dialog).getByRole('button', { name: 'Добавить: 1, изменить: 2' }),
    )
    expect(await screen.findByText('Готово. Выполнено: 3, отказано: 0.')).toBeTruthy()
    expect(server.fleet.drivers).toMatchObject([
      { name: 'Водитель Первый', phone: '79001000001', plate: 'В001ВВ116', isActive: true },
      { name: 'Водитель Второй', phone: '79160000077', plate: 'В001ВВ116', isActive: false },
      { name: 'Водитель Третий' },
      { name: 'Водитель Новый' },
    ])
  })

  it('changes nothing that somebody leaves as it is', async () => {
    const server = openFleet()
    const console = await openList(server)
    const dialog = await choose(console, [head, 'Водитель Первый;79001000001;В001ВВ116'])
    await console.user.click(
      await within(dialog).findByRole('checkbox', { name: 'Внести эти изменения: 1' }),
    )
    expect(within(dialog).getByText('Отличаются, не меняем: 1')).toBeTruthy()
    expect(within(dialog).queryByRole('button', { name: /^Изменить/u })).toBeNull()
  })

  it('does not undo what somebody else has changed since it was looked at', async () => {
    const server = openFleet()
    const console = await openList(server)
    const dialog = await choose(console, [head, 'Водитель Первый;79001000001;В001ВВ116'])
    const start = await within(dialog).findByRole('button', { name: 'Изменить: 1' })
    const { drivers, ...others } = server.fleet
    const [first, ...rest] = drivers
    if (first) server.fleet = { ...others, drivers: [{ ...first, plate: 'С002СС116' }, ...rest] }
    await console.user.click(start)
    expect(await screen.findByText('Готово. Выполнено: 0, отказано: 1.')).toBeTruthy()
    expect(server.fleet.drivers[0]?.plate).toBe('С002СС116')
  })

  it('says of a driver with two cars which one is taken', async () => {
    const dialog = await choose(await openList(openFleet()), [
      head,
      'Водитель Новый;79160000001;А111АА116',
      'Водитель Новый;79160000001;В222ВВ116',
    ])
    expect(
      await within(dialog).findByText(/этому водителю уже взята машина из строки 2/u),
    ).toBeTruthy()
  })

  it('can be begun from a template', async () => {
    const files = watchSaved()
    const { user } = await openList(openFleet())
    await user.click(await screen.findByRole('button', { name: 'Загрузить из файла' }))
    await user.click(await screen.findByRole('button', { name: 'Шаблон: CSV' }))
    await waitFor(() => expect(files).toHaveLength(1))
    expect(await files[0]?.text()).toBe('\uFEFFИмя;Телефон;Машина')
    await user.click(screen.getByRole('button', { name: 'Шаблон: XLSX' }))
    await waitFor(() => expect(files).toHaveLength(2))
    expect(files[1]?.size).toBeGreaterThan(500)
  })

  it('keeps what the back end refuses among the rows to mend', async () => {
    const server = openFleet(fleet, {
      'add-driver': ({ fields }) =>
        fields['phone'] === '79160000003' ? refusal('ValidationError') : undefined,
    })
    const files = watchSaved()
    const console = await openList(server)
    const dialog = await choose(console, table)
    await console.user.click(await within(dialog).findByRole('button', { name: 'Добавить: 3' }))
    expect(await screen.findByText('Готово. Выполнено: 2, отказано: 1.')).toBeTruthy()
    await console.user.click(screen.getByRole('button', { name: 'Скачать строки с ошибками' }))
    await waitFor(() => expect(files).toHaveLength(1))
    const saved = (await files[0]?.text()) ?? ''
    expect(saved.split('\r\n').at(-1)).toMatch(/^Водитель Другой;79160000003;А222АА116;./u)
  })
})

describe('a file of tracking devices', () => {
  it('calls a refused one by its own number, not by the vehicle that carries it', async () => {
    const server = openFleet(fleet, {
      'activate-device': () => refusal('ValidationError'),
    })
    const { user } = await renderConsole(server, {
      path: '/coop-profile/devices',
      token: 'token-1',
    })
    await user.click(await screen.findByRole('button', { name: 'Загрузить из файла' }))
    const input = document.querySelector<HTMLInputElement>('input[type=file]')
    if (input === null) throw new Error('There is no place for a file')
    await user.upload(input, new File(['IMEI;VIN;Госномер\r\n356904;;С002СС116'], 'devices.csv'))
    await user.click(await screen.findByRole('button', { name: 'Добавить: 1' }))
    expect(await screen.findByText('Готово. Выполнено: 0, отказано: 1.')).toBeTruthy()
    const refused = screen.getByRole('listitem')
    expect(within(refused).getByText('356904')).toBeTruthy()
    expect(refused.textContent).not.toContain('002')
  })
})

describe('a load that is cut off', () => {
  /** A back end whose answers to additions are lost from one of them on, until it is mended. */
  function breakingAfter(count: number) {
    const server = openFleet()
    server.fault = {
      'add-driver': async (call, own) => {
        if (server.callsOf('add-driver').length < count) return undefined
        const lost = await lostAnswer(call, own)
        server.isReachable = false
        return lost
      },
    }
    const mend = (): void => {
      server.fault = {}
      server.isReachable = true
    }
    return { server, mend }
  }

  it('goes on after a reload, and adds nothing twice whose answer was lost', async () => {
    const { server, mend } = breakingAfter(2)
    const storage = memoryStorage()
    const console = await openList(server, { storage })
    // Of every kind that is refused, or what is kept could not be read again.
    const more = ['Водитель Марки;79160000005;KIA RIO', '"Водитель Кавычки;79160000006;А111АА116']
    const dialog = await choose(console, [...table, ...more])
    await console.user.click(await within(dialog).findByRole('button', { name: 'Добавить: 3' }))
    expect(await screen.findByText('Работа остановлена')).toBeTruthy()
    mend()
    cleanup()

    const { user } = await openList(server, { storage })
    expect(await screen.findByText('Не закончено: Загрузка водителей')).toBeTruthy()
    expect(screen.getByText(/^Выполнено: 1, отказано: 0, осталось: 2\./u)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Продолжить' }))
    expect(await screen.findByText('Готово. Выполнено: 3, отказано: 0.')).toBeTruthy()
    expect(server.callsOf('add-driver')).toHaveLength(3)
    expect(screen.getByText(/С ошибками: 5/u)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Готово' }))
    await waitFor(() => expect(screen.queryByText(/^Не закончено/u)).toBeNull())
    expect(keptWorks(console)).toEqual([])
  })

  it.each([
    ['expired', { kind: 'tokenExpired', token: 'token-1' }],
    ['been left idle', { kind: 'leftIdle' }],
    ['been left idle in another tab', { kind: 'otherTabLeftIdle' }],
  ] as const)('waits for the same company once its session has %s', async (_, end) => {
    const { server, mend } = breakingAfter(2)
    const console = await openList(server)
    const dialog = await choose(console, table)
    await console.user.click(await within(dialog).findByRole('button', { name: 'Добавить: 3' }))
    expect(await screen.findByText('Работа остановлена')).toBeTruthy()
    mend()
    act(() => console.context.session.send(end))
    await waitFor(() => expect(screen.queryByText('Работа остановлена')).toBeNull())
    act(() => console.context.session.send({ kind: 'loggedIn', token: 'token-2' }))
    await act(() => console.router.navigate({ to: '/coop-profile/drivers' }))
    expect(await screen.findByText('Не закончено: Загрузка водителей')).toBeTruthy()
    expect(server.callsOf('add-driver')).toHaveLength(2)
    await console.user.click(screen.getByRole('button', { name: 'Продолжить' }))
    expect(await screen.findByText('Готово. Выполнено: 3, отказано: 0.')).toBeTruthy()
    expect(server.callsOf('add-driver')).toHaveLength(3)
    expect(server.fleet.drivers).toHaveLength(6)
  })

  it('is forgotten with a sign-out', async () => {
    const { server } = breakingAfter(2)
    const console = await openList(server)
    const dialog = await choose(console, table)
    await console.user.click(await within(dialog).findByRole('button', { name: 'Добавить: 3' }))
    expect(await screen.findByText('Работа остановлена')).toBeTruthy()
    expect(keptWorks(console)).toHaveLength(2)
    act(() => console.context.session.send({ kind: 'loggedOut' }))
    expect(keptWorks(console)).toEqual([])
  })

  it('is kept while its dialog is closed over a pause, whatever else is done, and can be given up', async () => {
    const { server, mend } = breakingAfter(2)
    const console = await openList(server)
    const { user } = console
    const dialog = await choose(console, table)
    await user.click(await within(dialog).findByRole('button', { name: 'Добавить: 3' }))
    const running = await screen.findByRole('dialog', { name: 'Загрузка водителей' })
    await within(running).findByText('Работа остановлена')
    await user.click(within(running).getByRole('button', { name: 'Закрыть' }))
    mend()
    expect(await screen.findByText('Не закончено: Загрузка водителей')).toBeTruthy()

    await user.click(screen.getByRole('checkbox', { name: 'Выбрать: Водитель Первый' }))
    await user.click(screen.getByRole('button', { name: 'Отключить' }))
    await screen.findByText('Готово. Выполнено: 1, отказано: 0.')
    expect(screen.queryByText('Это не запоминается')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Готово' }))
    expect(await screen.findByText('Не закончено: Загрузка водителей')).toBeTruthy()
    await user.click(screen.getByRole('checkbox', { name: 'Выбрать: Водитель Второй' }))
    await user.click(screen.getByRole('button', { name: 'Удалить' }))
    expect(await screen.findByText('Это не запоминается')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Не нужно' }))
    await user.click(screen.getByRole('button', { name: 'Закончить на этом' }))
    expect(screen.queryByText('Не закончено: Загрузка водителей')).toBeNull()
    expect(keptWorks(console)).toEqual([])
  })

  it('is not gone on with by another company', async () => {
    const { server } = breakingAfter(1)
    const storage = memoryStorage()
    const console = await openList(server, { storage })
    const dialog = await choose(console, table)
    await console.user.click(await within(dialog).findByRole('button', { name: 'Добавить: 3' }))
    expect(await screen.findByText('Работа остановлена')).toBeTruthy()
    cleanup()
    const other = openFleet({ inn: '9900000017', name: 'Другая' })
    await openList(other, { storage })
    await screen.findByText('Водителей пока нет')
    expect(screen.queryByText(/^Не закончено/u)).toBeNull()
  })

  it.each([
    ['at once', []],
    ['after a sign-out', [{ kind: 'otherTabLoggedOut' }]],
  ] as const)(
    'sends nothing for the company that signs in in another tab %s',
    async (_, events) => {
      const held = later()
      const server = openFleet(fleet, { 'add-driver': held.answer })
      const console = await openList(server)
      const dialog = await choose(console, table)
      await console.user.click(await within(dialog).findByRole('button', { name: 'Добавить: 3' }))
      await waitFor(() => expect(server.callsOf('add-driver')).toHaveLength(1))
      await act(async () => {
        const { session } = console.context
        for (const event of events) session.send(event)
        session.send({ kind: 'otherTabLoggedIn', token: 'token-2' })
        held.come({ status: 'ok' })
      })
      await waitFor(() =>
        expect(screen.queryByRole('button', { name: 'Приостановить' })).toBeNull(),
      )
      expect(server.callsOf('add-driver').map(({ fields }) => fields['token'])).toEqual(['token-1'])
    },
  )

  it('sends nothing that another tab has added meanwhile', async () => {
    const server = openFleet()
    const console = await openList(server)
    const dialog = await choose(console, table)
    const start = await within(dialog).findByRole('button', { name: 'Добавить: 3' })
    const body = new URLSearchParams({
      token: 'token-1',
      driver: 'Водитель Новый',
      phone: '79160000001',
      car_number: 'А111АА116',
    })
    await server.fetch(
      new Request('https://parking.example/api/corp-profile/add-driver', { method: 'PUT', body }),
    )
    await console.user.click(start)
    expect(await screen.findByText('Готово. Выполнено: 3, отказано: 0.')).toBeTruthy()
    expect(server.callsOf('add-driver')).toHaveLength(3)
  })

  it.each([
    ['a broken page', () => new Response('<h1>502</h1>', { status: 502 })],
    ['a page in place of an answer', () => new Response('<h1>Hello</h1>')],
    ['a refusal without a reason', () => new Response('', { status: 400 })],
  ])('is not held up for ever by one row that is always answered with %s', async (_, answer) => {
    const server = openFleet(fleet, {
      'add-driver': ({ fields }) => (fields['phone'] === '79160000003' ? answer() : undefined),
    })
    const console = await openList(server)
    const dialog = await choose(console, table)
    await console.user.click(await within(dialog).findByRole('button', { name: 'Добавить: 3' }))
    expect(await screen.findByText('Приостановлено. Осталось: 2.')).toBeTruthy()
    await console.user.click(screen.getByRole('button', { name: 'Продолжить' }))
    expect(await screen.findByText('Готово. Выполнено: 2, отказано: 1.')).toBeTruthy()
    expect(screen.getByText('Водитель Другой')).toBeTruthy()
  })
})
