export { sampleOperation } from './sampleOperation.ts'
export { sampleVehicle } from './sampleVehicle.ts'
