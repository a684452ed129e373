import { randomInt } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Bundle } from '@tryka/credentials'
import { pinsOf, verdictWords, verify } from '@tryka/credentials'
import { monitor } from '@tryka/credentials/monitor'
import { verifyRdfcProof } from '@tryka/credentials/rdfc'
import { accountApi, BADGE_FILE, credentialsApi, ERASE_WORD, LoggedStatusList } from '@tryka/domain'
import { appWithFewTasks, takenBy } from '../../../testing/appeals'
import type { TestApp } from '../../../testing/build-test-app'
import { urlOf } from '../../../testing/hiring'
import { candidate } from '../../../testing/live-market'

jest.setTimeout(240_000)

const seed = randomInt(1_000_000)
console.info(`badges that outlive accounts: seed ${seed}`)

describe('A badge whose account was erased', () => {
  let test: TestApp
  let folder: string
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'tryka-outlived-'))
    test = await appWithFewTasks()
    await test.app.listen({ host: '127.0.0.1', port: 0 })
  })
  afterEach(async () => {
    await test.close()
    rmSync(folder, { recursive: true, force: true })
  })

  const pins = async () => pinsOf((await test.client().get('/api/issuer/pins')).body)
  const page = (id: string) =>
    test.client().get(urlOf(BADGE_FILE.path, { params: { id }, query: { as: 'bundle' } }))
  const said = async (bundle: object) =>
    verdictWords(
      await verify(JSON.stringify(bundle), {
        pins: await pins(),
        now: test.clock.now(),
        rdfc: verifyRdfcProof,
      }),
    )
  async function watch(): Promise<{ code: number }> {
    const { port } = test.app.server.address() as AddressInfo
    const [vkey = ''] = (await pins()).logs
    return monitor([`http://127.0.0.1:${port}/api/log`, '--key', vkey, '--state', join(folder, 'state')], 10)
  }
  /** What a page reads that asks for today's list. */
  async function renewed(file: Bundle): Promise<object> {
    const list = String(file.statusListCredential['id'])
    const answer = await test.client().get(`${new URL(list).pathname}/proof`)
    return { ...file, ...LoggedStatusList.parse(answer.json()) }
  }

  it.each([
    ['keep', /^Genuine, not revoked as of/],
    ['revoke', /^Genuine, but revoked$/],
  ] as const)(
    'is gone as a page, and as a file says what can be said; with "%s" the log is in order',
    async (credentials, later) => {
      const by = await candidate(test, `o${seed}@people.example`)
      await takenBy(test, by, { wrong: [] })
      const [item] = (await by.me.call(credentialsApi.list)).items
      const id = item?.id ?? ''
      const file = (await page(id)).json<Bundle>()
      expect(await watch()).toMatchObject({ code: 0 })

      await by.client.post(accountApi.erase.endpoint.path, { confirm: ERASE_WORD, credentials })
      expect((await page(id)).statusCode).toBe(404)
      // The file as it was taken along, and with what everybody can read today.
      expect(await said(file)).toMatch(/^Genuine, not revoked as of/)
      expect(await said(await renewed(file))).toMatch(later)
      expect(await watch()).toMatchObject({ code: 0 })
    },
  )
})
