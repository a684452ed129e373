import js from '@eslint/js'
import nx from '@nx/eslint-plugin'
import prettier from 'eslint-config-prettier'
import importX, { createNodeResolver } from 'eslint-plugin-import-x'
import jsxA11y from 'eslint-plugin-jsx-a11y'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'
import { zones } from './tools/lint/walls.mjs'

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
  'content-disposition',
  'csv-stringify',
  'ical-generator',
  'uuid',
]

/** Who may import whom. Reasons are in docs/adr and CONTRIBUTING.md. */
const depConstraints = [
  { sourceTag: 'type:domain', onlyDependOnLibsWithTags: [] },
  { sourceTag: 'type:ui', onlyDependOnLibsWithTags: [] },
  { sourceTag: 'type:client', onlyDependOnLibsWithTags: ['type:domain'] },
  { sourceTag: 'type:template', onlyDependOnLibsWithTags: ['type:domain'] },
  { sourceTag: 'type:import', onlyDependOnLibsWithTags: ['type:domain'] },
  // Keys of tasks are in it: no web app may import it, and `platform:node` keeps them away.
  { sourceTag: 'type:assessment', onlyDependOnLibsWithTags: ['type:domain'] },
  // What answers are judged by is in it: no web app may import it.
  { sourceTag: 'type:coach', onlyDependOnLibsWithTags: ['type:domain', 'type:assessment'] },
  // Whoever checks a credential needs nothing of ours but this.
  { sourceTag: 'type:credential', onlyDependOnLibsWithTags: [] },
  { sourceTag: 'type:shell', onlyDependOnLibsWithTags: ['type:ui', 'type:client', 'type:domain'] },
  {
    sourceTag: 'type:app',
    onlyDependOnLibsWithTags: [
      'type:shell',
      'type:ui',
      'type:client',
      'type:domain',
      'type:template',
      'type:import',
      'type:assessment',
      'type:coach',
      'type:credential',
    ],
  },
  {
    sourceTag: 'type:e2e',
    onlyDependOnLibsWithTags: [
      'type:client',
      'type:domain',
      'type:assessment',
      'type:coach',
      'type:credential',
    ],
  },
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

/** The router's own link would lose the place in which a page acts. */
const placedLink = {
  name: 'react-router-dom',
  importNames: ['Link', 'NavLink'],
  message: 'Use Link of base/address/placed-link: it stays in the place.',
}

const noTestingImports = {
  group: ['@tryka/*/testing'],
  message: 'Test builders stay out of production code.',
}

/** A form that is sent twice tells of a failure after its success. */
const oneMutation = {
  name: '@tanstack/react-query',
  importNames: ['useMutation'],
  message: 'Use the one of @tryka/app-shell: it ignores a second press.',
}

const production = ['apps/*/src/**/*.{ts,tsx}', 'libs/*/src/**/*.{ts,tsx}']
const testing = ['**/*.spec.{ts,tsx}', '**/testing/**', 'apps/e2e/**', '**/test-setup.ts']

/** Packages, then ours, then what stands beside the file; within each as its author likes. */
const importOrder = {
  groups: [['builtin', 'external', 'unknown'], 'internal', ['parent', 'sibling', 'index']],
}

const noLiteralSpread = {
  selector: 'SpreadElement > ObjectExpression',
  message: 'Name the fields themselves: a spread of a literal merges nothing and hides what is required.',
}

/** Reading one that somebody else answered, and listing it, is no making of one. */
const tooManySaysWhen = {
  selector: ':not(BinaryExpression, ArrayExpression) > Literal[value=429]',
  message: 'Make it with tryLater: it says when to try again, in the header and in words.',
}

const NO_SOUND =
  'Sound is never recorded or read here: the browser recognises speech on the device, or not at all.'
/** What records, reads or plays sound. */
const soundless = [
  'Identifier[name=/^(MediaRecorder|getUserMedia|webkitGetUserMedia|MediaStream|Audio|AudioContext|webkitAudioContext|HTMLAudioElement)$/]',
  'Literal[value=/^(audio|getUserMedia|MediaRecorder)$/]',
  "JSXIdentifier[name='audio']",
  "MemberExpression[object.name='styled'][property.name='audio']",
].map((selector) => ({ selector, message: NO_SOUND }))

export default tseslint.config(
  {
    // What is compiled of texts is made by a script, and a spec makes it again.
    ignores: [
      'libs/coach/src/courses/*/compiled.ts',
      '**/dist',
      '**/out-tsc',
      '**/test-output',
      '**/node_modules',
      '.nx',
      '.data',
      '**/*.d.mts',
    ],
  },
  ...nx.configs['flat/base'],
  ...nx.configs['flat/typescript'],
  ...nx.configs['flat/javascript'],
  {
    plugins: { 'import-x': importX },
    settings: { 'import-x/internal-regex': '^@tryka/' },
    rules: { 'no-restricted-syntax': ['error', noLiteralSpread], 'import-x/order': ['error', importOrder] },
  },
  // Of TypeScript the compiler says the same; which globals there are depends on where a script runs.
  {
    files: ['**/*.{js,mjs,cjs}'],
    // The one of typescript-eslint looks at scripts too.
    rules: { ...js.configs.recommended.rules, 'no-undef': 'off', 'no-unused-vars': 'off' },
  },
  {
    files: ['**/*.ts', '**/*.tsx', '**/*.mts'],
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
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
          allow: ['^.*/eslint\\.config\\.[cm]?js$', '^(?:\\.\\./)+tools/(vite|scripts/lib)/'],
          depConstraints,
        },
      ],
    },
  },
  {
    files: production,
    ignores: testing,
    settings: {
      'import-x/resolver-next': [createNodeResolver({ extensions: ['.ts', '.tsx', '.mts', '.js', '.json'] })],
    },
    rules: {
      'no-restricted-imports': ['error', { paths: [oneMutation], patterns: [noTestingImports] }],
      'import-x/no-restricted-paths': ['error', { basePath: import.meta.dirname, zones }],
    },
  },
  {
    // Below the gate of a place; a link that names none of its own stays in it.
    files: ['apps/candidate/src/{candidate,company,messages,frame,base}/**/*.tsx'],
    ignores: [...testing, 'apps/candidate/src/base/address/placed-link.tsx'],
    rules: {
      'no-restricted-imports': ['error', { paths: [oneMutation, placedLink], patterns: [noTestingImports] }],
    },
  },
  {
    files: ['apps/api/src/**/*.ts'],
    ignores: [...testing, 'apps/api/src/try-later.ts'],
    rules: { 'no-restricted-syntax': ['error', noLiteralSpread, tooManySaysWhen] },
  },
  {
    files: ['apps/candidate/src/candidate/practice/**/*.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', noLiteralSpread, ...soundless] },
  },
  { files: ['libs/app-shell/src/query/use-mutation.ts'], rules: { 'no-restricted-imports': 'off' } },
  { files: ['**/*.spec.ts', '**/*.spec.tsx', '**/content.ts'], rules: { 'max-lines': 'off' } },
  // All that one module asks, beside its text; and what is compiled of a whole path.
  {
    files: ['libs/coach/src/courses/*/*.checks.ts', 'libs/coach/src/courses/*/{compiled,facts}.ts'],
    rules: { 'max-lines': 'off' },
  },
  // Benchmarks measure the inside of what they measure.
  { files: ['tools/**'], rules: { '@nx/enforce-module-boundaries': 'off' } },
  // Where nothing is drawn there are no hooks, and a file more takes time; Playwright's fixtures have a `use` that is none.
  {
    files: ['**/*.{ts,tsx}'],
    ignores: ['apps/{api,e2e}/**', 'libs/{assessment,credentials,domain}/**', 'tools/**'],
    ...reactHooks.configs.flat.recommended,
  },
  { files: ['**/*.tsx'], ...jsxA11y.flatConfigs.strict },
  prettier,
)
