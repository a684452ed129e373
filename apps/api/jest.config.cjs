const { TEST_DATABASE_URL, TEST_REDIS_URL } = process.env

module.exports = {
  displayName: 'api',
  preset: '../../jest.preset.js',
  testEnvironment: 'node',
  setupFiles: ['../../tools/jest/name-plugins.cjs'],
  // A machine that runs several suites at once is slow; what hangs still fails.
  testTimeout: 30_000,
  // SQLite alone has no network that could go silent.
  testPathIgnorePatterns: TEST_DATABASE_URL || TEST_REDIS_URL ? [] : ['/silent-network'],
  coverageDirectory: 'test-output/jest/coverage',
}
