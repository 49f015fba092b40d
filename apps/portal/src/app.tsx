import { startPortal } from './startPortal.tsx'

await startPortal()
