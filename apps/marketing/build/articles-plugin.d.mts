import type { Plugin } from 'vite'

/** Serves the Markdown files of a folder as `virtual:articles`. */
export function articlesPlugin(folder: string): Plugin
