import { defineConfig } from 'vite'

/** What specs start to kill it, beside the API; built with `--mode specs`. */
const forSpecs = {
  'issue-until-killed': 'src/testing/issue-until-killed.ts',
  'write-until-killed': 'src/testing/write-until-killed.ts',
}

// Our libs are bundled, packages stay outside: `node apps/api/dist/main.js` runs beside node_modules.
export default defineConfig(({ mode }) => ({
  root: import.meta.dirname,
  cacheDir: '../../node_modules/.vite/apps/api',
  build: {
    ssr: true,
    rolldownOptions: {
      input: {
        main: 'src/main.ts',
        matcher: 'src/matcher.ts',
        grader: 'src/grader.ts',
        ...(mode === 'specs' ? forSpecs : {}),
      },
      output: { entryFileNames: '[name].js' },
    },
    outDir: 'dist',
    emptyOutDir: true,
    target: 'node20',
    sourcemap: true,
    minify: false,
  },
}))
