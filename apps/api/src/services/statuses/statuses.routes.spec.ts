import type { JsonObject } from '@tryka/credentials'
import { leafHash, openNote, parseCheckpoint, parseTlogProof } from '@tryka/credentials'
import { statusBit, statusLeaf, utf8, verifyInclusion } from '@tryka/credentials'
import { IssuerPins, LoggedStatusList, StatusListCredential } from '@tryka/domain'
import type { TestApp } from '../../testing/build-test-app'
import { buildTestApp } from '../../testing/build-test-app'
import { bitsOf, signList } from './list-document'
import { demonstrationIssuer } from '../issuer/known-seeds'
import { reserve } from './reserve'
import { StatusEntryEntity, StatusListEntity } from './status.table'

describe('A list of statuses', () => {
  let test: TestApp
  beforeAll(async () => (test = await buildTestApp()))
  afterAll(() => test.close())

  it('that does not exist, or cannot, is not there', async () => {
    expect((await test.app.inject('/api/status/1')).statusCode).toBe(404)
    for (const list of ['0', '-1', 'x', '1.5', '99999999999'])
      expect((await test.app.inject(`/api/status/${list}`)).statusCode).toBe(400)
  })

  it('comes with the proof that the log has it, where somebody asks for that', async () => {
    await test.db.transaction((manager) => reserve(manager))
    const answer = await test.app.inject('/api/status/1/proof')
    const { statusListCredential, statusProof } = LoggedStatusList.parse(answer.json())
    expect(statusListCredential).toEqual((await test.app.inject('/api/status/1')).json())
    const { logs } = IssuerPins.parse((await test.app.inject('/api/issuer/pins')).json())
    const { index, path, checkpoint } = parseTlogProof(statusProof)
    const { text, signedBy } = await openNote(checkpoint, logs)
    const { size, root, origin } = parseCheckpoint(text)
    const hash = await leafHash(utf8(await statusLeaf(statusListCredential as JsonObject)))

    expect(signedBy).toEqual([origin])
    expect(await verifyInclusion({ leafHash: hash, index, size, path, root })).toBe(true)
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=2',
    })
    expect((await test.app.inject('/api/status/9/proof')).statusCode).toBe(404)
  })

  it('is signed when somebody asks, read from any page without cookies, and kept for two seconds', async () => {
    const slot = await test.db.transaction((manager) => reserve(manager))
    const answer = await test.app.inject({
      url: '/api/status/1',
      headers: { origin: 'https://elsewhere.example' },
    })
    const { credentialSubject, id } = StatusListCredential.parse(answer.json())

    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'public, max-age=2',
    })
    expect(answer.headers).not.toHaveProperty('access-control-allow-credentials')
    expect(id).toBe(`${test.config.apiUrl}/api/status/1`)
    expect(await statusBit(credentialSubject.encodedList, slot.index)).toBe(false)

    // As another process does it.
    await test.db.transaction(async (manager) => {
      await manager.update(
        StatusEntryEntity,
        { ...slot },
        { reason: 'integrity', at: test.clock.now().toISOString() },
      )
      await manager.increment(StatusListEntity, { id: slot.listId }, 'changes', 1)
    })
    const after = StatusListCredential.parse((await test.app.inject('/api/status/1')).json())
    expect(await statusBit(after.credentialSubject.encodedList, slot.index)).toBe(true)
  })

  it('with one in ten revoked has at most 20 KB of text', async () => {
    const revoked = Array.from({ length: 13_107 }, (_, n) => (n * 7_919) % 131_072)
    expect(bitsOf(revoked).filter((byte) => byte !== 0).length).toBeGreaterThan(6_000)
    const list = await signList(await demonstrationIssuer(), {
      url: 'https://api.example.com/api/status/1',
      revoked,
      now: test.clock.now(),
    })
    expect(JSON.stringify(list).length).toBeLessThan(20 * 1024)
  })
})
