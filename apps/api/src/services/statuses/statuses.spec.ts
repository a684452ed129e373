import type { JsonObject } from '@tryka/credentials'
import { decodeStatusList, digestOf, leafText, statusBit, verifyJcsProof } from '@tryka/credentials'
import { verifyRdfcProof } from '@tryka/credentials/rdfc'
import { REVOCATION_REASONS } from '@tryka/domain'
import type { Database } from '../../db/database'
import { openDatabase } from '../../db/data-source'
import { entities } from '../../compose/entities'
import type { Keyring } from '../../testing/issuer'
import { keyring, logOf } from '../../testing/issuer'
import { openIssuer } from '../issuer/issuer'
import { rotate } from '../issuer/rotate'
import type { StatusSlot } from './reserve'
import { reserve } from './reserve'
import { StatusEntryEntity, StatusListEntity } from './status.table'
import { Statuses } from './statuses'

const API = 'https://api.example.com'
const listOf = (credential: JsonObject) =>
  (credential['credentialSubject'] as { encodedList: string }).encodedList

const listNow = async (statuses: Statuses) => JSON.parse((await statuses.signedOf(1)).text) as JsonObject

describe('The statuses of credentials', () => {
  let ring: Keyring
  beforeEach(async () => (ring = await keyring()))
  afterEach(() => ring.drop())

  async function open() {
    const issuer = await openIssuer(ring.deps)
    const { append, leaves } = logOf(ring, issuer)
    const { db, clock } = ring
    const statuses = new Statuses({ db, clock, apiUrl: API, issuer, append })
    const revoke = (slot: StatusSlot, reason: (typeof REVOCATION_REASONS)[number] = 'holder_request') =>
      db.transaction((manager) => statuses.revoke(manager, slot, reason, clock.now().toISOString()))
    return {
      issuer,
      append,
      leaves,
      statuses,
      revoke,
      taken: () => db.transaction((m) => statuses.reserve(m)),
    }
  }
  const draw = (db: Database, size: number) => db.transaction((manager) => reserve(manager, size))

  it('have each a place of its own in a list, drawn at random, and name no person', async () => {
    const { statuses, taken } = await open()
    const slots = [await taken(), await taken(), await taken()]

    expect(slots.map(({ listId }) => listId)).toEqual([1, 1, 1])
    const indexes = slots.map(({ index }) => index)
    expect(new Set(indexes).size).toBe(3)
    // Three of 131,072 stand in a row once in ten thousand million times.
    expect(indexes).not.toEqual([0, 1, 2])
    const slot = { listId: 1, index: 94_567 }
    expect(statuses.entryOf(slot)).toEqual({
      id: `${API}/api/status/1#94567`,
      type: 'BitstringStatusListEntry',
      statusPurpose: 'revocation',
      statusListIndex: '94567',
      statusListCredential: `${API}/api/status/1`,
    })
    expect(
      ring.db.source.getMetadata(StatusEntryEntity).columns.map(({ databaseName }) => databaseName),
    ).toEqual(['list_id', 'index', 'reason', 'at'])
  })

  it('are never two at one place, when twenty are given at once and places are few', async () => {
    // A second process, where the database has a server: each has its own connections.
    const other = ring.url.startsWith('postgres') ? await openDatabase(ring.url, { entities }) : ring.db
    const all = await Promise.all(
      Array.from({ length: 20 }, (_, n) => draw(n % 2 ? other : ring.db, 36)),
    ).finally(() => (other === ring.db ? undefined : other.close()))

    expect(new Set(all.map(({ listId, index }) => `${listId} ${index}`)).size).toBe(20)
    expect(all.every(({ index }) => index >= 0 && index < 36)).toBe(true)
    expect(await ring.db.read.count(StatusEntryEntity)).toBe(20)
  })

  it('go on in the next list when one is 60 percent full', async () => {
    const lists: number[] = []
    for (let n = 0; n < 25; n += 1) lists.push((await draw(ring.db, 20)).listId)

    expect(lists).toEqual([...Array<number>(12).fill(1), ...Array<number>(12).fill(2), 3])
  })

  it('leave a place that a transaction took and did not keep', async () => {
    const attempt = ring.db.transaction(async (manager) => {
      await reserve(manager, 20)
      throw new Error('not issued')
    })
    await expect(attempt).rejects.toThrow('not issued')
    expect(await ring.db.read.count(StatusEntryEntity)).toBe(0)
  })

  it('are in a list with both proofs that is valid for 30 days, and its SHA-256 is in the log', async () => {
    const { issuer, statuses, leaves, taken, revoke } = await open()
    const [kept, gone] = [await taken(), await taken()]
    await revoke(gone)
    const list = await listNow(statuses)

    expect(list).toMatchObject({
      '@context': ['https://www.w3.org/ns/credentials/v2'],
      id: `${API}/api/status/1`,
      type: ['VerifiableCredential', 'BitstringStatusListCredential'],
      issuer: issuer.did,
      validFrom: '2026-11-21T10:00:00Z',
      validUntil: '2026-12-21T10:00:00Z',
      credentialSubject: { type: 'BitstringStatusList', statusPurpose: 'revocation', ttl: 300_000 },
    })
    expect(await verifyJcsProof(list, issuer.signer.publicKey)).toBe(true)
    expect(await verifyRdfcProof(list, issuer.signer.publicKey)).toBe(true)
    expect(await statusBit(listOf(list), gone.index)).toBe(true)
    expect(await statusBit(listOf(list), kept.index)).toBe(false)
    expect((await decodeStatusList(listOf(list))).filter((byte) => byte !== 0)).toHaveLength(1)
    expect(await leaves()).toEqual([leafText('status', await digestOf(list), { list: 1 })])
    expect(await ring.db.read.findOneBy(StatusListEntity, { id: 1 })).toMatchObject({ leafIndex: 0 })
  })

  it('are signed again at once after a change, and not without one', async () => {
    const { statuses, leaves, taken, revoke } = await open()
    const slot = await taken()
    const before = await listNow(statuses)
    expect(await listNow(statuses)).toEqual(before)
    expect(await leaves()).toHaveLength(1)
    await revoke(slot)

    expect(await statusBit(listOf(await listNow(statuses)), slot.index)).toBe(true)
    expect(await leaves()).toHaveLength(2)
  })

  it('are revoked once, for the first reason, whoever says it again', async () => {
    const { statuses, leaves, taken, revoke } = await open()
    const slot = await taken()
    const said = await Promise.all(REVOCATION_REASONS.map((reason) => revoke(slot, reason)))
    await listNow(statuses)
    const row = await ring.db.read.findOneByOrFail(StatusEntryEntity, { ...slot })

    expect(said.filter(Boolean)).toHaveLength(1)
    expect(row.reason).toBe(REVOCATION_REASONS[said.indexOf(true)])
    expect(await revoke(slot)).toBe(false)
    await listNow(statuses)
    expect(await leaves()).toHaveLength(1)
    await expect(revoke({ listId: 1, index: (slot.index + 1) % 131_072 })).rejects.toThrow(
      'There is no entry',
    )
  })

  it('show every revocation, of twenty at once while two processes sign', async () => {
    const [one, two] = [await open(), await open()]
    const slots: StatusSlot[] = []
    for (let n = 0; n < 20; n += 1) slots.push(await one.taken())
    await Promise.all(
      slots.flatMap((slot, n) => [
        one.revoke(slot),
        ...(n % 4 ? [] : [listNow(one.statuses), listNow(two.statuses)]),
      ]),
    )
    const list = await listNow(two.statuses)

    expect(await listNow(one.statuses)).toEqual(list)
    for (const { index } of slots) expect(await statusBit(listOf(list), index)).toBe(true)
    const leaves = await one.leaves()
    expect(leaves.at(-1)).toBe(leafText('status', await digestOf(list), { list: 1 }))
    const { signings } = await ring.db.read.findOneByOrFail(StatusListEntity, { id: 1 })
    expect(leaves).toHaveLength(signings)
  })

  it('are signed anew every day by the clock, and with a new key as soon as it signs', async () => {
    const { issuer, append, statuses, leaves, taken } = await open()
    await taken()
    const { run } = statuses.clockKind()
    await run()
    await run()
    expect(await leaves()).toHaveLength(1)
    ring.clock.advance(24 * 60 * 60_000)
    await run()
    expect(await leaves()).toHaveLength(2)
    expect(await listNow(statuses)).toMatchObject({ validUntil: '2026-12-22T10:00:00Z' })

    const elsewhere = await openIssuer(ring.deps)
    await rotate(elsewhere, append)
    await run()
    const list = await listNow(statuses)
    expect(await verifyJcsProof(list, elsewhere.signer.publicKey)).toBe(true)
    expect(issuer.verificationMethod).toBe(elsewhere.verificationMethod)
    expect(await leaves()).toHaveLength(4)
  })
})
