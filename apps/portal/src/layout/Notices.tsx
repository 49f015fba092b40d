// A chunk of its own: what comes by itself comes after the first page.
export { Notices } from '@parking/city'
