import { startConsole } from './startConsole.tsx'

void startConsole()
