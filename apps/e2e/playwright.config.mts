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
    // Without pictures, which cost more than some journeys; on a machine of which nothing is kept nobody could read it.
    trace: { mode: process.env['CI'] ? 'off' : 'retain-on-failure', screenshots: false, snapshots: false },
    reducedMotion: 'reduce',
    launchOptions: shell,
  },
  // Where a tag names neither, a journey runs on a desktop and on a phone, both on one origin; `@separate` is for those that
  // also run on separate ones, `@apart` for those that run there alone.
  projects: [
    { name: 'desktop', testDir: './src/journeys', grepInvert: /@phone|@apart/, use: desktop },
    {
      name: 'phone',
      testDir: './src/journeys',
      grepInvert: /@desktop|@apart/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    {
      name: 'separate-origins',
      testDir: './src/journeys',
      grep: /@separate|@apart/,
      use: { ...desktop, deployment: 'separate' },
    },
    { name: 'processes', testDir: './src/processes' },
  ],
})
