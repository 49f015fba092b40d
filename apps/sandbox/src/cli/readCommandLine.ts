import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { REPOSITORY } from '../city/readCityFiles.ts'

/** What the command line asks for. */
export interface CommandLine {
  command: 'serve' | 'import' | 'signs'
  /** The GeoJSON file to import. */
  file: string
  port: number
  host: string
  database: string
  reset: boolean
  control: boolean
  /** The address of the city's site, for its signs, and the file to write them into. */
  site: string
  out: string
  /** Whether an import leaves bad features out. */
  skipBad: boolean
  /** Whether all calls are answered, however many come. */
  unlimited: boolean
  cities: string[]
}

/** Where the database is kept unless told otherwise; git ignores the folder. */
const DEFAULT_DATABASE = join(REPOSITORY, '.data/sandbox.sqlite')

/** Reads the command line; @throws TypeError for an option that is not known. */
export function readCommandLine(args: string[]): CommandLine {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      port: { type: 'string', default: process.env['SANDBOX_PORT'] ?? '4010' },
      host: { type: 'string', default: '127.0.0.1' },
      database: { type: 'string', default: DEFAULT_DATABASE },
      memory: { type: 'boolean', default: false },
      reset: { type: 'boolean', default: false },
      control: { type: 'boolean', default: false },
      site: { type: 'string', default: '' },
      out: { type: 'string', default: 'signs.html' },
      'skip-bad': { type: 'boolean', default: false },
      unlimited: { type: 'boolean', default: false },
      city: { type: 'string', multiple: true, default: [] },
    },
  })
  const [command = 'serve', file = ''] = positionals
  if (command !== 'serve' && command !== 'import' && command !== 'signs')
    throw new TypeError(`No command ${command}`)
  const port = Number(values.port)
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new TypeError(`No port ${values.port}`)
  }
  return {
    command,
    file,
    port,
    host: values.host,
    database: values.memory ? ':memory:' : values.database,
    reset: values.reset,
    control: values.control,
    site: values.site,
    out: values.out,
    skipBad: values['skip-bad'],
    unlimited: values.unlimited,
    cities: values.city,
  }
}
