import { defineConfig } from 'vite'

// Our libs are bundled, packages stay outside: `node apps/api/dist/main.js` runs beside node_modules.
export default defineConfig({
  root: import.meta.dirname,
  cacheDir: '../../node_modules/.vite/apps/api',
  build: {
    ssr: true,
    rolldownOptions: {
      input: { main: 'src/main.ts', matcher: 'src/matcher.ts', grader: 'src/grader.ts' },
      output: { entryFileNames: '[name].js' },
    },
    outDir: 'dist',
    emptyOutDir: true,
    target: 'node20',
    sourcemap: true,
    minify: false,
  },
})
