module.exports = {
  displayName: 'assessment',
  preset: '../../jest.preset.js',
  testEnvironment: '../../tools/jest/node-environment.cjs',
  // Packages of the chain that are modules only.
  transformIgnorePatterns: ['/node_modules/(?!@noble/)'],
  coverageDirectory: 'test-output/jest/coverage',
}
