import { parseUrl } from '@parking/domain'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { SheetError } from './SheetError.ts'

/** What a workbook may hold once it is unpacked: bytes of it all, and cells of one sheet. */
const most = { bytes: 150_000_000, cells: 5_000_000 }

/** A workbook that a reader can take apart, and what that reader says nothing of. */
export interface UnpackedWorkbook {
  readonly book: Blob
  /** The sheets in their order. */
  readonly sheets: readonly SheetNotes[]
}

/** What a sheet shows otherwise than its cells stand. */
interface SheetNotes {
  readonly isHidden: boolean
  /** Indices of the rows that are hidden. */
  readonly hiddenRows: ReadonlySet<number>
  /** Indices of the columns that are hidden. */
  readonly hiddenColumns: ReadonlySet<number>
  readonly merged: readonly MergedCells[]
}

/** Cells that show what the first of them holds: indices from the first to the last. */
export interface MergedCells {
  readonly rows: readonly [number, number]
  readonly columns: readonly [number, number]
}

type Parts = Readonly<Record<string, Uint8Array>>

/**
 * Unpacks a workbook and puts it together again, for a reader to take apart.
 *
 * The reader would unpack large parts in a worker that it makes itself, which the content security
 * policy refuses. It fills up all rows as far as the last cell, so that a small file, or one cell far to
 * the right, could take more room than there is. And it takes less than spreadsheets do: what these open
 * is written here as it expects it.
 *
 * @throws {SheetError} `vast` when it holds too much, `otherBook` when another program wrote it; another
 *   error when it can't be unpacked
 */
export function unpackWorkbook(bytes: Uint8Array): UnpackedWorkbook {
  let size = 0
  unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (/^(?:content\.xml|xl\/workbook\.bin|Index\/.*\.iwa)$/u.test(name)) {
        throw new SheetError('otherBook')
      }
      if (isText(name)) size += originalSize
      return false
    },
  })
  if (size > most.bytes) throw new SheetError('vast')
  const { parts, sheets } = nameParts(unzipSync(bytes, { filter: ({ name }) => isText(name) }))
  const styles = parts['xl/styles.xml']
  const tidied = new Map(
    sheets.flatMap(({ part }): [string, ReturnType<typeof tidySheet>][] =>
      part === null ? [] : [[part, tidySheet(readText(parts[part]), styles !== undefined)]],
    ),
  )
  const book: Record<string, Uint8Array> = { ...parts }
  for (const [part, { text }] of tidied) book[part] = strToU8(text)
  if (styles !== undefined) book['xl/styles.xml'] = strToU8(raiseFormats(readText(styles)))
  return {
    book: new Blob([zipSync(book, { level: 0 })]),
    sheets: sheets.map(({ part, isHidden }) => {
      const { hiddenRows = none, hiddenColumns = none, merged = [] } = tidied.get(part ?? '') ?? {}
      return { isHidden, hiddenRows, hiddenColumns, merged }
    }),
  }
}

const none: ReadonlySet<number> = new Set()

/** Pictures and the like are no part of a table. */
function isText(name: string): boolean {
  return /\.(?:xml|rels)$/iu.test(name)
}

/** What a relation is of, by the end of its type. */
const fixedNames: Readonly<Record<string, string>> = {
  sharedStrings: 'xl/sharedStrings.xml',
  styles: 'xl/styles.xml',
}

/**
 * Gives the parts of a workbook the names under which the reader looks for them. Spreadsheets find them
 * by what the workbook calls them, in capitals or not, wherever they lie.
 */
