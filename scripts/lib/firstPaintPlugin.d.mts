import type { Plugin } from 'vite'

/** Writes into a page what decides its first paint. */
export function firstPaintPlugin(): Plugin
