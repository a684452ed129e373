const preset = require('../../jest.preset.js')

module.exports = {
  displayName: 'candidate',
  preset: '../../jest.preset.js',
  moduleNameMapper: {
    ...preset.moduleNameMapper,
    // The build for browsers is a module, which Jest would have to translate; both are made of one source.
    '^csv-parse/browser/esm/sync$': require.resolve('csv-parse/sync'),
    // Its build for Node reads no bytes of a browser's file.
    '^mammoth$': require.resolve('mammoth/mammoth.browser.js'),
    // A worker of its own needs a browser: its file is named as Vite would name it.
    '^pdfjs-dist/build/pdf\\.worker\\.min\\.mjs\\?url$': '<rootDir>/src/testing/pdf-worker.ts',
    '\\./actual-text\\.worker\\?worker$': '<rootDir>/src/testing/actual-text-worker.ts',
    '\\./unpack\\.worker\\?worker$': '<rootDir>/src/testing/unpack-worker.ts',
  },
  testEnvironment: '../../tools/jest/browser-environment.cjs',
  setupFilesAfterEnv: ['<rootDir>/src/test-setup.ts'],
  coverageDirectory: 'test-output/jest/coverage',
}
