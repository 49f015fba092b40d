import { defineConfig } from 'vitest/config'
import { storiesProjects } from './vitest.stories.ts'

export default defineConfig({ test: { projects: storiesProjects } })
