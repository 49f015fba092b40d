import '@parking/ui/tokens'
import './shell.css'

// The page's own frame is to be seen before the code of the app keeps the processor busy.
if (!document.hidden) {
  await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)))
}
await import('./app.tsx')
