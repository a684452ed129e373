const { TEST_DATABASE_URL, TEST_REDIS_URL } = process.env

module.exports = {
  displayName: 'api',
  preset: '../../jest.preset.js',
  testEnvironment: '../../tools/jest/node-environment.cjs',
  // Making the tables takes a second: once for all databases, which are copies.
  globalSetup: '<rootDir>/src/testing/template/make.ts',
  globalTeardown: '<rootDir>/src/testing/template/remove.ts',
  setupFiles: ['../../tools/jest/name-plugins.cjs', '../../tools/jest/index-entities.cjs'],
  // Packages that are modules only.
  transformIgnorePatterns: [
    '/node_modules/(?!(@noble|@digitalbazaar|@digitalcredentials|jsonld|jsonld-signatures|rdf-canonize|base58-universal|base64url-universal|ky|ky-universal|canonicalize|lru-cache|yallist|stemmer)/)',
  ],
  // SQLite alone has no network that could go silent.
  testPathIgnorePatterns: TEST_DATABASE_URL || TEST_REDIS_URL ? [] : ['/silent-network'],
  coverageDirectory: 'test-output/jest/coverage',
}
