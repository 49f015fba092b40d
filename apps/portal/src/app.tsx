import { startApp } from '@parking/runtime'
import { portal } from './portal.tsx'

void startApp(portal)
