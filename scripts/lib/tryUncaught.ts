import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A wrong input for a function of each package, and the class of the error that it throws. */
const wrongCalls = [
  {
    from: '@parking/plates',
    name: 'validatePlate',
    input: "'A123BC77', { parked: 5 }",
    error: 'TypeError',
  },
  { from: '@parking/pricing', name: 'calculateCost', input: '{}', error: 'PricingError' },
]

/** Longer lines are those of minified code. */
const longestLine = 300

/**
 * Makes wrong calls in a project that has the packages installed, at once and in a promise, and reads what
 * is written of the error that nobody catches: its class, and the line of the function that was called.
 *
 * @param command the runtime and its arguments, before the file's name
 * @param options.mapped whether the runtime shows the sources by their maps
 * @returns what was written where something of it is missing
 */
export async function tryUncaught(
  project: string,
  [program = '', ...args]: readonly string[],
  { mapped = false } = {},
): Promise<string[]> {
  const problems: string[] = []
  for (const { from, name, input, error } of wrongCalls) {
    const call = `${name}(${input})`
    for (const code of [call, `async function ask() {\n  await null\n  ${call}\n}\nask()`]) {
      const file = `uncaught-${name}${mapped ? '-mapped' : ''}.mjs`
      writeFileSync(join(project, file), `import { ${name} } from '${from}'\n${code}\n`)
      const told = await failureOf(program, [...args, file], project)
      const place = mapped ? `src/${name}.ts` : 'dist/index.js'
      const isNamed = new RegExp(`^(?:error: )?(?:Uncaught )?(?:\\(in promise\\) )?${error}: `, 'm')
      const isPlaced = new RegExp(`at ${name} \\(.*${place}:\\d+:\\d+\\)`)
      const isShort = told.split('\n').every((line) => line.length <= longestLine)
      if (isNamed.test(told) && isPlaced.test(told) && isShort) continue
      problems.push(`${code}\ntells no ${error} of ${name} in ${place}:\n${told.slice(0, 2000)}`)
    }
  }
  return problems
}

/** What a program writes that has to fail. */
function failureOf(program: string, args: readonly string[], cwd: string): Promise<string> {
  return new Promise((resolve) => {
    const env = { ...process.env, NO_COLOR: '1' }
    execFile(program, args, { cwd, env, timeout: 60_000 }, (error, _stdout, stderr) =>
      resolve(error === null ? 'It did not fail.' : stderr),
    )
  })
}
