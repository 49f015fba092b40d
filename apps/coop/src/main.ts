import '@parking/runtime/trustedTypes'
import '@parking/ui/tokens'
import '@parking/runtime/shell.css'

// React first: evaluating it and the app at a stretch is long for a phone. The app is apart from this
// file, so that the styles of the page's frame are few enough to stand in the page.
void import('react-dom/client').then(() => import('./app.tsx'))
