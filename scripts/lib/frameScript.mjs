/** The template with what a page needs to run: nothing of it is asked for until it is taken out. */
export const laterId = 'after-first-paint'

/** Milliseconds after which a page whose app has not started offers a way out. */
const longestWait = 12_000

/**
 * The script of a page's frame. It asks for the app when the frame is painted: asked for at once, the
 * app would share a slow line with the page and keep the processor from painting. Nothing is painted
 * in the background. When a file of the app is lost, or nothing has come for long, the frame says so;
 * an app that has started has taken the frame's place.
 */
export const frameScript = `(${runFrame.toString()})('${laterId}', ${longestWait})`

/** Stands in the page as text, so it knows nothing of this file. */
function runFrame(later, wait) {
  const show = (name) => {
    for (const part of document.querySelectorAll('.shell [data-part]')) {
      part.hidden = part.dataset.part !== name
    }
  }
  const start = () => {
    setTimeout(() => show('lost'), wait)
    document.head.append(document.getElementById(later).content)
  }
  const onLost = ({ type, target }) => {
    if (type === 'unhandledrejection' || target instanceof HTMLScriptElement) show('lost')
  }
  addEventListener('error', onLost, true)
  addEventListener('unhandledrejection', onLost)
  document.querySelector('.shell-retry').addEventListener('click', () => location.reload())
  if (document.hidden) start()
  else requestAnimationFrame(() => setTimeout(start))
}
