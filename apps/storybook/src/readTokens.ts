/** A variable of the style sheet, with its value in each scheme. */
export interface Token {
  readonly name: string
  readonly light: string
  readonly dark: string
}

/** Reads the tokens from their style sheet, in its order. */
export function readTokens(css: string): readonly Token[] {
  const light = readBlock(css, ':root {')
  const dark = readBlock(css, "[data-mantine-color-scheme='dark'] {")
  return [...light].map(([name, value]) => ({
    name,
    light: value,
    dark: dark.get(name) ?? value,
  }))
}

function readBlock(css: string, opening: string): ReadonlyMap<string, string> {
  const start = css.indexOf(opening)
  if (start < 0) throw new Error(`The style sheet of the tokens has no "${opening}".`)
  const block = css.slice(start, css.indexOf('\n}', start))
  const found = block.matchAll(/^\s*(--pk-[\w-]+):\s*([^;]+);/gmu)
  return new Map([...found].map(([, name = '', value = '']) => [name, value]))
}
