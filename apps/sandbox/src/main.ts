import { describeFault } from './cli/describeFault.ts'
import { importMap } from './cli/importMap.ts'
import { makeSigns } from './cli/makeSigns.ts'
import { readCommandLine, type CommandLine } from './cli/readCommandLine.ts'
import { welcome } from './cli/welcome.ts'
import { createSandbox } from './sandbox/createSandbox.ts'

async function serve(options: CommandLine): Promise<void> {
  const { database, reset, cities } = options
  const sandbox = await createSandbox({
    database,
    reset,
    control: options.control,
    limits: options.unlimited ? null : undefined,
    ...(cities.length > 0 ? { cities } : {}),
    log: (line) => console.log(line),
  })
  const address = await sandbox.listen(options.port, options.host)
  console.log(welcome(address, options.control, cities))
  const stop = () => {
    void sandbox.close().then(() => process.exit(0))
  }
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
}

function load({ database, file, cities, skipBad }: CommandLine): void {
  const [city] = cities
  if (file === '' || city === undefined) {
    console.error('Usage: npm run sandbox -- import FILE --city ID [--skip-bad]')
    process.exitCode = 2
    return
  }
  const outcome = importMap(database, file, city, skipBad)
  if (outcome.ok) {
    console.log(`Loaded ${outcome.features} features and ${outcome.zones} zones into ${city}.`)
    if (outcome.refused) {
      const { count, file: refused } = outcome.refused
      console.log(`Left out ${count} features: they are in ${refused}, each with what is wrong.`)
    }
    console.log('A sandbox that is running shows them once it is started anew.')
    return
  }
  for (const problem of outcome.problems) console.error(problem)
  console.error(
    outcome.hasGood
      ? 'Nothing was loaded. With --skip-bad the good features are, without the bad ones.'
      : 'Nothing was loaded.',
  )
  process.exitCode = 1
}

async function sign({ cities, site, database, out }: CommandLine): Promise<void> {
  const [city = ''] = cities
  const made = await makeSigns({ city, site, database, out })
  if (typeof made === 'number') {
    console.log(
      `Signs and stickers of ${made} zones are in ${out}: print it from a browser, on A4.`,
    )
    return
  }
  console.error(
    `${made}\nUsage: npm run sandbox -- signs --city ID --site https://... [--out FILE]`,
  )
  process.exitCode = 2
}

function read(): CommandLine | null {
  try {
    return readCommandLine(process.argv.slice(2))
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    console.error(`${error.message}\nThe options are in apps/sandbox/README.md.`)
    process.exitCode = 2
    return null
  }
}

const options = read()
try {
  if (options?.command === 'import') load(options)
  else if (options?.command === 'signs') await sign(options)
  else if (options !== null) await serve(options)
} catch (error) {
  const said = describeFault(error)
  if (said === null) throw error
  console.error(said)
  process.exitCode = 1
}
