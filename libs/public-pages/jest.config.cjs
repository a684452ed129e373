module.exports = {
  displayName: 'public-pages',
  preset: '../../jest.preset.js',
  testEnvironment: '../../tools/jest/node-environment.cjs',
  coverageDirectory: 'test-output/jest/coverage',
}
