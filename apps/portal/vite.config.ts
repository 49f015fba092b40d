import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig, type UserConfig } from 'vite'
import { compressPlugin } from '../../scripts/lib/compressPlugin.ts'
import { firstPaintPlugin } from '../../scripts/lib/firstPaintPlugin.ts'
import { withFirstPageChunks } from '../../scripts/lib/firstPageChunks.ts'

/** The files that are loaded before any part of a page. */
const isOfStart = /(?:^|\/)(?:start|react|boot|rolldown-runtime)-/u

/** The code is built once for all cities: `scripts/emitCities.ts` makes each city's page of it. */
const config = (): UserConfig => ({
  plugins: [react({ compiler: true }), firstPaintPlugin(), compressPlugin()],
  resolve: { conditions: ['@parking/source', ...defaultClientConditions] },
  // Found late, it would make the development server load React a second time.
  optimizeDeps: { include: ['react/compiler-runtime'] },
  worker: { format: 'es' },
  build: {
    target: 'es2023',
    manifest: true,
    modulePreload: {
      polyfill: false,
      // What every page starts with is there already: to name it before each part is weight alone.
      // The page itself has to name it.
      resolveDependencies: (_file, needed, { hostType }) =>
        hostType === 'html' ? needed : needed.filter((name) => !isOfStart.test(name)),
    },
    // The first page names more than a hundred files, so each letter of a hash is a byte of it.
    rolldownOptions: {
      output: {
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
      },
    },
    // An inlined asset would be a data: address, which the content security policy refuses.
    assetsInlineLimit: 0,
  },
})

/** Each file of the first page, and the module whose needs it holds. */
const parts = {
  start: '/src/app.tsx',
  page: '/MapPage.route.tsx',
  prices: '/zonePricing.ts',
}
/** What comes by itself, or with the first press, after the first page. */
const soon = {
  panels: ['/list/ListedPlaces.tsx', '/page/Panels.tsx', '/errors/LostDialog.tsx'],
}
/** What comes by itself when the page has nothing better to do. */
const after = {
  soon: [
    '/layout/Notices.tsx',
    '/notices/AppOffer.tsx',
    '/errors/LostDialog.tsx',
    '/build/keepBuild.ts',
  ],
}
/**
 * Reads on its own: a browser that meets an error which is made while a file is read goes through all
 * of that file again, and React makes some.
 */
const apart = { react: /\/node_modules\/(?:react|react-dom|scheduler)\// }
/** What comes with the first person who is signed in, and the packages of pages for them alone. */
const members = {
  entries: ['/layout/MemberMenus.tsx', '/layout/MemberDialogs.tsx', '/src/memberServices.ts'],
  parts: /\/packages\/(payments|sessions|parking|permits|profile)\//,
  logins: [
    '/LoginDialog.tsx',
    '/RegistrationPage.tsx',
    '/ConfirmationPage.tsx',
    '/RestorePage.tsx',
  ],
  guests: ['/layout/GuestDialogs.tsx'],
}

/** What is opened in the street, on a link or by the shortcut of the installed page. */
const first = ['/parking/ParkingPage.tsx']

export default defineConfig(({ command }) =>
  command === 'build'
    ? withFirstPageChunks(config, {
        root: import.meta.dirname,
        parts,
        soon,
        after,
        apart,
        members,
        first,
      })
    : config(),
)
