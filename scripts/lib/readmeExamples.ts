import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A piece of code that a README shows. */
export interface Example {
  readonly name: string
  readonly code: string
  /** Whether it is a recipe to run rather than TypeScript. */
  readonly isScript: boolean
}

/** The code of an installed package's README: what is TypeScript, and what is marked as a recipe to run. */
export function readmeExamples(project: string, name: string): Example[] {
  const readme = readFileSync(join(project, 'node_modules', name, 'README.md'), 'utf8')
  return [...readme.matchAll(/```(ts|js recipe)\n([^]*?)```/g)].map(
    ([, kind, code = ''], index) => ({
      name: `${name.split('/')[1]}-${index}`,
      code,
      isScript: kind !== 'ts',
    }),
  )
}

/** Code that hands each call and the answer that its comment tells to a function. */
export function withAnswers(code: string, compare: string): string {
  return code.replaceAll(
    /^;?(\S.*) \/\/ => (.*)$/gm,
    (_, call: string, answer: string) => `${compare}(${call}, ${answer})`,
  )
}
