export { pressAimed } from './pressAimed.ts'
