import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { readTokens } from './readTokens.ts'

describe('the tokens', () => {
  it('are read from the style sheet, every one of them', async () => {
    const path = fileURLToPath(import.meta.resolve('@parking/ui/theme.css'))
    const css = await readFile(path, 'utf8')
    const [light = ''] = css.split("[data-mantine-color-scheme='dark']")
    const written = new Set(light.match(/--pk-[\w-]+(?=:)/gu))
    const tokens = readTokens(css)
    expect(new Set(tokens.map(({ name }) => name))).toEqual(written)
    expect(tokens.find(({ name }) => name === '--pk-page')).toEqual({
      name: '--pk-page',
      light: '#f0f3f8',
      dark: '#0c1118',
    })
  })

  it('of another style sheet are refused', () => {
    expect(() => readTokens('a { color: red }')).toThrow(':root')
  })
})
