import { expect, it } from 'vitest'
import { writeInto } from './perf/report.ts'

const page = [
  ['first page', 'target', 'ours', 'met'],
  ['paint', '≤ 0.75 s', '0.90 s', '**MISSED**'],
]
const report = `# How fast it is

<!-- missed -->
<!-- /missed -->

<!-- page -->
<!-- /page -->

<!-- map -->

| map | target | ours | met        |
| --- | ------ | ---- | ---------- |
| pan | ≤ 5    | 6    | **MISSED** |
| hit | ≤ 1    | 0.5  | yes        |

<!-- /map -->
`

it('writes what was measured, leaves the rest, and lists what was missed of all', () => {
  const written = writeInto(report, [
    { part: 'page', rows: page, isCompared: true, note: 'Quiet.' },
  ])
  expect(written).toContain('- first page: paint: 0.90 s (≤ 0.75 s)\n- map: pan: 6 (≤ 5)\n')
  expect(written).toContain('| pan | ≤ 5    | 6    | **MISSED** |')
  expect(written).toContain('Quiet.\n\n<!-- /page -->')
})

it('writes the same again', () => {
  const parts = [{ part: 'page', rows: page, isCompared: true, note: 'Quiet.' }]
  const once = writeInto(report, parts)
  expect(writeInto(once, parts)).toBe(once)
})

it('says so where a report has no place for a part', () => {
  const parts = [{ part: 'fleet', rows: page, isCompared: true, note: '' }]
  expect(() => writeInto(report, parts)).toThrow(RangeError)
})

it('does not say that all is well where something could not be compared', () => {
  const rows = [page[0] ?? [], ['paint', '≤ 0.75 s', '0.90 s', 'not compared']]
  const parts = [{ part: 'page', rows, isCompared: false, note: 'Busy.' }]
  const empty = report.replace(/\| pan.*\n/, '')
  const written = writeInto(empty, parts)
  expect(written).toContain('Nothing was missed of what could be compared.')
  expect(written).not.toContain('No target was missed.')
})
