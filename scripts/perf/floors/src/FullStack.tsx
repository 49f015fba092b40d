import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import {
  createRootRoute,
  createRoute,
  createRouter,
  Link,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { createInstance } from 'i18next'
import type { ReactNode } from 'react'
import { I18nextProvider, initReactI18next, useTranslation } from 'react-i18next'
import { Frame } from './Frame.tsx'
import { Places } from './Places.tsx'

const i18n = createInstance()
void i18n.use(initReactI18next).init({
  lng: 'en',
  resources: { en: { translation: { title: 'Parking, {{count}} places' } } },
})

function FirstPage(): ReactNode {
  const { t } = useTranslation()
  const { data = 0 } = useQuery({ queryKey: ['count'], queryFn: () => Promise.resolve(20) })
  return <Places title={t('title', { count: data })} />
}

const rootRoute = createRootRoute({
  component: () => (
    <Frame>
      <Link to="/">Home</Link>
      <Outlet />
    </Frame>
  ),
})
const page = createRoute({ getParentRoute: () => rootRoute, path: '/$', component: FirstPage })
const router = createRouter({ routeTree: rootRoute.addChildren([page]) })
const queryClient = new QueryClient()

/** A page with router, queries and translations, and `below` under it. */
export function FullStack({ below }: { readonly below?: ReactNode }): ReactNode {
  return (
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
        {below}
      </QueryClientProvider>
    </I18nextProvider>
  )
}
