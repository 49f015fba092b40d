export { composingKeyboard } from './composingKeyboard.ts'
export { pressAimed } from './pressAimed.ts'
export { wakeLater } from './wakeLater.ts'
