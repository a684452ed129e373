import { randomInt } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DEMONSTRATION, verify } from '@tryka/credentials'
import { checkAnchor, httpRpc } from '@tryka/credentials/anchor'
import { anchorsApi, BADGE_FILE, credentialsApi } from '@tryka/domain'
import { chainWithContract, serveChain } from '../../../testing/anchoring'
import { appWithFewTasks, takenBy } from '../../../testing/appeals'
import type { TestApp } from '../../../testing/build-test-app'
import type { EvmChain } from '../../../testing/evm-chain'
import { refusalOf, urlOf } from '../../../testing/hiring'
import { candidate } from '../../../testing/live-market'
import { moderator, secondModerator } from '../../../testing/moderation'
import { AnchorEntity } from '../../../services/anchors/anchor.table'
import { Anchors } from '../../../services/anchors/anchors'
import { evmAnchor } from '../../../services/anchors/create-anchors'
import { AuditEntryEntity } from '../../../services/audit/audit-entry.entity'
import { Published } from '../../../services/transparency-log/published'

jest.setTimeout(240_000)

const seed = randomInt(1_000_000)
console.info(`anchored credentials: seed ${seed}`)
let test: TestApp
let chain: EvmChain
let folder: string
let served: Awaited<ReturnType<typeof serveChain>>
let look: () => Promise<void>

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tryka-anchored-'))
  const made = await chainWithContract(folder)
  chain = made.chain
  served = await serveChain(chain.rpc)
  const anchor = { ...made.config, rpcUrl: served.url }
  test = await appWithFewTasks({ config: { anchor } })
  const { db, clock } = test
  const log = { published: new Published(db), trouble: () => Promise.resolve(undefined) }
  const anchors = new Anchors({ db, clock, log, anchor: evmAnchor(anchor), everyMinutes: 60 })
  look = async () => {
    clock.advance(30_000)
    await anchors.run()
  }
})
afterEach(async () => {
  await test.close()
  await served.close()
  rmSync(folder, { recursive: true, force: true })
})

async function withCredential(n = 1) {
  const asha = await candidate(test, `a${seed}-${n}@people.example`)
  await takenBy(test, asha, { wrong: [] })
  const own = async () => {
    const [item] = (await asha.me.call(credentialsApi.list)).items
    if (!item) throw new Error('There is no credential')
    return item
  }
  return { own, mine: await own() }
}
const bundle = async (id: string) =>
  (await test.client().get(urlOf(BADGE_FILE.path, { params: { id }, query: { as: 'bundle' } }))).body

describe('A credential of an anchored log', () => {
  it('waits to be anchored, and says so when its receipt was read; anybody reads it back from the chain', async () => {
    const { own, mine } = await withCredential()
    const entry = `Recorded in the public tamper-evident log, entry ${mine.leafIndex}`
    expect(mine.recorded).toBe(`${entry}, waiting to be anchored`)
    await look()
    await chain.mine(11)
    await look()
    expect((await own()).recorded).toBe(`${entry}, waiting to be anchored`)
    expect(JSON.parse(await bundle(mine.id))).toMatchObject({ anchors: [] })
    await chain.mine()
    await look()
    expect((await own()).recorded).toBe('Anchored on Ethereum, block 2')
    // The log goes on, and the proof leads from the anchor to where it is now.
    await withCredential(2)

    const { issuers, logs } = (await test.client().get('/api/issuer/pins')).json<{
      issuers: { did: string; key: string }[]
      logs: string[]
    }>()
    const checked = async (url?: string) => {
      const { checks } = await verify(await bundle(mine.id), {
        pins: { ...DEMONSTRATION, issuers, logs },
        now: test.clock.now(),
        anchor: (given, isLogged) => checkAnchor(given, isLogged, url ? httpRpc(url) : undefined),
      })
      return checks.find(({ id }) => id === 'anchor')
    }
    const [row] = await test.db.read.find(AnchorEntity)
    expect(await checked()).toMatchObject({ state: 'unknown' })
    expect(await checked(served.url)).toEqual({
      id: 'anchor',
      state: 'pass',
      reason: `Anchored on Ethereum, block 2, transaction ${row?.tx}, as the server that you chose says.`,
    })
    chain.lies.set('eth_getCode', () => '0x60')
    expect(await checked(served.url)).toMatchObject({ state: 'fail' })
  })

  it('is issued as ever while the chain is away, and a moderator gives the anchor up with a reason', async () => {
    chain.isDown = true
    await withCredential()
    for (let n = 0; n < 3; n++) {
      await look()
      test.clock.advance(3_600_000)
    }
    const admin = await moderator(test)
    const health = await admin.call(anchorsApi.health)
    expect(health).toMatchObject({
      trouble: null,
      witnesses: [],
      anchoring: { chain: 'Ethereum', everyMinutes: 60 },
    })
    const [stuck] = health.anchors
    expect(stuck).toMatchObject({ state: 'queued', isStuck: true, tries: 3, size: health.size })
    const id = stuck?.id ?? ''
    const giveUp = (body: object) => admin.send(anchorsApi.giveUp, { params: { id }, body })
    expect((await giveUp({ reason: '  ' })).statusCode).toBe(400)
    const reader = await secondModerator(test, 'rhea', 'reader')
    expect((await reader.send(anchorsApi.giveUp, { params: { id }, body: { reason: 'x' } })).statusCode).toBe(
      403,
    )
    const reason = 'The provider ended its service.'
    const given = (await giveUp({ reason })).json<Record<string, unknown>>()
    expect(given).toMatchObject({
      state: 'given_up',
      isStuck: false,
      reason,
      givenUpBy: expect.any(String) as string,
    })
    expect(refusalOf(await giveUp({ reason }))).toEqual([409, 'illegal_transition'])
    const entries = await test.db.read.findBy(AuditEntryEntity, { action: 'anchor.given-up' })
    expect(entries).toMatchObject([{ target: id }])
    const unknown = { params: { id: '00000000-0000-4000-8000-000000000000' }, body: { reason } }
    expect((await admin.send(anchorsApi.giveUp, unknown)).statusCode).toBe(404)
    expect((await test.client().get('/api/admin/log')).statusCode).toBe(401)

    // The next one takes its place, though the log has to grow for it.
    chain.isDown = false
    await withCredential(2)
    await look()
    expect((await admin.call(anchorsApi.health)).anchors.map(({ state }) => state)).toEqual([
      'sent',
      'given_up',
    ])
  })
})
