module.exports = {
  displayName: 'assessment',
  preset: '../../jest.preset.js',
  testEnvironment: 'node',
  // Packages of the chain that are modules only.
  transformIgnorePatterns: ['/node_modules/(?!@noble/)'],
  // Two hundred instances of a task and their checks, on a machine that does other things beside.
  testTimeout: 60_000,
  coverageDirectory: 'test-output/jest/coverage',
}
