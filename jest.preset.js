const { default: nxPreset } = require('@nx/jest/preset')

/** Shared by every project: SWC turns TypeScript into CommonJS for Jest; types are checked by oxlint. */
module.exports = {
  ...nxPreset,
  // Jest's own finds all that we have; Nx's loads a compiler in each worker for what is nowhere.
  resolver: undefined,
  // What is loaded stays for all files of a worker; a third to a half of the time of the specs was loading it again.
  runtime: `${__dirname}/tools/jest/shared-runtime.cjs`,
  testSequencer: `${__dirname}/tools/jest/long-first.cjs`,
  // A worker that has grown with its files begins anew, which costs seconds: several run beside each other, and small
  // machines have 8 GB.
  workerIdleMemoryLimit: 0.12,
  // A machine that runs several suites at once is slow; what hangs still fails.
  testTimeout: 60_000,
  moduleFileExtensions: ['ts', 'tsx', 'mts', 'js', 'jsx', 'mjs', 'cjs', 'json'],
  moduleNameMapper: { '\\.css$': `${__dirname}/tools/jest/empty-module.cjs` },
  transform: {
    '^.+\\.[cm]?[jt]sx?$': [
      '@swc/jest',
      {
        swcrc: false,
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'commonjs' },
      },
    ],
  },
}
