export { sampleAttempt } from './sampleAttempt.ts'
export { enabledButton, isDisabled, isSeen, pressed, pressedInVain, seen } from './screenTalk.ts'
