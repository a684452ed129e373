import { randomInt } from 'node:crypto'
import { pinsOf, readGiven, verify } from '@tryka/credentials'
import { verifyRdfcProof } from '@tryka/credentials/rdfc'
import { revocationOf } from '@tryka/credentials/revocation'
import { assessmentsApi, BADGE_FILE, CREDENTIAL_FILE, credentialsApi, DAY_MS, skillsApi } from '@tryka/domain'
import { appWithFewTasks, planned, resultOf, takenBy } from '../../../testing/appeals'
import type { TestApp } from '../../../testing/build-test-app'
import { openVisitor, refusalOf, urlOf } from '../../../testing/hiring'
import { candidate } from '../../../testing/live-market'
import { moderator } from '../../../testing/moderation'
import { LogLeafEntity } from '../../../services/transparency-log/log.table'
import { CandidateSkillEntity } from '../skills/skill.table'
import { CredentialEntity } from './credential.table'
import { secondsOf } from './document'

jest.setTimeout(240_000)

const seed = randomInt(1_000_000)
console.info(`credentials: seed ${seed}`)
let test: TestApp
let count = 0
const somebody = () => candidate(test, `k${seed}-${++count}@people.example`)
const ALL_RIGHT = { wrong: [] as string[] }
const leaves = async (kind: string) =>
  (await test.db.read.find(LogLeafEntity, { order: { index: 'ASC' } })).filter(({ leaf }) =>
    leaf.includes(`"k":"${kind}"`),
  )

beforeEach(async () => {
  test = await appWithFewTasks()
})
afterEach(() => test.close())

const own = async (by: Awaited<ReturnType<typeof somebody>>) => {
  const [item] = (await by.me.call(credentialsApi.list)).items
  if (!item) throw new Error('There is no credential')
  return item
}
const ourPins = async () => pinsOf((await test.client().get('/api/issuer/pins')).body)
const badge = (id: string, as: string) =>
  test.client().get(urlOf(BADGE_FILE.path, { params: { id }, query: { as } }))

