export { sampleOperation } from './sampleOperation.ts'
