module.exports = {
  displayName: 'coach',
  preset: '../../jest.preset.js',
  testEnvironment: 'node',
  // A package that is modules only.
  transformIgnorePatterns: ['/node_modules/(?!stemmer/)'],
  coverageDirectory: 'test-output/jest/coverage',
}
