import { strToU8, zipSync } from 'fflate'

/** Writes a text with one byte for each letter, by what the encoding reads each byte as. */
export function encode(content: string, encoding: string): Blob {
  const decoder = new TextDecoder(encoding)
  const bytes = Array.from({ length: 256 }, (_, byte) => decoder.decode(new Uint8Array([byte])))
  return new Blob([new Uint8Array(content.split('').map((letter) => bytes.indexOf(letter)))])
}

/** Writes a text with two bytes for each letter. */
export function utf16(content: string, isLittle: boolean): Blob {
  const view = new DataView(new ArrayBuffer(2 * content.length))
  for (const [at, letter] of content.split('').entries())
    view.setUint16(2 * at, letter.charCodeAt(0), isLittle)
  return new Blob([view])
}

/** A sheet of a made-up workbook. */
export interface MadeSheet {
  readonly name?: string
  readonly state?: 'hidden' | 'veryHidden'
  /** A null is no cell at all; a number is written as one, in the style that `styled` names. */
  readonly rows: readonly (readonly (string | number | null)[])[]
  readonly hidden?: readonly number[]
  readonly hiddenColumns?: readonly number[]
  readonly merged?: readonly string[]
}

/** How a program writes its workbooks. */
export interface WorkbookHabits {
  /** Whether rows and cells say where they stand. */
  readonly hasPlaces?: boolean
  /** Renames the parts in the file; what leads to them stays. */
  readonly rename?: (part: string) => string
  /** The formats of numbers, by their ids; a number is written in the last. */
  readonly formats?: readonly (readonly [id: number, code: string])[]
  /** What the workbook says of itself. */
  readonly properties?: string
}

const namespace = 'http://schemas.openxmlformats.org'
const office = `${namespace}/officeDocument/2006/relationships`

/** Makes a workbook as programs do, in the ways in which they differ. */
export function makeWorkbook(
  sheets: readonly MadeSheet[],
  { hasPlaces = true, rename = (part) => part, formats = [], properties = '' }: WorkbookHabits = {},
): Blob {
  const strings: string[] = []
  const styleNames = formats.map(([id]) => `<xf numFmtId="${id}" applyNumberFormat="1"/>`)
  const relation = (id: string, kind: string, target: string): string =>
    `<Relationship Id="${id}" Type="${office}/${kind}" Target="${target}"/>`
  const cellOf = (value: string | number | null, at: number, row: number): string => {
    if (value === null && hasPlaces) return ''
    const place = hasPlaces ? ` r="${String.fromCharCode(65 + at)}${row + 1}"` : ''
    if (value === null) return '<c/>'
    if (typeof value === 'number') return `<c${place} s="${formats.length}"><v>${value}</v></c>`
    return `<c${place} t="s"><v>${strings.push(value) - 1}</v></c>`
  }
  const contents = sheets.map(({ rows, hidden = [], hiddenColumns = [], merged = [] }) => {
    const written = rows.map((row, at) => {
      const attributes = `${hasPlaces ? ` r="${at + 1}"` : ''}${hidden.includes(at) ? ' hidden="1"' : ''}`
      return `<row${attributes}>${row.map((value, column) => cellOf(value, column, at)).join('')}</row>`
    })
    const ranges = merged.map((range) => `<mergeCell ref="${range}"/>`).join('')
    const end = merged.length === 0 ? '' : `<mergeCells>${ranges}</mergeCells>`
    const columns = hiddenColumns.map((at) => `<col min="${at + 1}" max="${at + 1}" hidden="1"/>`)
    const head = columns.length === 0 ? '' : `<cols>${columns.join('')}</cols>`
    return `<worksheet>${head}<sheetData>${written.join('')}</sheetData>${end}</worksheet>`
  })
  const names = sheets.map(
    ({ name, state }, at) =>
      `<sheet name="${name ?? `Sheet${at + 1}`}" sheetId="${at + 1}"${state ? ` state="${state}"` : ''} r:id="s${at}"/>`,
  )
  const parts: Readonly<Record<string, string>> = {
    '[Content_Types].xml': '<Types/>',
    '_rels/.rels': `<Relationships>${relation('w', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    'xl/workbook.xml': `<workbook xmlns:r="${office}">${properties}<sheets>${names.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${sheets
      .map((_, at) => relation(`s${at}`, 'worksheet', `worksheets/sheet${at + 1}.xml`))
      .join(
        '',
      )}${relation('t', 'sharedStrings', 'sharedStrings.xml')}${relation('f', 'styles', 'styles.xml')}</Relationships>`,
    ...Object.fromEntries(contents.map((text, at) => [`xl/worksheets/sheet${at + 1}.xml`, text])),
    'xl/sharedStrings.xml': `<sst>${strings.map((text) => `<si><t xml:space="preserve">${escape(text)}</t></si>`).join('')}</sst>`,
    'xl/styles.xml': `<styleSheet><numFmts>${formats
      .map(([id, code]) => `<numFmt numFmtId="${id}" formatCode="${escape(code)}"/>`)
      .join('')}</numFmts><cellXfs><xf numFmtId="0"/>${styleNames.join('')}</cellXfs></styleSheet>`,
  }
  const files = Object.entries(parts).map(([name, text]) => [rename(name), strToU8(text)])
  return new Blob([zipSync(Object.fromEntries(files))])
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
