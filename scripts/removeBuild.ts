/** Removes the build of the package in whose folder it runs: several builds share one folder. */
import { rmSync } from 'node:fs'

rmSync('dist', { recursive: true, force: true })
