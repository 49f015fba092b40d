export { findRegion } from './findRegion.ts'
export { type Region, type RegionName, regions } from './regions.ts'
