import nx from '@nx/eslint-plugin'
import prettier from 'eslint-config-prettier'
import jsxA11y from 'eslint-plugin-jsx-a11y'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'

const browserOnly = ['react', 'react-*', 'styled-components', '@tanstack/*', 'radix-ui', 'lucide-react']
const serverOnly = [
  'fastify',
  'fastify-*',
  '@fastify/*',
  'typeorm',
  'sqlite3',
  'pg',
  'ioredis',
  'puppeteer',
  'nodemailer',
]

/** Who may import whom. Reasons are in docs/adr and CONTRIBUTING.md. */
const depConstraints = [
  { sourceTag: 'type:domain', onlyDependOnLibsWithTags: [] },
  { sourceTag: 'type:ui', onlyDependOnLibsWithTags: [] },
  { sourceTag: 'type:client', onlyDependOnLibsWithTags: ['type:domain'] },
  { sourceTag: 'type:template', onlyDependOnLibsWithTags: ['type:domain'] },
  { sourceTag: 'type:shell', onlyDependOnLibsWithTags: ['type:ui', 'type:client', 'type:domain'] },
  {
    sourceTag: 'type:app',
    onlyDependOnLibsWithTags: ['type:shell', 'type:ui', 'type:client', 'type:domain', 'type:template'],
  },
  { sourceTag: 'type:e2e', onlyDependOnLibsWithTags: ['type:client', 'type:domain'] },
  {
    sourceTag: 'platform:any',
    onlyDependOnLibsWithTags: ['platform:any'],
    bannedExternalImports: [...browserOnly, ...serverOnly],
  },
  {
    sourceTag: 'platform:node',
    onlyDependOnLibsWithTags: ['platform:any', 'platform:node'],
    bannedExternalImports: browserOnly,
  },
  {
    sourceTag: 'platform:web',
    onlyDependOnLibsWithTags: ['platform:any', 'platform:web'],
    bannedExternalImports: serverOnly,
  },
]

const noTestingImports = {
  group: ['@tryka/*/testing'],
  message: 'Test builders stay out of production code.',
}

/** The gate for a feature of one folder: it may not reach into its neighbours. */
const noSiblingFeatures = {
  regex: '^\\.\\./(?!\\.)[^/]+/|features/',
  message: 'A feature does not import another feature; compose them in app/pages or app.ts.',
}

export default tseslint.config(
  { ignores: ['**/dist', '**/out-tsc', '**/test-output', '**/node_modules', '.nx', '.data', '**/*.d.mts'] },
  ...nx.configs['flat/base'],
  ...nx.configs['flat/typescript'],
  ...nx.configs['flat/javascript'],
  {
    files: ['**/*.ts', '**/*.tsx', '**/*.mts'],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrorsIgnorePattern: '^_' },
      ],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrors: 'all', ignoreRestSiblings: true },
      ],
      'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx'], location: 'start' }],
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      '@nx/enforce-module-boundaries': [
        'error',
        {
          enforceBuildableLibDependency: true,
          allow: ['^.*/eslint\\.config\\.[cm]?js$', '^(?:\\.\\./)+tools/vite/'],
          depConstraints,
        },
      ],
    },
  },
  {
    files: ['apps/*/src/**/*.ts', 'apps/*/src/**/*.tsx', 'libs/*/src/**/*.ts', 'libs/*/src/**/*.tsx'],
    ignores: ['**/*.spec.ts', '**/*.spec.tsx', '**/testing/**', 'apps/e2e/**', '**/test-setup.ts'],
    rules: { 'no-restricted-imports': ['error', { patterns: [noTestingImports] }] },
  },
  {
    files: ['apps/{marketing,candidate,admin}/src/features/**/*.{ts,tsx}'],
    ignores: ['**/*.spec.ts', '**/*.spec.tsx'],
    rules: { 'no-restricted-imports': ['error', { patterns: [noTestingImports, noSiblingFeatures] }] },
  },
  { files: ['**/*.spec.ts', '**/*.spec.tsx', '**/content.ts'], rules: { 'max-lines': 'off' } },
  // Benchmarks measure the inside of what they measure.
  { files: ['tools/**'], rules: { '@nx/enforce-module-boundaries': 'off' } },
  { files: ['**/*.tsx'], ...reactHooks.configs.flat.recommended },
  { files: ['**/*.tsx'], ...jsxA11y.flatConfigs.strict },
  prettier,
)
