/* What tests and stories share: an app over a back end that is made up. It needs no test runner. */
export { backEnd, later, ok, refusal, type Answer, type BackEnd } from './backEnd.ts'
export {
  createSampleContext,
  type SampleContext,
  type SampleContextOptions,
} from './createSampleContext.ts'
export { accountPage, inForm, inList, plainPage } from './frames.tsx'
export { pricedZone } from './pricedZone.ts'
