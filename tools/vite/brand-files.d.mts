import type { Plugin } from 'vite'

interface About {
  name: string
  /** The page that the icon on a home screen opens. */
  start: string
  display: 'browser' | 'minimal-ui'
}

/** Gives an app its icons, its manifest and the colours of the browser's bars. */
export function brandFilesPlugin(about: About): Plugin
