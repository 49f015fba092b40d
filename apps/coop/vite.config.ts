import { appConfig } from '../../scripts/lib/appConfig.ts'

/** Its files stand beside the portal's on one origin. */
export default appConfig(import.meta.dirname, { build: { assetsDir: 'coop-assets' } })