describe('A credential', () => {
  it('is issued with the result, says its figures, and is genuine', async () => {
    const asha = await somebody()
    const { id } = await takenBy(test, asha, ALL_RIGHT)
    const result = await resultOf(asha, id)
    const mine = await own(asha)
    expect(mine).toMatchObject({
      attemptId: id,
      level: result.level,
      score: result.score,
      interval: [result.interval.low, result.interval.high],
      likelihoods: result.likelihoods,
      state: 'active',
      visibility: 'shared',
      reason: null,
    })
    expect(result.credentialId).toBe(mine.id)
    const skill = (await asha.me.call(skillsApi.get)).verified.find((one) => one.skill === 'SQL')
    expect(skill).toMatchObject({ credentialId: mine.id, awarded: result.level })

    const bundle = (await badge(mine.id, 'bundle')).body
    const found = await verify(bundle, {
      pins: await ourPins(),
      now: test.clock.now(),
      email: `k${seed}-${count}@people.example`,
      rdfc: verifyRdfcProof,
    })
    expect(found.checks.filter(({ state }) => state === 'fail')).toEqual([])
    expect(found).toMatchObject({
      verdict: 'valid',
      facts: { skill: 'SQL', level: mine.level, score: mine.score, leafIndex: mine.leafIndex },
    })
    expect(found.checks.find((check) => check.id === 'holder')).toMatchObject({ state: 'pass' })
    expect(await leaves('issue')).toHaveLength(1)
    expect((await leaves('issue'))[0]?.index).toBe(mine.leafIndex)
  })

  it('comes as four files, each an attachment that carries it', async () => {
    const asha = await somebody()
    await takenBy(test, asha, ALL_RIGHT)
    const { id } = await own(asha)
    const types = {
      bundle: 'application/json',
      json: 'application/vc+ld+json',
      png: 'image/png',
      svg: 'image/svg+xml',
    }
    for (const [as, type] of Object.entries(types)) {
      const answer = await badge(id, as)
      expect(answer.statusCode).toBe(200)
      expect(answer.headers['content-type']).toContain(type)
      expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="?sql-/)
      expect(answer.headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'access-control-allow-origin': '*',
      })
      expect((await readGiven(answer.rawPayload)).credential['id']).toBe(`urn:uuid:${id}`)
      const mine = await asha.client.get(
        urlOf(CREDENTIAL_FILE.path, { params: { id }, query: { as, place: 'me' } }),
      )
      expect((await readGiven(mine.rawPayload)).credential['id']).toBe(`urn:uuid:${id}`)
    }
    expect((await badge(id, 'exe')).statusCode).toBe(400)
  })

  it('that is private is its holder’s alone, and others see it once it is shared', async () => {
    const asha = await somebody()
    await takenBy(test, asha, ALL_RIGHT, { share: false })
    const mine = await own(asha)
    expect(mine.visibility).toBe('private')
    const [hidden, unknown] = [await badge(mine.id, 'bundle'), await badge(mine.attemptId, 'bundle')]
    expect(hidden.statusCode).toBe(404)
    expect(hidden.json()).toEqual({
      ...unknown.json<object>(),
      instance: hidden.json<{ instance: unknown }>().instance,
    })
    const body = { visibility: 'shared' as const, version: mine.version }
    const shared = await asha.me.call(credentialsApi.share, { params: { id: mine.id }, body })
    expect(shared).toMatchObject({ visibility: 'shared', version: mine.version + 1 })
    expect(refusalOf(await asha.me.send(credentialsApi.share, { params: { id: mine.id }, body }))).toEqual([
      409,
      'STALE',
    ])
    expect((await badge(mine.id, 'bundle')).statusCode).toBe(200)
    expect((await asha.me.call(skillsApi.get)).verified.map(({ skill }) => skill)).toContain('SQL')
  })

  it('that its holder takes back is revoked for everybody, once', async () => {
    const asha = await somebody()
    await takenBy(test, asha, ALL_RIGHT)
    const { id, version } = await own(asha)
    const send = () => asha.me.send(credentialsApi.revoke, { params: { id }, body: { version } })
    const all = await Promise.all(Array.from({ length: 20 }, send))
    expect(all.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect(await own(asha)).toMatchObject({ state: 'revoked', reason: 'holder_request' })
    expect(await leaves('revoke')).toHaveLength(1)
    const found = await verify((await badge(id, 'bundle')).body, {
      pins: await ourPins(),
      now: test.clock.now(),
    })
    expect(found.checks.find((check) => check.id === 'status')?.state).toBe('fail')
    const said = await revocationOf(await readGiven((await badge(id, 'bundle')).body), await ourPins())
    const [entry] = await leaves('revoke')
    const at = secondsOf(test.clock.now().toISOString())
    expect(said).toEqual({ reason: 'holder_request', at, leafIndex: entry?.index })
    const rows = await test.db.read.findBy(CandidateSkillEntity, { skill: 'SQL', state: 'Revoked' })
    expect(rows).toMatchObject([{ awarded: null, credentialId: null }])
  })

  it('is taken back at the console with a reason, which is kept', async () => {
    const asha = await somebody()
    await takenBy(test, asha, ALL_RIGHT)
    const { id } = await own(asha)
    const admin = await moderator(test)
    const body = { code: 'integrity' as const, reason: 'Somebody else took it.' }
    expect(await admin.call(credentialsApi.revokeAny, { params: { id }, body })).toMatchObject({
      id,
      state: 'revoked',
      reason: 'integrity',
    })
    expect(refusalOf(await admin.send(credentialsApi.revokeAny, { params: { id }, body }))[0]).toBe(409)
    expect(await own(asha)).toMatchObject({ state: 'revoked', reason: 'integrity' })
  })

  it('is found at the console by its id and by the address of its holder, with what took its place', async () => {
    const asha = await somebody()
    await takenBy(test, asha, ALL_RIGHT)
    const first = await own(asha)
    test.clock.advance(1_000)
    const named = await asha.me.call(credentialsApi.name, {
      params: { id: first.id },
      body: { withName: true, version: first.version },
    })
    const ben = await somebody()
    await takenBy(test, ben, ALL_RIGHT, { share: false })
    const admin = await moderator(test)
    const list = async (query: Record<string, string>) =>
      (await admin.call(credentialsApi.listAny, { query })).items
    const chain = [
      { id: named.id, state: 'active', withName: true, supersededBy: null, appeal: null },
      { id: first.id, state: 'superseded', reason: 'superseded', withName: false, supersededBy: named.id },
    ]
    const address = `K${seed}-${count - 1}@people.example `
    for (const q of [first.id, named.id.toUpperCase(), address])
      expect(await list({ q })).toMatchObject(chain)
    expect(JSON.stringify(await list({ q: address }))).not.toMatch(/people\.example|Asha/)
    expect(await list({})).toHaveLength(3)
    expect(await list({ state: 'superseded' })).toMatchObject([{ id: first.id }])
    for (const q of ['nobody@people.example', 'none', "' OR 1=1"]) expect(await list({ q })).toEqual([])
    const page = await admin.call(credentialsApi.listAny, { query: { pageSize: '2' } })
    const rest = await list({ after: page.next ?? '', pageSize: '2' })
    expect(new Set([...page.items, ...rest].map(({ id }) => id)).size).toBe(3)
    for (const [query, status] of [
      [{ state: 'gone' }, 400],
      [{ q: 'x'.repeat(400) }, 400],
      [{ pageSize: '0' }, 400],
    ] as const)
      expect((await admin.send(credentialsApi.listAny, { query })).statusCode).toBe(status)
    const url = urlOf(credentialsApi.listAny.endpoint.path, {})
    expect((await asha.client.get(url)).statusCode).toBe(401)
  })

  it('gives its place to a better one', async () => {
    const asha = await somebody()
    const weak = planned(({ before }) => before === 2, seed)
    await takenBy(test, asha, weak)
    const first = await own(asha)
    // A leap within sixty days would be looked at again.
    for (let days = 0; days < 61; days += 20) {
      test.clock.advance(21 * DAY_MS)
      await asha.me.call(skillsApi.get)
    }
    await test.db.write((manager) => manager.query(`DELETE FROM attempt_tasks`))
    await takenBy(test, asha, ALL_RIGHT)
    const items = (await asha.me.call(credentialsApi.list)).items
    expect(items.map(({ state }) => state)).toEqual(['active', 'superseded'])
    expect(items[1]).toMatchObject({ id: first.id, reason: 'superseded' })
    expect((await badge(first.id, 'bundle')).statusCode).toBe(200)
  })

  it('is left alone by what is no request', async () => {
    const asha = await somebody()
    await takenBy(test, asha, ALL_RIGHT)
    const { id, version } = await own(asha)
    const params = { id }
    const url = (path: string) => urlOf(path, { params, query: { place: 'me' } })
    const put = (payload: object) =>
      asha.client.request({ method: 'PUT', url: url(credentialsApi.share.endpoint.path), payload })
    for (const body of [
      {},
      { visibility: 'public', version },
      { visibility: 'private', version: String(version) },
      { visibility: 'private', version, state: 'revoked' },
      [],
    ])
      expect((await put(body)).statusCode).toBe(400)
    for (const body of [{}, { version: 0 }, { version, reason: 'superseded' }])
      expect((await asha.client.post(url(credentialsApi.revoke.endpoint.path), body)).statusCode).toBe(400)
    const admin = await moderator(test)
    for (const code of ['superseded', 'holder_request', '']) {
      const body = { code, reason: 'x' }
      expect((await admin.send(credentialsApi.revokeAny, { params, body })).statusCode).toBe(400)
    }
    const none = { code: 'integrity', reason: ' ' }
    expect((await admin.send(credentialsApi.revokeAny, { params, body: none })).statusCode).toBe(400)
    expect(await own(asha)).toMatchObject({ state: 'active', visibility: 'shared', version })
  })

  it('is another’s and nobody’s alike: not there', async () => {
    const [asha, ben] = [await somebody(), await somebody()]
    await takenBy(test, asha, ALL_RIGHT, { share: false })
    const { id, version } = await own(asha)
    const guest = await openVisitor(test)
    for (const caller of [ben.me, asha.at('demo'), guest]) {
      const body = { visibility: 'shared' as const, version }
      expect((await caller.send(credentialsApi.share, { params: { id }, body })).statusCode).toBe(404)
      expect(
        (await caller.send(credentialsApi.revoke, { params: { id }, body: { version } })).statusCode,
      ).toBe(404)
    }
    const url = urlOf(CREDENTIAL_FILE.path, { params: { id }, query: { as: 'json', place: 'me' } })
    expect((await ben.client.get(url)).statusCode).toBe(404)
    expect((await test.client().get(url)).statusCode).toBe(401)
    expect((await ben.me.call(credentialsApi.list)).items).toEqual([])
    expect((await test.db.read.findOneByOrFail(CredentialEntity, { id })).state).toBe('active')
    expect(await asha.me.call(assessmentsApi.standings)).toBeDefined()
  })
})
