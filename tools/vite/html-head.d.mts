import type { Plugin } from 'vite'

/** Puts the theme script and the font preloads into the page of an app. */
export function htmlHeadPlugin(): Plugin
