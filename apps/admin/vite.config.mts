import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { assetsInlineLimit } from '../../tools/vite/inline-limit.mjs'
import { appPagesPlugin } from '../../tools/vite/app-pages.mjs'
import { brandFilesPlugin } from '../../tools/vite/brand-files.mjs'
import { htmlHeadPlugin } from '../../tools/vite/html-head.mjs'
import { precompressPlugin } from '../../tools/vite/precompress.mjs'

// Assets live under the base; the pages keep their own paths (see libs/domain/src/routes.ts).
export default defineConfig({
  root: import.meta.dirname,
  base: '/admin-app/',
  cacheDir: '../../node_modules/.vite/apps/admin',
  plugins: [
    react(),
    appPagesPlugin('/admin-login'),
    htmlHeadPlugin(),
    brandFilesPlugin({ name: 'Tryka Admin', start: '/admin-dashboard', display: 'minimal-ui' }),
    precompressPlugin(),
  ],
  server: { host: '127.0.0.1', port: 4202, proxy: { '/api': 'http://127.0.0.1:3000' } },
  preview: { host: '127.0.0.1', port: 4202 },
  build: { outDir: 'dist', target: 'es2022', sourcemap: false, assetsInlineLimit },
})
