import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pinsOf } from '@tryka/credentials'
import { issuerApi } from '@tryka/domain'
import type { TestApp } from '../testing/build-test-app'
import { buildTestApp } from '../testing/build-test-app'

const OURS = 'https://ours.test'
const fileOf = (pins: string) =>
  `<title>Check</title><script type="application/json" id="pins">${pins}</script><script>run($&)</script>`
const pinsIn = (body: string) => /id="pins">([^]*?)<\/script>/.exec(body)?.[1]?.trim() ?? ''

describe('The verifier as one file', () => {
  let root: string
  let test: TestApp
  const serve = async (pins: string) => {
    const dist = join(root, 'marketing/dist')
    mkdirSync(dist, { recursive: true })
    writeFileSync(join(dist, 'index.html'), '<h1>Home</h1>')
    writeFileSync(join(dist, 'tryka-verifier.txt'), fileOf(pins))
    test = await buildTestApp({ config: { webRoot: root, publicUrl: OURS } })
    return (headers: Record<string, string> = {}) => test.app.inject({ url: '/tryka-verifier.txt', headers })
  }
  beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'tryka-verifier-'))))
  afterEach(async () => {
    await test.close()
    rmSync(root, { recursive: true, force: true })
  })

  it('comes with the keys of this installation, and says who told them', async () => {
    const get = await serve('\n      \n    ')
    const answer = await get()
    const told = issuerApi.pins.response.parse((await test.app.inject(issuerApi.pins.endpoint.path)).json())

    expect(JSON.parse(pinsIn(answer.body))).toEqual({ ...told, from: OURS })
    expect(pinsOf(pinsIn(answer.body))).toMatchObject(told)
    expect(answer.body).toBe(fileOf(pinsIn(answer.body)))
    expect(answer.headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'public, max-age=3600',
      'content-security-policy': "default-src 'none'; sandbox",
    })
    expect((await get({ 'if-none-match': String(answer.headers['etag']) })).statusCode).toBe(304)
  })

  it('keeps the keys that it was built with', async () => {
    const built = '{"issuers":[],"logs":[]}'
    const get = await serve(built)
    expect(pinsIn((await get()).body)).toBe(built)
  })
})
