import '@parking/runtime/trustedTypes'
import '@parking/ui/tokens'
import '@parking/runtime/shell.css'

// Apart from this file, so that the styles of the page's frame are few enough to stand in the page.
void import('./app.tsx')
