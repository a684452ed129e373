import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { appPagesPlugin } from '../../tools/vite/app-pages.mjs'
import { firstLoadPlugin } from '../../tools/vite/first-load.mjs'
import { htmlHeadPlugin } from '../../tools/vite/html-head.mjs'
import { precompressPlugin } from '../../tools/vite/precompress.mjs'

/** From the address to a section that can be used; every section is a chunk of its own. */
const firstLoad = {
  budget: 180 * 1024,
  visits: {
    '/candidate-dashboard': ['/features/overview/overview.tsx'],
    '/company-dashboard': [
      '/pages/company-dashboard-page.tsx',
      '/features/company-overview/company-overview.tsx',
    ],
  },
}

// Assets live under the base; the pages keep their own paths (see libs/domain/src/routes.ts).
export default defineConfig({
  root: import.meta.dirname,
  base: '/candidate-app/',
  cacheDir: '../../node_modules/.vite/apps/candidate',
  plugins: [
    react(),
    appPagesPlugin('/candidate-dashboard'),
    htmlHeadPlugin(),
    firstLoadPlugin(firstLoad),
    precompressPlugin(),
  ],
  server: { host: '127.0.0.1', port: 4201, proxy: { '/api': 'http://127.0.0.1:3000' } },
  preview: { host: '127.0.0.1', port: 4201 },
  build: { outDir: 'dist', target: 'es2022', sourcemap: false },
})
