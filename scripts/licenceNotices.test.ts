import { describe, expect, it } from 'vitest'
import { licenceNotices, listUsedPackages } from './lib/licenceNotices.ts'

describe('the notices of what a site is made of', () => {
  const used = listUsedPackages()
  const text = licenceNotices()

  it('are those of all that the apps depend on', () => {
    const names = used.map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(['react', '@mantine/core', 'ol', 'rbush']))
    expect(names.filter((name) => name.startsWith('@parking/'))).toEqual([])
    for (const { name, version } of used) expect(text).toContain(`${name} ${version} (`)
  })

  it("have OpenLayers' own, which its licence asks for in binary form", () => {
    expect(text).toContain('OpenLayers Contributors')
    expect(text).toMatch(/Redistributions in binary form must reproduce/)
  })

  it('name a licence of each, and one that lets others use it so', () => {
    const free =
      /^\(?(MIT|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|MPL-2\.0|BlueOak-1\.0\.0|Unlicense|CC0-1\.0)/
    expect(used.filter(({ licence }) => !free.test(licence))).toEqual([])
  })
})
