module.exports = {
  displayName: 'credentials',
  preset: '../../jest.preset.js',
  testEnvironment: '../../tools/jest/node-environment.cjs',
  // Packages that are modules only.
  transformIgnorePatterns: [
    '/node_modules/(?!(@noble|@digitalbazaar|@digitalcredentials|jsonld|jsonld-signatures|rdf-canonize|base58-universal|base64url-universal|ky|ky-universal|canonicalize|lru-cache|yallist)/)',
  ],
  coverageDirectory: 'test-output/jest/coverage',
}
