import { appConfig } from '../../scripts/lib/appConfig.ts'

export default appConfig(import.meta.dirname, {
  worker: { format: 'es' },
  build: {
    // The first page names more than a hundred files, so each letter of a hash is a byte of it.
    rolldownOptions: {
      output: {
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
      },
    },
  },
})
