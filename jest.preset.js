const { default: nxPreset } = require('@nx/jest/preset')

/** Shared by every project: SWC turns TypeScript into CommonJS for Jest; types are checked by `tsc -b`. */
module.exports = {
  ...nxPreset,
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
