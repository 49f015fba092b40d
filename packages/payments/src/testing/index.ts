export { enabledButton, isDisabled, isSeen, pressed, pressedInVain, seen } from './screenTalk.ts'
