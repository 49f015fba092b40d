export { keepLastSession } from './keepLastSession.ts'
export { renderMember, type TestApp } from './renderMember.tsx'
export { kazanTime, tariffTown } from './tariffTown.ts'
export { cityOfSessions } from './cityOfSessions.ts'
