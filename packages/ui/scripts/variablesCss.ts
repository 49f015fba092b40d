import { resolveVariables } from '../src/theme/cssVariablesResolver.ts'

/** Writes Mantine's variables as a static style sheet, so that the provider needs no style element. */
export function variablesCss(): string {
  const { variables, light, dark } = resolveVariables()
  const same = Object.entries(light).filter(([name, value]) => dark[name] === value)
  const shared = new Set(same.map(([name]) => name))
  const lightOnly = without(light, shared)
  const darkOnly = without(dark, shared)
  return [
    '/* Written by scripts/writeVariables.ts from the theme. */',
    rule(':root', { ...variables, ...Object.fromEntries(same), ...lightOnly }),
    rule("[data-mantine-color-scheme='dark']", darkOnly),
    '',
  ].join('\n')
}

function without(variables: Record<string, string>, names: ReadonlySet<string>) {
  return Object.fromEntries(Object.entries(variables).filter(([name]) => !names.has(name)))
}

function rule(selector: string, variables: Record<string, string>): string {
  const lines = Object.entries(variables).map(([name, value]) => `  ${name}: ${value};`)
  return `${selector} {\n${lines.join('\n')}\n}\n`
}
