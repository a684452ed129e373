module.exports = {
  displayName: 'tools',
  preset: '../jest.preset.js',
  testEnvironment: '../tools/jest/node-environment.cjs',
  testMatch: ['<rootDir>/**/*.spec.js'],
  coverageDirectory: 'test-output/jest/coverage',
}
