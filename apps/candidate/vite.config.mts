import react from '@vitejs/plugin-react'
import { defineConfig, type UserConfig } from 'vite'
import { assetsInlineLimit } from '../../tools/vite/inline-limit.mjs'
import { appPagesPlugin } from '../../tools/vite/app-pages.mjs'
import { firstLoadPlugin } from '../../tools/vite/first-load.mjs'
import { brandFilesPlugin } from '../../tools/vite/brand-files.mjs'
import { htmlHeadPlugin } from '../../tools/vite/html-head.mjs'
import { leanRouterPlugin } from '../../tools/vite/lean-router.mjs'
import { precompressPlugin } from '../../tools/vite/precompress.mjs'
import { shownFirst } from '../../tools/vite/shown-first.mjs'

/** From the address to a section that can be used; every section is a chunk of its own. */
const firstLoad = {
  budget: 150 * 1024,
  visits: {
    '/candidate-dashboard': ['/candidate/overview/overview.tsx'],
    '/company-dashboard': ['/app/company-dashboard-page.tsx', '/company/overview/overview.tsx'],
  },
}

/** The largest screen may weigh more, and still not carry what reads schemas. */
const editor = { budget: 200 * 1024, visits: { 'CV Builder': ['/candidate/resumes/resumes.tsx'] } }

// Assets live under the base; the pages keep their own paths (see libs/domain/src/routes.ts).
const config = {
  root: import.meta.dirname,
  base: '/candidate-app/',
  cacheDir: '../../node_modules/.vite/apps/candidate',
  plugins: [react(), leanRouterPlugin()],
  oxc: {
    plugins: {
      styledComponents: { displayName: false, fileName: false, ssr: false, pure: true, minify: true },
    },
  },
  build: {
    outDir: 'dist',
    target: 'es2022',
    sourcemap: false,
    assetsInlineLimit,
    // What these browsers do by themselves. A list of what each section needs would be read by every first visit.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, deps, { hostType }) => (hostType === 'html' ? deps : []),
    },
  },
} satisfies UserConfig

export default defineConfig(async ({ command }) => {
  const first = command === 'build' ? await shownFirst(config, firstLoad.visits) : new Set<string>()
  return {
    ...config,
    plugins: [
      config.plugins,
      appPagesPlugin('/candidate-dashboard'),
      htmlHeadPlugin(),
      brandFilesPlugin({ name: 'Tryka', start: '/candidate-dashboard', display: 'minimal-ui' }),
      firstLoadPlugin(firstLoad),
      firstLoadPlugin(editor),
      precompressPlugin(),
    ],
    server: { host: '127.0.0.1', port: 4201, proxy: { '/api': 'http://127.0.0.1:3000' } },
    preview: { host: '127.0.0.1', port: 4201 },
    build: {
      ...config.build,
      rollupOptions: {
        output: {
          codeSplitting: {
            groups: [
              { name: 'first', test: (id: string) => first.has(id), includeDependenciesRecursively: false },
            ],
          },
          // A first visit lists what it may load later: without names the list is a third shorter.
          chunkFileNames: 'assets/[hash].js',
          // Not every server knows that .mjs is a script; the worker of the PDF reader comes as one.
          assetFileNames: ({ names: [name = ''] }: { names: string[] }) =>
            `assets/[name]-[hash]${name.endsWith('.mjs') ? '.js' : '[extname]'}`,
        },
      },
    },
  }
})
