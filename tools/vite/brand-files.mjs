import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const FOLDER = join(import.meta.dirname, 'brand')
const MANIFEST = 'manifest.json'
const TYPES = {
  'favicon.svg': 'image/svg+xml',
  'favicon.ico': 'image/x-icon',
  'apple-touch-icon.png': 'image/png',
  'icon-192.png': 'image/png',
  'icon-512.png': 'image/png',
}
/** The ground of a page in either theme: `--bg` of the tokens. */
const GROUNDS = { light: '#ffffff', dark: '#051518' }
/** The ground of the icons. */
const INK = '#0a2227'

const link = (rel, href, more = {}) => ({ tag: 'link', attrs: { rel, href, ...more }, injectTo: 'head' })

function manifestOf(base, { name, start, display }) {
  const icons = [192, 512].map((size) => ({
    src: `${base}icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: TYPES['icon-192.png'],
    // The mark keeps the margin that a cut to a circle takes.
    purpose: 'any maskable',
  }))
  const text = { name, short_name: name, id: start, start_url: start, scope: '/', display }
  return JSON.stringify({ ...text, theme_color: INK, background_color: INK, icons }, undefined, 2)
}

/** Icons, manifest and the colours of the browser's bars, the same for every app; `about` is what its manifest says. */
export function brandFilesPlugin(about) {
  let base
  const contentOf = (name) =>
    name === MANIFEST ? manifestOf(base, about) : name in TYPES && readFileSync(join(FOLDER, name))
  return {
    name: 'tryka-brand-files',
    applyToEnvironment: ({ name }) => name === 'client',
    configResolved(config) {
      base = config.base
    },
    generateBundle() {
      for (const name of [...Object.keys(TYPES), MANIFEST])
        this.emitFile({ type: 'asset', fileName: name, source: contentOf(name) })
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const [path = ''] = request.url.split('?')
        const name = path.startsWith(base) ? path.slice(base.length) : ''
        const content = contentOf(name)
        if (!content) return next()
        response.setHeader('content-type', TYPES[name] ?? 'application/json')
        response.end(content)
      })
    },
    transformIndexHtml: () => [
      link('icon', `${base}favicon.ico`, { sizes: '32x32' }),
      link('icon', `${base}favicon.svg`, { type: TYPES['favicon.svg'] }),
      link('apple-touch-icon', `${base}apple-touch-icon.png`),
      link('manifest', `${base}${MANIFEST}`),
      ...Object.entries(GROUNDS).map(([theme, content]) => ({
        tag: 'meta',
        attrs: { name: 'theme-color', content, media: `(prefers-color-scheme: ${theme})` },
        injectTo: 'head',
      })),
    ],
  }
}
