import { randomInt } from 'node:crypto'
import { copyFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pinsOf, verify } from '@tryka/credentials'
import { monitor } from '@tryka/credentials/monitor'
import { verifyRdfcProof } from '@tryka/credentials/rdfc'
import { BADGE_FILE, credentialsApi, IssuerPins } from '@tryka/domain'
import { entities } from '../compose/entities'
import type { Database } from '../db/database'
import { openDatabase } from '../db/data-source'
import { appWithFewTasks, takenBy } from '../testing/appeals'
import type { TestApp } from '../testing/build-test-app'
import { urlOf } from '../testing/hiring'
import { candidate } from '../testing/live-market'
import { openTestDatabase } from '../testing/storage'
import { backup } from './backup'
import { issuerRotate } from './issuer-keys'
import { logRecover } from './log-recover'

jest.setTimeout(240_000)

const seed = randomInt(1_000_000)
console.info(`restore drill: seed ${seed}`)

/** Of a database in a file; one of a server is restored by its own tools, and goes on the same way. */
describe('Database and keys of an older copy', () => {
  let folder: string
  let url: string
  let db: Database
  let test: TestApp
  let count = 0
  const place = (name: string) => join(folder, name)
  async function start(): Promise<void> {
    db = await openDatabase(url, { entities })
    test = await appWithFewTasks({
      config: { dataDir: place('data'), keySecret: 'k'.repeat(32), apiUrl: 'https://api.example.com' },
      deps: { db },
    })
    await test.app.listen({ host: '127.0.0.1', port: 0 })
  }
  async function stop(): Promise<void> {
    await test.close()
    await db.close()
  }
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'tryka-drill-'))
    const database = await openTestDatabase(`sqlite:${place('a.sqlite')}`)
    ;({ url } = database)
    await database.drop()
    await start()
  })
  afterEach(async () => {
    await stop()
    rmSync(folder, { recursive: true, force: true })
  })

  const pins = async () => (await test.client().get('/api/issuer/pins')).body
  const config = () => ({ ...test.config, databaseUrl: url })
  async function badge(): Promise<{ id: string; file: string }> {
    const by = await candidate(test, `d${seed}-${++count}@people.example`)
    await takenBy(test, by, { wrong: [] })
    const [item] = (await by.me.call(credentialsApi.list)).items
    if (!item) throw new Error('There is no credential')
    return { id: item.id, file: await fileOf(item.id) }
  }
  const fileOf = async (id: string) =>
    (await test.client().get(urlOf(BADGE_FILE.path, { params: { id }, query: { as: 'bundle' } }))).body
  const verdictOf = async (file: string, by: string) =>
    (await verify(file, { pins: pinsOf(by), now: test.clock.now(), rdfc: verifyRdfcProof })).verdict
  async function watch(): Promise<unknown> {
    const { port } = test.app.server.address() as AddressInfo
    const [vkey = ''] = IssuerPins.parse(JSON.parse(await pins())).logs
    const files = ['--state', place('state'), '--mirror', place('mirror')]
    return monitor([`http://127.0.0.1:${port}/api/log`, '--key', vkey, ...files], 10)
  }
  const inOrder = { code: 0, text: expect.stringContaining('all is in order') as unknown }

  it('do not start, and go on once the log was put back from its mirror: every badge is genuine', async () => {
    const first = await badge()
    expect(await backup(config(), [place('copy.sqlite')])).toMatchObject({ ok: true })
    cpSync(place('data/keys'), place('copy-of-keys'), { recursive: true })
    const lost = await badge()
    const known = await pins()
    // A key that the copy does not know signs one more.
    await issuerRotate(config(), [])
    const later = await badge()
    expect(await watch()).toMatchObject(inOrder)
    const at = test.clock.now().toISOString()
    await stop()

    // What the machine had is gone, but for the folder that says what was published.
    for (const end of ['', '-wal', '-shm']) rmSync(place(`a.sqlite${end}`), { force: true })
    copyFileSync(place('copy.sqlite'), place('a.sqlite'))
    rmSync(place('data/keys'), { recursive: true })
    cpSync(place('copy-of-keys'), place('data/keys'), { recursive: true })
    await expect(start()).rejects.toThrow('log:recover')
    await db.close()
    expect(await logRecover(config(), [place('mirror')])).toEqual({
      ok: true,
      message: expect.stringMatching(
        /^The log has its \d+ entries again\. Since the copy was made 2 credentials were issued and 0 ended/,
      ) as unknown,
    })

    await start()
    test.clock.set(at)
    expect(await pins()).toBe(known)
    for (const file of [first.file, lost.file, later.file, await fileOf(first.id), (await badge()).file])
      expect(await verdictOf(file, known)).toBe('valid')
    expect(await watch()).toMatchObject(inOrder)
  })
})
