import type { Plugin } from 'vite'

/** Serves `index.html` of an app at its own paths in development. */
export function appPagesPlugin(start: string): Plugin
