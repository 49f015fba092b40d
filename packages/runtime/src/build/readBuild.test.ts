import { describe, expect, it } from 'vitest'
import { readBuild } from './readBuild.ts'

function pageWith(html: string): Document {
  return new DOMParser().parseFromString(`<body>${html}</body>`, 'text/html')
}

describe('readBuild', () => {
  it('reads what the page carries', () => {
    const build = { cities: [{ id: 'kazan' }], version: '1' }
    const json = JSON.stringify(build)
    const page = pageWith(`<script type="application/json" id="parking-config">${json}</script>`)
    expect(readBuild(page)).toEqual(build)
  })

  it('says what is wrong with a page that carries nothing', () => {
    expect(() => readBuild(pageWith(''))).toThrow('not emitted for a city')
  })
})
