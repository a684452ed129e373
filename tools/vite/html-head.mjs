import { join } from 'node:path'
import { runnerImport } from 'vite'

const THEME_SCRIPT = join(import.meta.dirname, '../../libs/ui/src/theme/theme-script.ts')

/** Fonts that every page needs at once; the others load when a glyph asks for them. */
const PRELOADED = [/anek-latin-latin-standard-normal.*\.woff2$/, /hanken-grotesk-latin-wght-normal.*\.woff2$/]

const preload = (href) => ({
  tag: 'link',
  attrs: { rel: 'preload', href, as: 'font', type: 'font/woff2', crossorigin: true },
  injectTo: 'head-prepend',
})

/** Puts the theme script, before anything that paints, and the font preloads into the page of an app. */
export function htmlHeadPlugin() {
  let base
  return {
    name: 'tryka-html-head',
    configResolved(config) {
      base = config.base
    },
    async transformIndexHtml(_html, { bundle }) {
      const { module } = await runnerImport(THEME_SCRIPT)
      const files = Object.keys(bundle ?? {}).filter((file) => PRELOADED.some((font) => font.test(file)))
      return [
        ...files.map((file) => preload(base + file)),
        { tag: 'script', children: module.themeScript, injectTo: 'head-prepend' },
      ]
    },
  }
}
