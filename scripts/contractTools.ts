/**
 * Has three tools of others read the contract, as a city's engineers would: swagger-parser validates it,
 * openapi-to-postmanv2 makes a collection of it, orval a client that TypeScript compiles. They are
 * installed into a folder of their own. Ends with 1 where one of them trips, and with 2 where they could
 * not be installed: then nothing is known.
 */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run } from './lib/run.ts'

const root = join(import.meta.dirname, '..')
const tools = ['@apidevtools/swagger-parser@13.1.0', 'openapi-to-postmanv2@6.3.3', 'orval@8.38.0']
const folder = mkdtempSync(join(tmpdir(), 'contract-tools-'))

try {
  cpSync(join(root, 'openapi/openapi.gen.json'), join(folder, 'contract.json'))
  writeFileSync(join(folder, 'package.json'), '{"private":true,"type":"module"}')
  writeFileSync(
    join(folder, 'validate.js'),
    "import parser from '@apidevtools/swagger-parser'\nawait parser.validate('contract.json')\n",
  )
  process.chdir(folder)
  const installed = await run(`npm install --no-audit --no-fund ${tools.join(' ')}`, {
    quiet: true,
  })
  if (installed.code !== 0) {
    console.error('The tools could not be installed: whether they read the contract is not known.')
    process.exitCode = 2
  } else process.exitCode = (await readByAll()) ? 0 : 1
} finally {
  process.chdir(root)
  rmSync(folder, { recursive: true })
}

/** Whether all of them read it; each says so. */
async function readByAll(): Promise<boolean> {
  const bin = 'node_modules/.bin'
  const compiler = join(root, 'node_modules/.bin/tsc')
  const options =
    '--noEmit --skipLibCheck --ignoreConfig --target esnext --moduleResolution bundler'
  const quiet = { quiet: true }
  const commands = {
    'swagger-parser': 'node validate.js',
    'openapi-to-postmanv2': `${bin}/openapi2postmanv2 -s contract.json -o collection.json`,
    orval: `${bin}/orval --input contract.json --output client.ts`,
  }
  const faults: string[] = []
  for (const [name, command] of Object.entries(commands)) {
    const { code, output } = await run(command, quiet)
    if (code !== 0) faults.push(`${name}: ${output}`)
  }
  const { output } = await run(`${compiler} ${options} --module esnext client.ts`, quiet)
  // What it says of packages that are not installed here is no fault.
  const wrong = output.split('\n').filter((line) => /error TS(?!2307)/.test(line))
  if (wrong.length > 0) faults.push(`orval's client: ${wrong.join('\n')}`)
  const collection = readFileSync('collection.json', 'utf8')
  if (/"key":"baseUrl","value":"\{\{baseUrl\}\}"/.test(collection)) {
    faults.push('openapi-to-postmanv2: the address of the collection is a name of itself')
  }
  for (const fault of faults) console.error(fault)
  if (faults.length === 0) console.log(`Read by ${tools.join(', ')}.`)
  return faults.length === 0
}
