import type { Plugin } from 'vite'

/** Gives styled components names that do not depend on the order in which modules run. */
export function stableStylesPlugin(): Plugin
