import { describe, expect, it } from 'vitest'
import { joinSmallFiles as join } from './lib/joinSmallFiles.ts'

/** A file of a build that is loaded by itself. */
const part = (name: string, imports: string[]) => fileOf(name, { imports, isDynamicEntry: true })

/** A file of a build that its parts share. */
const shared = (name: string, { bytes = 100, imports = [] as string[] } = {}) =>
  fileOf(name, { bytes, imports, isDynamicEntry: false })

function fileOf(name: string, { bytes = 100, imports = [] as string[], isDynamicEntry = false }) {
  return {
    name,
    fileName: name,
    imports,
    isEntry: false,
    isDynamicEntry,
    facadeModuleId: isDynamicEntry ? `/${name}.ts` : null,
    code: 'x'.repeat(bytes),
    modules: { [`/${name}.ts`]: {} },
  }
}

const joinSmallFiles = (
  build: ReturnType<typeof fileOf>[],
  { alone = [] as string[], first = [] as string[] } = {},
) => join(build, { alone, first })

describe('joinSmallFiles', () => {
  it('joins what the same parts need', () => {
    const files = joinSmallFiles([
      part('form', ['button', 'field']),
      part('list', ['button', 'field']),
      shared('button'),
      shared('field'),
    ])
    expect(files).toEqual([['/button.ts', '/field.ts']])
  })

  it('joins what only one part needs with what others need too, while that is little', () => {
    const build = (bytes: number) => [
      part('form', ['button', 'field']),
      part('list', ['button']),
      shared('button'),
      shared('field', { bytes }),
    ]
    expect(joinSmallFiles(build(10_000))).toEqual([['/button.ts', '/field.ts']])
    expect(joinSmallFiles(build(10_001))).toEqual([])
  })

  it('counts what a joined file brings along', () => {
    const files = joinSmallFiles([
      part('form', ['button', 'field']),
      part('list', ['button']),
      shared('button'),
      shared('field', { imports: ['calendar'] }),
      shared('calendar', { bytes: 20_000 }),
    ])
    expect(files).toEqual([['/field.ts', '/calendar.ts']])
  })

  it('counts all that a part would be brought', () => {
    const build = (bytes: number) => [
      part('form', ['button', 'field', 'calendar']),
      part('list', ['button']),
      shared('button'),
      shared('field', { bytes }),
      shared('calendar', { bytes }),
    ]
    expect(joinSmallFiles(build(5000))).toEqual([['/button.ts', '/field.ts', '/calendar.ts']])
    expect(joinSmallFiles(build(5001))).toEqual([['/field.ts', '/calendar.ts']])
  })

  it('lets no file wait for itself', () => {
    const files = joinSmallFiles([
      part('form', ['outer']),
      part('list', ['outer']),
      shared('outer', { imports: ['middle'] }),
      part('middle', ['inner']),
      shared('inner'),
    ])
    expect(files).toEqual([])
  })

  it('leaves apart what no part needs both of', () => {
    const build = [
      part('form', ['button']),
      part('list', ['row']),
      part('login', ['button', 'field']),
      part('menu', ['row', 'field']),
      shared('button', { bytes: 20_000 }),
      shared('row', { bytes: 20_000 }),
      shared('field', { bytes: 20_000 }),
      part('fine', ['stamp']),
      part('receipt', ['stamp']),
      part('news', ['date']),
      part('page', ['date']),
      shared('stamp'),
      shared('date'),
    ]
    expect(joinSmallFiles(build)).toEqual([])
  })

  it('leaves parts, and what shall stand alone, as they are', () => {
    const build = [part('form', ['react', 'button']), shared('react'), shared('button')]
    expect(joinSmallFiles(build, { alone: ['react'] })).toEqual([])
  })

  it('joins the small files of the first screens first', () => {
    const build = [
      part('form', ['button', 'field']),
      part('list', ['button', 'row']),
      part('login', ['button']),
      shared('button'),
      shared('field', { bytes: 8000 }),
      shared('row', { bytes: 8000 }),
    ]
    expect(joinSmallFiles(build, { first: ['/list.ts'] })).toContainEqual(['/button.ts', '/row.ts'])
    expect(joinSmallFiles(build, { first: ['/form.ts'] })).toContainEqual([
      '/button.ts',
      '/field.ts',
    ])
  })
})
