export {
  createTestContext,
  type TestContext,
  type TestContextOptions,
} from './createTestContext.ts'
export { memoryStorage } from './memoryStorage.ts'
export { renderRouter } from './renderRouter.tsx'