function nameParts(found: Parts): {
  readonly parts: Parts
  readonly sheets: readonly { readonly part: string | null; readonly isHidden: boolean }[]
} {
  const byName = new Map(
    Object.entries(found).map(([name, part]) => [name.replaceAll('\\', '/').toLowerCase(), part]),
  )
  const partOf = (path: string): Uint8Array | undefined => byName.get(path.toLowerCase())
  const root =
    relationsIn(readText(partOf('_rels/.rels')), '').find(({ kind }) => kind === 'officeDocument')
      ?.path ?? 'xl/workbook.xml'
  const [, folder = '', file = root] = /^(.*\/)?([^/]*)$/u.exec(root) ?? []
  const relations = relationsIn(readText(partOf(`${folder}_rels/${file}.rels`)), folder)
  const parts: Record<string, Uint8Array> = {}
  const workbook = readText(partOf(root)).replace(/(\sdate1904\s*=\s*["'])true(?=["'])/u, '$11')
  parts['xl/workbook.xml'] = strToU8(workbook)
  const sheetOf = new Map<string, string>()
  const named = relations.map(({ id, type, kind, path }) => {
    const part = partOf(path)
    if (part === undefined) return ''
    const name = fixedNames[kind] ?? `xl/parts/${path}`
    parts[name] = part
    if (kind === 'worksheet') sheetOf.set(id, name)
    return `<Relationship Id="${id}" Type="${type}" Target="/${name}"/>`
  })
  parts['xl/_rels/workbook.xml.rels'] = strToU8(`<Relationships>${named.join('')}</Relationships>`)
  const sheets = tagsIn(workbook, 'sheet').map((read) => ({
    part: sheetOf.get(read('id') ?? '') ?? null,
    isHidden: /hidden/iu.test(read('state') ?? ''),
  }))
  return { parts, sheets }
}

interface Relation {
  readonly id: string
  readonly type: string
  /** The end of its type. */
  readonly kind: string
  /** The part that it leads to. */
  readonly path: string
}

function relationsIn(text: string, folder: string): readonly Relation[] {
  return tagsIn(text, 'Relationship').map((read) => {
    const type = read('Type') ?? ''
    const target = read('Target') ?? ''
    const path = parseUrl(target, `file:///${folder}`)?.pathname.slice(1) ?? ''
    return { id: read('Id') ?? '', type, kind: type.split('/').at(-1) ?? '', path }
  })
}

/** Reads the attributes of each tag of a name; a prefix makes no difference. */
function tagsIn(text: string, name: string): readonly ((attribute: string) => string | null)[] {
  const tags = text.matchAll(new RegExp(String.raw`<(?:\w+:)?${name}(?=[\s/>])([^>]*)>`, 'gu'))
  return Array.from(
    tags,
    ([, attributes = '']) =>
      (one) =>
        attributeOf(attributes, one),
  )
}

function attributeOf(attributes: string, name: string): string | null {
  const found = new RegExp(String.raw`(?:^|[\s:])${name}\s*=\s*(["'])(.*?)\1`, 'u').exec(attributes)
  return found?.[2] ?? null
}

/** A cell that holds nothing, whatever it says of its kind. */
const emptyCell =
  /<((?:\w+:)?c)(?=[\s/>])([^>]*?)(?:\/>|>\s*(?:<(?:\w+:)?f(?=[\s/>])(?:[^>]*\/>|[^>]*>[^<]*<\/(?:\w+:)?f>)\s*)?(?:<(?:\w+:)?v\s*(?:\/>|>\s*<\/(?:\w+:)?v>)\s*)?<\/\1>)/gu
const rowOrCell = /<((?:\w+:)?)(row|c)(?=[\s/>])([^>]*?)(\/?)>/gu
/** The cell that a row begins with, where it says its own row. */
const firstCell = /\s*<(?:\w+:)?c(?=[\s/>])[^>]*?\sr\s*=\s*["'][A-Z]+(\d+)/uy

/**
 * Writes out where each row and cell of a sheet stands, which a sheet may leave to their order, and
 * leaves out of empty cells what they would be. Rows that are hidden, also by a filter, are noted.
 */
function tidySheet(
  sheet: string,
  hasStyles: boolean,
): Omit<SheetNotes, 'isHidden'> & { readonly text: string } {
  let [row, column] = [0, 0]
  let [rows, columns] = [0, 0]
  const hiddenRows = new Set<number>()
  const text = sheet
    .replaceAll(
      emptyCell,
      (_, tag: string, attributes: string) =>
        `<${tag}${attributes.replace(/\st\s*=\s*(?:"\w*"|'\w*')/u, '')}/>`,
    )
    .replaceAll(
      rowOrCell,
      (
        tag: string,
        prefix: string,
        kind: string,
        attributes: string,
        slash: string,
        at: number,
        all: string,
      ) => {
        const place = /\sr\s*=\s*["']([A-Z]*)(\d+)["']/u.exec(attributes)
        const styled = hasStyles ? attributes : attributes.replace(/\ss\s*=\s*["']\d*["']/u, '')
        // What a formula that failed shows: the reader would take it for nothing, and a last row of it away.
        const bare = styled.replace(/(\st\s*=\s*["'])e(?=["'])/u, '$1str')
        if (kind === 'row') {
          column = 0
          firstCell.lastIndex = at + tag.length
          row = Number(place?.[2] ?? firstCell.exec(all)?.[1] ?? row + 1)
          if (/\shidden\s*=\s*["'](?:1|true)["']/u.test(attributes)) hiddenRows.add(row - 1)
          return place === null ? `<${prefix}row r="${row}"${attributes}${slash}>` : tag
        }
        row = Number(place?.[2] ?? row)
        column = place === null ? column + 1 : columnNumber(place[1] ?? '')
        if (slash === '') [rows, columns] = [Math.max(rows, row), Math.max(columns, column)]
        const name = place === null ? ` r="${columnName(column)}${row}"` : ''
        return `<${prefix}c${name}${bare}${slash}>`
      },
    )
  if (rows * columns > most.cells) throw new SheetError('vast')
  const merged = tagsIn(sheet, 'mergeCell').flatMap((read) => readRange(read('ref') ?? '') ?? [])
  return { text, hiddenRows, hiddenColumns: readHiddenColumns(sheet), merged }
}

/** The columns that a sheet does not show: it tells them from the first to the last of a kind. */
function readHiddenColumns(sheet: string): ReadonlySet<number> {
  const ranges = tagsIn(sheet, 'col').filter((read) => /^(?:1|true)$/u.test(read('hidden') ?? ''))
  return new Set(
    ranges.flatMap((read) => {
      const first = Number(read('min'))
      // No table is wider; a sheet may hide all columns to its very end.
      const count = Math.min(Number(read('max')) - first + 1, widestTable)
      return Array.from({ length: Math.max(0, count) }, (_, at) => first - 1 + at)
    }),
  )
}

const widestTable = 1000

function readRange(text: string): MergedCells | null {
  const [, left, top, right, bottom] = /^([A-Z]+)(\d+):([A-Z]+)(\d+)$/u.exec(text) ?? []
  if (left === undefined || right === undefined) return null
  return {
    rows: [Number(top) - 1, Number(bottom) - 1],
    columns: [columnNumber(left) - 1, columnNumber(right) - 1],
  }
}

/**
 * Numbers the formats that a workbook brings along anew, beyond those that every program knows: the
 * reader takes some numbers below a hundred for those of days, and does not look at the others.
 */
function raiseFormats(styles: string): string {
  const own = new Set(tagsIn(styles, 'numFmt').map((read) => read('numFmtId')))
  return styles.replaceAll(
    /(\snumFmtId\s*=\s*["'])(\d+)(?=["'])/gu,
    (whole, before: string, id: string) => (own.has(id) ? `${before}${Number(id) + 1000}` : whole),
  )
}

/** The number of a column that is named by letters: 1 for A, 27 for AA. */
function columnNumber(letters: string): number {
  return Array.from(letters).reduce((sum, letter) => 26 * sum + letter.charCodeAt(0) - 64, 0)
}

/** The letters of a column: A for 1, AA for 27. */
function columnName(column: number): string {
  const rest = (column - 1) % 26
  const letter = String.fromCharCode(65 + rest)
  return column > 26 ? columnName((column - 1 - rest) / 26) + letter : letter
}

function readText(part: Uint8Array | undefined): string {
  return part === undefined ? '' : strFromU8(part)
}
