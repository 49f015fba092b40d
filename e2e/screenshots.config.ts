import { defineConfig } from '@playwright/test'
import stories from './playwright.config.ts'

/** Pictures of every screen instead of stories: `npm run screenshots`. */
export default defineConfig(stories, { testMatch: 'screens/shoot.ts', reporter: 'line' })
