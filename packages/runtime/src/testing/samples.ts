/* What tests and stories share: an app over a back end that is made up. It needs no test runner. */
export {
  backEnd,
  changed,
  fails,
  FaultyBackEnd,
  later,
  ok,
  refusal,
  waits,
  type Answer,
  type BackEnd,
  type Fault,
} from './backEnd.ts'
export {
  createSampleContext,
  type SampleContext,
  type SampleContextOptions,
} from './createSampleContext.ts'
export { accountPage, inForm, inList, plainPage } from './frames.tsx'
export { pricedZone } from './pricedZone.ts'
export { Screen } from './Screen.tsx'
