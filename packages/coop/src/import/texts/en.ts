import type { SameKeys } from '@parking/runtime'
import type { ru } from './ru.ts'

export const en = {
  drivers: 'Load drivers',
  vehicles: 'Load vehicles',
  devices: 'Load devices',
  close: 'Close',
  cancel: 'Don’t load',
  intro:
    'An Excel table (XLSX) or a CSV file in any encoding will do. Its first row names the columns: {{columns}}.',
  quoted: '“{{header}}”',
  introDevices: 'One of VIN and IMEI is enough.',
  nothingYet: 'First we show what will come of it; nothing changes until you agree.',
  template: 'Template: {{kind}}',
  choose: 'Choose a file',
  chooseOther: 'Choose another file',
  reading: 'Reading the file',
  file: 'File: {{name}}',
  sheet: 'Sheet “{{name}}”. The workbook’s other sheets aren’t loaded.',
  add: 'To be added: {{count}}',
  there: 'There already, or repeated: {{count}}',
  wrong: 'With mistakes: {{count}}',
  empty: 'The file has no row below the names of its columns.',
  nothingNew: 'The file has no new rows.',
  first: 'What will be added, the first rows',
  errors: 'Rows with mistakes',
  more_one: 'And {{count}} more row.',
  more_other: 'And {{count}} more rows.',
  saveRefused: 'Download the rows with mistakes',
  refusedHint:
    'Mend the rows in this file and load it again: what has been added won’t be added twice.',
  start: 'Add {{count}}',
  what: 'What is wrong',
  lineOf: 'Row {{line}}',
  cell: '{{column}}: {{why}}',
  cellValue: '{{column}} “{{value}}”: {{why}}',
  refusedFile: 'mistakes',
  templateFile: 'template',
  unreadable: 'This file couldn’t be read',
  failed: 'Reload the page and try again.',
  reason: {
    old: 'This is an Excel workbook of the old kind (XLS), or one with a password. Open it in Excel and save it without a password as XLSX or CSV.',
    binary: 'This is no table. Choose an XLSX or CSV file.',
    broken:
      'This is no Excel workbook (XLSX), or it is damaged. Open the file in its own program, save it as XLSX or CSV and try again.',
    large: 'The file is larger than 20 MB. Split it into parts.',
    vast: 'The workbook has too many cells: perhaps something stands far away from the table. Copy the table into a new workbook and load that one.',
    quotes:
      'A quotation mark in the file is opened and never closed, so that nobody can tell where the cell ends. Close it or take it away, or save the table as XLSX.',
    missing: 'The file has no columns: {{columns}}. Name them so, or begin with the template.',
    missingCode: 'The file has no column IMEI or VIN. Name it so, or begin with the template.',
  },
  shortened:
    'the spreadsheet has rounded a long number. Make the column a text and write the number in full',
  repeated: 'the same stands in row {{line}} of this file',
} as const satisfies SameKeys<typeof ru>
