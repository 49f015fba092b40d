import type { Plugin } from 'vite'

/** Compresses what a build wrote as small as brotli can. */
export function compressPlugin(): Plugin
