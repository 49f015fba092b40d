export { logBeside } from './cli/logBeside.ts'
export { readCommandLine } from './cli/readCommandLine.ts'
export { isLocalHost } from './http/isLocalHost.ts'
export { createSandbox, type Sandbox, type SandboxOptions } from './sandbox/createSandbox.ts'
export { UnusableDatabase } from './store/UnusableDatabase.ts'
export { SCENARIOS } from './control/scenarios.ts'
export {
  COMPANY,
  DEMO_PASSWORD,
  type DemoAccount,
  DRIVER,
  DRIVER_WITHOUT_PASSWORD,
  findGuestToken,
  NEW_DRIVER,
  POOR_DRIVER,
} from './seed/demoAccounts.ts'
