export { findRegion, type RegionName } from './findRegion.ts'
export { type Region, regions } from './regions.ts'
