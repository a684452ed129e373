import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { expect, test, type Page } from '@playwright/test'
import { bakePng } from '@tryka/credentials/issue'
import { makeBundle, makeWorld, statusList, tinyPng } from '@tryka/credentials/testing'
import { expectAccessible, expectNoSidewaysScroll } from '../support/axe'

const BUILD = resolve(import.meta.dirname, '../../../../tools/verifier/build.mjs')
const run = promisify(execFile)

/** The one-file verifier with the pins of the example's issuer, opened from the disk, with the network off. */
async function openFile(page: Page, to: string): Promise<void> {
  const { issuers, logs } = (await makeWorld()).pins
  const env = { ...process.env, VITE_PINS: JSON.stringify({ issuers, logs }) }
  await run(process.execPath, [BUILD, 'page', to], { env })
  await page.context().setOffline(true)
  await page.goto(pathToFileURL(to).href)
}

const put = async (page: Page, name: string, content: string | Uint8Array) =>
  page
    .getByLabel(/^File/)
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(content) })

test('a credential is checked by one file from the disk, with the network off @desktop', async ({
  page,
}, info) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (!/^(?:file|blob|data):/.test(request.url())) asked.push(request.url())
  })
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text())
  })
  const to = info.outputPath('tryka-verify.html')
  await openFile(page, to)
  const verdict = page.getByRole('status')
  const world = await makeWorld()
  const validFrom = new Date(Date.now() - 60_000).toISOString()
  const validUntil = new Date(Date.now() + 86_400_000).toISOString()
  const list = await statusList(world, { validFrom, validUntil })
  const document = { validFrom, validUntil }
  const bundle = await makeBundle(world, { document, list })
  const text = JSON.stringify(bundle)

  await put(page, 'a.badge.json', text)
  await expect(verdict).toHaveText(/^Genuine, not revoked as of /)
  await expect(page.getByText('Passed: signature-rdfc.')).toBeVisible()
  await expect(page.getByText('Solidity: Advanced')).toBeVisible()
  await page.getByLabel(/Is it this person/).fill('holder@example.com')
  await page.keyboard.press('Tab')
  await expect(page.getByText('Passed: holder.')).toBeVisible()

  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectAccessible(page)
  }
  await page.setViewportSize({ width: 320, height: 800 })
  await expectNoSidewaysScroll(page)

  await put(page, 'a.png', bakePng(tinyPng, JSON.stringify(bundle.credential)))
  await expect(verdict).toHaveText('Genuine; whether it was revoked is not known')

  const revoked = await statusList(world, { validFrom, validUntil, revoked: [94567] })
  await put(page, 'b.badge.json', JSON.stringify({ ...bundle, statusListCredential: revoked }))
  await expect(verdict).toHaveText('Genuine, but revoked')
  await expectAccessible(page)

  // Text of a credential stays text, and one changed value is found by both signatures.
  const forged = text.replace('"name":"Solidity"', '"name":"<img src=x onerror=alert(1)>"')
  await page.getByLabel('Or its text').fill(forged)
  await expect(verdict).toHaveText('Not genuine')
  await expect(page.getByText('Failed: signature-jcs.')).toBeVisible()
  await expect(page.getByText('Failed: signature-rdfc.')).toBeVisible()
  await expect(page.locator('main img')).toHaveCount(0)
  await expect(page.getByText('<img src=x onerror=alert(1)>: Advanced')).toBeVisible()

  expect(asked).toEqual([])
  expect(faults).toEqual([])
  expect(await readFile(to, 'utf8')).not.toMatch(/(?:src|href)="?https?:/)
})
