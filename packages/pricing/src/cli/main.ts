#!/usr/bin/env node
import { readFileSync } from 'node:fs'
import { runCommand } from './runCommand.ts'

const {
  code,
  text,
  isProblem = false,
} = runCommand(process.argv.slice(2), (path) => readFileSync(path, 'utf8'))
if (isProblem) process.stderr.write(text)
else process.stdout.write(text)
process.exitCode = code
