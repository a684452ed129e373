import { defineConfig } from '@playwright/test'
import { shell } from './src/support/chromium'
import { openStack } from './src/support/stack'
import type { Options } from './src/support/fixtures'

const desktop = { viewport: { width: 1440, height: 900 } }

export default defineConfig<Options>({
  testDir: './src',
  outputDir: './test-output/results',
  globalSetup: './src/support/global-setup.ts',
  workers: 3,
  retries: 0,
  forbidOnly: true,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ...(process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ? [['json'] as const] : [])],
  use: {
    browserName: 'chromium',
    baseURL: openStack().oneOrigin.url,
    // Without pictures, which cost more than some journeys.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    reducedMotion: 'reduce',
    launchOptions: shell,
  },
  projects: [
    { name: 'desktop', testDir: './src/journeys', grepInvert: /@phone/, use: desktop },
    {
      name: 'phone',
      testDir: './src/journeys',
      grepInvert: /@desktop/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    {
      name: 'separate-origins',
      testDir: './src/journeys',
      grep: /@separate/,
      use: { ...desktop, deployment: 'separate' },
    },
    { name: 'processes', testDir: './src/processes' },
  ],
})
