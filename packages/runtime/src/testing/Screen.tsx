import { RouterProvider, useRouter } from '@tanstack/react-router'
import type { ReactElement } from 'react'

/** Shows the page that the router around it is at, in the frame of its app. */
export function Screen(): ReactElement {
  return <RouterProvider router={useRouter()} />
}
