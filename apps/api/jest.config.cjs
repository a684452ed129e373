module.exports = {
  displayName: 'api',
  preset: '../../jest.preset.js',
  testEnvironment: 'node',
  setupFiles: ['../../tools/jest/name-plugins.cjs'],
  // A machine that runs several suites at once is slow; what hangs still fails.
  testTimeout: 30_000,
  coverageDirectory: 'test-output/jest/coverage',
}
