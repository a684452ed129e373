module.exports = {
  displayName: 'api-client',
  preset: '../../jest.preset.js',
  testEnvironment: '../../tools/jest/node-environment.cjs',
  coverageDirectory: 'test-output/jest/coverage',
}
