module.exports = {
  displayName: 'assessment',
  preset: '../../jest.preset.js',
  testEnvironment: 'node',
  // Packages of the chain that are modules only.
  transformIgnorePatterns: ['/node_modules/(?!@noble/)'],
  coverageDirectory: 'test-output/jest/coverage',
}
