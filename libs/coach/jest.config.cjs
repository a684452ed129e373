module.exports = {
  displayName: 'coach',
  preset: '../../jest.preset.js',
  testEnvironment: '../../tools/jest/node-environment.cjs',
  // Packages that are modules only: a stemmer, and those of the chain that runs Solidity.
  transformIgnorePatterns: ['/node_modules/(?!stemmer/|@noble/)'],
  coverageDirectory: 'test-output/jest/coverage',
}
