module.exports = {
  displayName: 'resume-import',
  preset: '../../jest.preset.js',
  testEnvironment: '../../tools/jest/node-environment.cjs',
  coverageDirectory: 'test-output/jest/coverage',
}
