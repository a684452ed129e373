const credentials = require('../../libs/credentials/jest.config.cjs')
const preset = require('../../jest.preset.js')

module.exports = {
  displayName: 'marketing',
  preset: '../../jest.preset.js',
  testEnvironment: '../../tools/jest/browser-environment.cjs',
  setupFilesAfterEnv: ['<rootDir>/src/test-setup.ts'],
  moduleNameMapper: {
    ...preset.moduleNameMapper,
    '^virtual:articles$': '<rootDir>/src/testing/virtual-articles.ts',
  },
  // Packages that are modules only: those of the second signature.
  transformIgnorePatterns: credentials.transformIgnorePatterns,
  coverageDirectory: 'test-output/jest/coverage',
}
