import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { join } from 'node:path'
import { defineConfig, type Plugin } from 'vite'
import { assetsInlineLimit } from '../../tools/vite/inline-limit.mjs'
import { brandFilesPlugin } from '../../tools/vite/brand-files.mjs'
import { htmlHeadPlugin } from '../../tools/vite/html-head.mjs'
import { leanRouterPlugin } from '../../tools/vite/lean-router.mjs'
import { stableStylesPlugin } from '../../tools/vite/stable-styles.mjs'
import { articlesPlugin } from './build/articles-plugin.mjs'

/** A build gets the theme script and the font preloads from the prerenderer. */
const headInDevelopment: Plugin = { ...htmlHeadPlugin(), apply: 'serve' }

/** Where the site is written; the spec of the build uses a folder of its own. */
const OUT = resolve(import.meta.dirname, process.env['MARKETING_DIST'] ?? 'dist')

const APP_PARTS = [
  'node_modules/(?:react|react-dom|scheduler|react-router|react-router-dom|styled-components|stylis|@emotion)/',
  'lucide-react/dist/esm/(?:shared|Icon|createLucide|context|defaultAttr)',
  'libs/(?:api-client|app-shell/src/api)/',
  'libs/ui/src/(?:button/button(?:-styles)?\\.|icon/|spinner/|theme(?:-toggle)?/[\\w-]+\\.tsx?|layout/(?:skip|sr))',
  'marketing/src/boot/(?:mount|settings)',
  'marketing/src/app/(?:app|page-boundary)\\.',
  'marketing/src/app/layout/(?:layout|use-|header/site-header|header/mobile-menu|content)',
  'marketing/src/base/(?:addresses|still|toasts/toasts|parts/section-boxes)\\.',
]

/** What waits for the first interaction, and the app that then comes as one file: small files compress worse. */
const CHUNKS = [
  {
    name: 'start',
    priority: 2,
    test: /marketing\/src\/(?:app\/routes|base\/early|boot\/first)|domain\/src\/(?:brand|http\/endpoint|captcha\/captcha\.endpoints)|rolldown\/runtime/,
  },
  { name: 'app', priority: 1, test: new RegExp(APP_PARTS.join('|')) },
  {
    name: 'email-form',
    test: /marketing\/src\/(?:base\/forms\/(?:use-)?email-form|features\/early-access\/newsletter-form)/,
  },
]

/** What another process answers while one develops. */
const API = Object.fromEntries(['/api', '/jobs', '/companies'].map((path) => [path, 'http://127.0.0.1:3000']))

// `vite build` makes the browser bundle, then the server bundle, then one static HTML file for each page.
export default defineConfig({
  root: import.meta.dirname,
  base: '/',
  cacheDir: '../../node_modules/.vite/apps/marketing',
  plugins: [
    react(),
    stableStylesPlugin(),
    articlesPlugin(join(import.meta.dirname, 'content')),
    headInDevelopment,
    brandFilesPlugin({ name: 'Tryka', start: '/', display: 'browser' }),
    leanRouterPlugin(),
  ],
  ssr: { noExternal: true },
  // Smaller styles, and components that no page uses fall away.
  oxc: {
    plugins: {
      styledComponents: { displayName: false, fileName: false, ssr: false, pure: true, minify: true },
    },
  },
  // Read by the page that checks alone, so that no other page pays for it.
  define: { __VITE_PINS__: JSON.stringify(process.env['VITE_PINS'] ?? '') },
  server: { host: '127.0.0.1', port: 4200, proxy: API },
  preview: { host: '127.0.0.1', port: 4200 },
  build: { target: 'es2022', modulePreload: false, assetsInlineLimit },
  environments: {
    client: {
      build: {
        outDir: OUT,
        emptyOutDir: true,
        sourcemap: false,
        // A named width costs no more than the width itself.
        rolldownOptions: {
          input: {
            index: resolve(import.meta.dirname, 'index.html'),
            shell: resolve(import.meta.dirname, 'src/shell.ts'),
          },
          optimization: { inlineConst: { mode: 'all', pass: 2 } },
          output: { codeSplitting: { groups: CHUNKS } },
        },
      },
    },
    ssr: {
      build: {
        outDir: resolve(OUT, '.ssr'),
        emptyOutDir: true,
        ssr: true,
        rolldownOptions: { input: 'src/entry-server.tsx' },
      },
    },
  },
  builder: {
    async buildApp(builder) {
      for (const name of ['client', 'ssr']) {
        const environment = builder.environments[name]
        if (environment) await builder.build(environment)
      }
      const { prerender } = await import('./build/prerender.mjs')
      await prerender(OUT)
    },
  },
})
