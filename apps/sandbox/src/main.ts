import { parseArgs } from 'node:util'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { REPOSITORY } from './city/cityFiles.ts'
import { createSandbox } from './createSandbox.ts'

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4010' },
    host: { type: 'string', default: '127.0.0.1' },
    memory: { type: 'boolean', default: false },
    reset: { type: 'boolean', default: false },
    control: { type: 'boolean', default: false },
    city: { type: 'string', multiple: true },
  },
})
const file = join(REPOSITORY, '.data/sandbox.sqlite')
if (values.reset) for (const end of ['', '-wal', '-shm']) rmSync(file + end, { force: true })
const sandbox = await createSandbox({
  database: values.memory ? ':memory:' : file,
  control: values.control,
  ...(values.city ? { cities: values.city } : {}),
  log: (line) => console.log(line),
})
console.log(await sandbox.listen(Number(values.port), values.host))
