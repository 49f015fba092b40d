import type { Plugin } from 'vite'

/** Leaves out of OpenLayers what the map does not use and a bundler cannot know to be unused. */
export function lightMapPlugin(): Plugin
