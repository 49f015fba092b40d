import { startPortal } from './startPortal.tsx'

void startPortal()
