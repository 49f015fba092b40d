export {
  type BackEnd,
  backEnd,
  changed,
  lostAnswer,
  misspelt,
  noConnection,
  later,
  ok,
  refusal,
  type Answer,
  type Fault,
  type ReceivedCall,
} from './backEnd.ts'
export {
  createTestContext,
  type TestContext,
  type TestContextOptions,
} from './createTestContext.ts'
export { breakable, failedAnswers } from './failedAnswers.ts'
export { dropPersonStores } from '../person/createPersonStore.ts'
export { memoryStorage } from './memoryStorage.ts'
export { renderApp } from './renderApp.ts'
export { renderRouter } from './renderRouter.tsx'
