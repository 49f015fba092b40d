import { strToU8, zipSync } from 'fflate'

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const links = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packaged = 'http://schemas.openxmlformats.org/package/2006'

/** The parts of a workbook of one sheet that differ from one writer to the next. */
interface Parts {
  /** The content of `sheetData`. */
  readonly rows: string
  /** The texts that cells share. */
  readonly shared?: readonly string[]
  /** The name of the file that holds them. */
  readonly sharedName?: string
  /** The number of the format that the second style has. */
  readonly format?: number
  /** The namespace of the sheet's own elements. */
  readonly namespace?: string
}

/** Writes the least workbook that holds some rows. */
export function workbook(parts: Parts): ArrayBuffer {
  const {
    rows,
    shared = [],
    sharedName = 'sharedStrings.xml',
    format = 0,
    namespace = main,
  } = parts
  const texts = shared.map((text) => `<si><t>${text}</t></si>`).join('')
  const relation = (id: number, type: string, target: string) =>
    `<Relationship Id="rId${id}" Type="${links}/${type}" Target="${target}"/>`
  const files = {
    '[Content_Types].xml': `<Types xmlns="${packaged}/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${packaged}/relationships">${relation(1, 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${namespace}" xmlns:r="${links}"><sheets><sheet name="Лист1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packaged}/relationships">${relation(1, 'worksheet', 'worksheets/sheet1.xml')}${relation(2, 'sharedStrings', sharedName)}${relation(3, 'styles', 'styles.xml')}</Relationships>`,
    'xl/styles.xml': `<styleSheet xmlns="${namespace}"><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="${format}" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    [`xl/${sharedName}`]: `<sst xmlns="${namespace}">${texts}</sst>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${namespace}"><sheetData>${rows}</sheetData></worksheet>`,
  }
  const packed = zipSync(
    Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])),
  )
  return Uint8Array.from(packed).buffer
}
