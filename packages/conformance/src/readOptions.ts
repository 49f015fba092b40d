import { parseArgs } from 'node:util'
import { operations } from './contract/operations.ts'
import type { RunOptions } from './run.ts'

/** What the command line asks for, or what is wrong with it. */
export type CommandLine =
  | { readonly kind: 'help' }
  | { readonly kind: 'wrong'; readonly problem: string }
  | {
      readonly kind: 'run'
      readonly options: RunOptions
      readonly junit: string | null
      readonly html: string | null
    }

/** How the command is used. */
export const USAGE = `Tries the calls of openapi/openapi.yaml on a city's back end.

npm run conformance -- --url http://host/path --login driver@host --password ...

  --url URL        the address of the back end, without the path of a call
  --login LOGIN    a driver made for tests: phone or e-mail
  --password TEXT  the driver's password
  --inn NUMBER     a company made for tests, with
  --contract TEXT  the number of its contract; both or neither
  --zone NUMBER    the zone to park in; the first one that costs something unless given
  --only CALL      one call by its operationId
  --with-money     tries what moves money too: it parks, extends and ends early
  --junit FILE     writes the report as JUnit's XML too
  --html FILE      writes the report as a page, to be sent to whoever builds the back end
  --timeout MS     the longest wait for an answer, 10000 unless given
  --help           this text

A command line is seen by others and kept in logs: CONFORMANCE_PASSWORD and CONFORMANCE_CONTRACT in
the environment take the place of --password and --contract.

Ends with 0 when all passed, 1 when something failed, 2 when an option is wrong.`

const texts = [
  'url',
  'login',
  'password',
  'inn',
  'contract',
  'zone',
  'only',
  'junit',
  'html',
] as const

const LONGEST_WAIT = 600_000

function parse(args: readonly string[]) {
  const text = { type: 'string' } as const
  const named = Object.fromEntries(texts.map((name) => [name, text]))
  return parseArgs({
    args: [...args],
    options: {
      ...named,
      timeout: { type: 'string', default: '10000' },
      'with-money': { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  }).values
}

/** What should not stand on a command line, where logs and other users see it. */
function readSecrets(environment: Readonly<Record<string, string | undefined>>) {
  const { CONFORMANCE_PASSWORD: password, CONFORMANCE_CONTRACT: contract } = environment
  return { ...(password && { password }), ...(contract && { contract }) }
}

/** Reads the command line; what is given there counts before the environment. */
export function readOptions(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>> = {},
): CommandLine {
  try {
    const values = { ...readSecrets(environment), ...parse(args) }
    return values.help ? { kind: 'help' } : readValues(values)
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    const [problem = ''] = error.message.split('. ')
    return { kind: 'wrong', problem }
  }
}

function readValues(values: Readonly<Record<string, string | boolean | undefined>>): CommandLine {
  const value = (name: string) => String(values[name] ?? '')
  const problem = findProblem(value, (name) => values[name] !== undefined)
  if (problem !== null) return { kind: 'wrong', problem }
  const [inn, contract, zone, only] = ['inn', 'contract', 'zone', 'only'].map(value)
  return {
    kind: 'run',
    junit: values['junit'] === undefined ? null : value('junit'),
    html: values['html'] === undefined ? null : value('html'),
    options: {
      url: value('url'),
      timeout: Number(value('timeout')),
      ...(only && { only }),
      given: {
        login: value('login'),
        password: value('password'),
        money: values['with-money'] === true,
        ...(inn && contract && { company: { inn, contract } }),
        ...(zone && { zone }),
      },
    },
  }
}

function findProblem(
  value: (name: string) => string,
  isGiven: (name: string) => boolean,
): string | null {
  for (const name of ['url', 'login', 'password']) {
    if (value(name) === '') return `--${name} is missing`
  }
  const url = URL.parse(value('url'))
  if (!url || !/^https?:$/.test(url.protocol)) return '--url must begin with http:// or https://'
  if (url.search !== '' || url.hash !== '') return '--url must have neither ? nor #'
  if (url.username !== '' || url.password !== '') return '--url must hold no password'
  if ((value('inn') === '') !== (value('contract') === '')) {
    return '--inn and --contract belong together: give both or neither'
  }
  const timeout = value('timeout')
  if (!/^\d{1,6}$/.test(timeout) || Number(timeout) < 1 || Number(timeout) > LONGEST_WAIT) {
    return `--timeout must be a number of milliseconds from 1 to ${LONGEST_WAIT}`
  }
  for (const name of ['junit', 'html']) {
    if (isGiven(name) && value(name) === '') return `--${name} needs the name of a file`
  }
  const only = value('only')
  if (only !== '' && !operations.some(({ id }) => id === only)) {
    return `--only: the contract has no call ${only}; take the operationId, for example startParking`
  }
  return null
}
