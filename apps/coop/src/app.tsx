import { startApp } from '@parking/runtime'
import { companyConsole } from './companyConsole.tsx'

void startApp(companyConsole)
