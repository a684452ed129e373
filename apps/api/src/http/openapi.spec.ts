import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openApiDocument } from '../commands/openapi'
import type { TestApp } from '../testing/build-test-app'
import { buildTestApp } from '../testing/build-test-app'

interface Operation {
  summary?: string
  responses: Record<string, { content?: Record<string, unknown> }>
}

describe('The description of the API', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await buildTestApp()
  })
  afterAll(() => test.close())

  it('is the committed one; after a change run: npm run openapi', async () => {
    const committed = readFileSync(join(__dirname, '..', '..', 'openapi.json'), 'utf8')

    expect(JSON.parse(await openApiDocument())).toEqual(JSON.parse(committed))
  })

  it('is OpenAPI 3.1 and names every call with a summary and its refusals', async () => {
    const document = (await test.app.inject('/api/openapi.json')).json<{
      openapi: string
      paths: Record<string, Record<string, Operation>>
    }>()

    expect(document.openapi).toBe('3.1.0')
    const operations = Object.values(document.paths).flatMap((path) => Object.values(path))
    expect(operations.length).toBeGreaterThan(8)
    for (const operation of operations) {
      expect(operation.summary).toMatch(/\w/)
      expect(operation.responses['4XX']?.content).toHaveProperty(['application/problem+json'])
    }
  })

  it('has a page for people that runs under a strict policy', async () => {
    const page = await test.app.inject('/api/docs/')
    const scripts = [...page.body.matchAll(/<script([^>]*)>([^<]*)<\/script>/g)]

    expect(page.statusCode).toBe(200)
    expect(String(page.headers['content-security-policy'])).toMatch(/script-src 'self';/)
    expect(scripts.length).toBeGreaterThan(0)
    for (const [, attributes, code] of scripts) {
      expect(attributes).toMatch(/src=/)
      expect(code?.trim()).toBe('')
    }
  })
})
