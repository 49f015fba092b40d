import type { Plugin } from 'vite'

/** Lets a page set its colour scheme before its first paint, by a small file of the build. */
export function colorSchemePlugin(): Plugin
