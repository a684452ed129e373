import type { Plugin } from 'vite'

/** Fails a build whose first load of JavaScript is over budget; bytes of gzip. */
export function firstLoadPlugin(options: {
  budget: number
  visits: Record<string, readonly string[]>
}): Plugin
