import { randomInt } from 'node:crypto'
import { COMPLETION_WORDS as SAID, formatFault, pinsOf, readGiven, verify } from '@tryka/credentials'
import type { JsonObject } from '@tryka/credentials'
import { verifyRdfcProof } from '@tryka/credentials/rdfc'
import { revocationOf } from '@tryka/credentials/revocation'
import {
  accountApi,
  BADGE_FILE,
  CERTIFICATE_FILE,
  certificatesApi,
  COMPLETION_WORDS,
  credentialsApi,
  DAY_MS,
  ERASE_WORD,
  learningApi,
  LIVE_MARKET_ID,
  peopleApi,
  skillsApi,
} from '@tryka/domain'
import { buildTestApp, type TestApp } from '../../../../testing/build-test-app'
import { exportOf } from '../../../../testing/export'
import { openVisitor, refusalOf, urlOf } from '../../../../testing/hiring'
import { candidate, verifiedCompany } from '../../../../testing/live-market'
import { moderator } from '../../../../testing/moderation'
import { finishedPath, learner, MODULE, moduleId } from '../../../../testing/modules'
import { LogLeafEntity } from '../../../../services/transparency-log/log.table'
import { CandidateEntity } from '../../profile/candidate.table'
import { CandidateSkillEntity } from '../../skills/skill.table'
import { EnrollmentEntity } from '../../learning/learning.table'
import { ModuleProgressEntity } from '../../learning/module.table'
import { CredentialEntity } from '../credential.table'
import { CertificateEntity } from './certificate.table'

jest.setTimeout(240_000)

const seed = randomInt(1_000_000)
console.info(`certificates: seed ${seed}`)
let test: TestApp
let count = 0
const addressOf = (n: number) => `c${seed}-${n}@people.example`
const somebody = async () => learner(await candidate(test, addressOf(++count), `Learner ${seed} ${count}`))
type Me = Awaited<ReturnType<typeof somebody>>

beforeAll(async () => {
  test = await buildTestApp({ config: { guestsPerHour: 1_000 }, deps: { isUnreviewedShown: true } })
})
afterAll(() => test.close())

const listOf = (by: Me) => by.me.call(certificatesApi.list)
const own = async (by: Me) => {
  const [item] = (await listOf(by)).items
  if (!item) throw new Error('There is no certificate')
  return item
}
const ourPins = async () => pinsOf((await test.client().get('/api/issuer/pins')).body)
const badge = (id: string, as = 'bundle') =>
  test.client().get(urlOf(BADGE_FILE.path, { params: { id }, query: { as } }))
const share = (by: Me, { id, version }: { id: string; version: number }) =>
  by.me.call(certificatesApi.share, { params: { id }, body: { visibility: 'shared', version } })
const checked = async (bundle: string) =>
  verify(bundle, { pins: await ourPins(), now: test.clock.now(), rdfc: verifyRdfcProof })
const issues = async () =>
  (await test.db.read.find(LogLeafEntity)).filter(({ leaf }) => leaf.includes('"k":"issue"')).length
const rowsOf = (by: Me) => test.db.read.countBy(ModuleProgressEntity, { candidateId: by.candidateId })

describe('A certificate of completion', () => {
  it('comes with the last module, private, once, and says what was passed when', async () => {
    const by = await somebody()
    expect(await listOf(by)).toEqual({ items: [], finished: [] })
    await finishedPath(test, by)
    const mine = await own(by)
    const at = test.clock.now().toISOString()
    expect(mine).toMatchObject({
      path: { id: MODULE.path, title: 'SQL Foundations' },
      state: 'active',
      visibility: 'private',
      withName: false,
      finishedAt: at,
      track: 'sql',
      recorded: expect.stringContaining('public tamper-evident log') as string,
    })
    expect(mine.modules).toHaveLength(6)
    expect(mine.modules[0]).toEqual({
      id: moduleId,
      title: 'Select and filter',
      revision: expect.any(Number) as number,
      passedAt: at,
    })
    expect(mine.checks).toBeGreaterThan(6 * 7)
    expect((await listOf(by)).finished).toEqual([])
    // Reading, enrolling again and another answer issue nothing more.
    await by.me.call(learningApi.get)
    await by.me.call(certificatesApi.claim, { body: { path: MODULE.path } })
    expect((await listOf(by)).items).toHaveLength(1)
    expect((await badge(mine.id)).statusCode).toBe(404)
  })

  it('is genuine to everybody once it is shared, has no level, and is found altered where it was', async () => {
    expect(SAID).toBe(COMPLETION_WORDS)
    const by = await somebody()
    await finishedPath(test, by)
    const mine = await own(by)
    expect(await share(by, mine)).toMatchObject({ visibility: 'shared', version: mine.version + 1 })
    const { body } = await badge(mine.id)
    const found = await checked(body)
    expect(found.checks.filter(({ state }) => state === 'fail')).toEqual([])
    expect(found).toMatchObject({
      verdict: 'valid',
      facts: {
        skill: 'Completed: SQL Foundations',
        leafIndex: mine.leafIndex,
      },
    })
    expect(found.facts?.completion?.[0]?.words).toBe(
      `6 modules, ${mine.checks} checks, self-paced, unsupervised, not an assessment`,
    )
    expect(found.facts?.completion?.slice(1).map(({ title }) => title)).toEqual(
      mine.modules.map(({ title }) => title),
    )
    for (const none of ['level', 'score', 'likelihoods', 'validUntil', 'holderName'] as const)
      expect(found.facts).not.toHaveProperty(none)
    const { credential } = JSON.parse(body) as { credential: JsonObject }
    const subject = credential['credentialSubject'] as JsonObject
    expect(subject['achievement']).toMatchObject({ achievementType: 'CertificateOfCompletion' })
    expect(JSON.stringify(credential)).toContain(COMPLETION_WORDS)
    expect(JSON.stringify(credential)).not.toMatch(/Learner|people\.example/)

    const altered: [from: string, to: string][] = [
      ['Completed: SQL Foundations', 'Completed: Everything'],
      ['6 modules', '9 modules'],
      ['CertificateOfCompletion', 'Assessment'],
      [mine.finishedAt.slice(0, 10), '2020-01-01'],
    ]
    for (const [from, to] of altered) {
      expect(body).toContain(from)
      expect((await checked(body.replaceAll(from, to))).verdict).toBe('not-genuine')
    }
    const dressed = { ...credential, credentialSubject: { ...subject, result: [{ type: ['Result'] }] } }
    expect(formatFault(dressed)).toMatch(/measures nothing/)
  })

  it('comes as two files, and in no picture', async () => {
    const by = await somebody()
    await finishedPath(test, by)
    const { id, version } = await own(by)
    await share(by, { id, version })
    for (const [as, type] of [
      ['bundle', 'application/json'],
      ['json', 'application/vc+ld+json'],
    ] as const) {
      const url = urlOf(CERTIFICATE_FILE.path, { params: { id }, query: { as, place: 'me' } })
      for (const answer of [await by.client.get(url), await badge(id, as)]) {
        expect(answer.statusCode).toBe(200)
        expect(answer.headers['content-type']).toContain(type)
        expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="?completed-sql-/)
        expect((await readGiven(answer.rawPayload)).credential['id']).toBe(`urn:uuid:${id}`)
      }
    }
    for (const as of ['png', 'svg']) expect((await badge(id, as)).statusCode).toBe(404)
    const picture = urlOf(CERTIFICATE_FILE.path, { params: { id }, query: { as: 'png', place: 'me' } })
    expect((await by.client.get(picture)).statusCode).toBe(400)
  })

  it('is issued once where twenty ask at once, and not before all is passed', async () => {
    const by = await somebody()
    const claim = () => by.me.send(certificatesApi.claim, { body: { path: MODULE.path } })
    expect(refusalOf(await claim())).toEqual([409, 'NOT_FINISHED'])
    expect((await by.me.send(certificatesApi.claim, { body: { path: 'none' } })).statusCode).toBe(404)
    await finishedPath(test, by)
    const { id, version } = await own(by)
    await by.me.call(certificatesApi.revoke, { params: { id }, body: { version } })
    expect((await listOf(by)).finished).toEqual([{ id: MODULE.path, title: 'SQL Foundations' }])
    const before = await issues()
    const all = await Promise.all(Array.from({ length: 20 }, claim))
    expect(all.map(({ statusCode }) => statusCode)).toEqual(all.map(() => 200))
    expect(new Set(all.map((answer) => answer.json<{ id: string }>().id)).size).toBe(1)
    expect(await issues()).toBe(before + 1)
    const { items } = await listOf(by)
    expect(items.map(({ state }) => state).sort()).toEqual(['active', 'revoked'])
  })

  it('of whoever learned without being on the path waits until they enrol or ask', async () => {
    const [asha, ben] = [await somebody(), await somebody()]
    for (const by of [asha, ben]) {
      await finishedPath(test, by)
      await test.db.write(async (manager) => {
        const { accountId = '' } = (await manager.findOneBy(CandidateEntity, { id: by.candidateId })) ?? {}
        await manager.delete(CertificateEntity, { accountId: accountId ?? '' })
        await manager.delete(EnrollmentEntity, { candidateId: by.candidateId })
      })
      expect(await listOf(by)).toEqual({
        items: [],
        finished: [{ id: MODULE.path, title: 'SQL Foundations' }],
      })
    }
    const { paths } = await asha.me.call(learningApi.enroll, { params: { id: MODULE.path } })
    expect(paths).toMatchObject([{ id: MODULE.path, state: 'completed' }])
    expect((await listOf(asha)).items).toHaveLength(1)
    expect(await ben.me.call(certificatesApi.claim, { body: { path: MODULE.path } })).toMatchObject({
      state: 'active',
    })
  })

  it('needs every module as it is taught now', async () => {
    const by = await somebody()
    await finishedPath(test, by)
    const { id, version } = await own(by)
    await by.me.call(certificatesApi.revoke, { params: { id }, body: { version } })
    const of = { candidateId: by.candidateId, moduleId, marketId: LIVE_MARKET_ID }
    for (const gone of [{ revision: 0 }, { state: 'stale' as const }, { isSample: true }]) {
      const row = await test.db.read.findOneByOrFail(ModuleProgressEntity, of)
      await test.db.write((manager) => manager.update(ModuleProgressEntity, of, gone))
      const claim = await by.me.send(certificatesApi.claim, { body: { path: MODULE.path } })
      expect([gone, ...refusalOf(claim)]).toEqual([gone, 409, 'NOT_FINISHED'])
      expect((await listOf(by)).finished).toEqual([])
      const { revision, state, isSample } = row
      await test.db.write((manager) =>
        manager.update(ModuleProgressEntity, of, { revision, state, isSample }),
      )
    }
  })

  it('bears a name only where its holder wants it, and is revoked for good', async () => {
    const by = await somebody()
    await finishedPath(test, by)
    const first = await share(by, await own(by))
    test.clock.advance(1_000)
    const named = await by.me.call(certificatesApi.name, {
      params: { id: first.id },
      body: { withName: true, version: first.version },
    })
    expect(named).toMatchObject({ withName: true, visibility: 'shared', state: 'active' })
    expect(named.modules).toEqual(first.modules)
    expect((await checked((await badge(named.id)).body)).facts).toMatchObject({
      holderName: named.holderName,
    })
    expect((await checked((await badge(first.id)).body)).verdict).toBe('revoked')

    const send = () =>
      by.me.send(certificatesApi.revoke, { params: { id: named.id }, body: { version: named.version } })
    const all = await Promise.all(Array.from({ length: 20 }, send))
    expect(all.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    const { body } = await badge(named.id)
    expect((await checked(body)).verdict).toBe('revoked')
    expect(await revocationOf(await readGiven(body), await ourPins())).toMatchObject({
      reason: 'holder_request',
    })
  })

  it('is no proof of a skill, for its holder or for a company', async () => {
    const by = await somebody()
    const skillsBefore = await test.db.read.countBy(CandidateSkillEntity, { candidateId: by.candidateId })
    await finishedPath(test, by)
    await share(by, await own(by))
    expect((await by.me.call(credentialsApi.list)).items).toEqual([])
    expect((await by.me.call(skillsApi.get)).verified).toEqual([])
    expect(await test.db.read.countBy(CandidateSkillEntity, { candidateId: by.candidateId })).toBe(
      skillsBefore,
    )
    expect(await test.db.read.countBy(CredentialEntity, {})).toBe(0)
    const person = await test.db.read.findOneByOrFail(CandidateEntity, { id: by.candidateId })
    expect(person.verifiedSkills).toBe(0)
    const firm = await verifiedCompany(test, `ben@firm${seed}${++count}.com`, `Firm ${seed}`)
    const queries: Record<string, string>[] = [
      { verifiedOnly: 'true' },
      { skills: 'SQL', verifiedOnly: 'true' },
    ]
    for (const query of queries) {
      const { statusCode, body } = await firm.team.send(peopleApi.search, { query })
      expect(statusCode).toBe(200)
      expect(body).not.toContain(by.candidateId)
    }
  })

  it('is another’s and nobody’s alike: not there', async () => {
    const [asha, ben] = [await somebody(), await somebody()]
    await finishedPath(test, asha)
    const { id, version } = await own(asha)
    const guest = await openVisitor(test)
    for (const caller of [ben.me, asha.at('demo'), guest]) {
      const of = { params: { id } }
      const answers = [
        await caller.send(certificatesApi.share, { ...of, body: { visibility: 'shared', version } }),
        await caller.send(certificatesApi.name, { ...of, body: { withName: true, version } }),
        await caller.send(certificatesApi.revoke, { ...of, body: { version } }),
      ]
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404])
    }
    const url = urlOf(CERTIFICATE_FILE.path, { params: { id }, query: { as: 'json', place: 'me' } })
    expect((await ben.client.get(url)).statusCode).toBe(404)
    expect((await test.client().get(url)).statusCode).toBe(401)
    expect((await ben.me.call(certificatesApi.list)).items).toEqual([])
    for (const demo of [asha.at('demo'), guest]) {
      expect(await demo.call(certificatesApi.list)).toEqual({ items: [], finished: [] })
      const claim = await demo.send(certificatesApi.claim, { body: { path: MODULE.path } })
      expect(refusalOf(claim)).toEqual([403, 'SIGN_IN_FIRST'])
    }
    expect(await own(asha)).toMatchObject({ state: 'active', visibility: 'private', version })
  })

  it('is left alone by what is no request, and by whoever asks too often', async () => {
    const by = await somebody()
    await finishedPath(test, by)
    const { id, version } = await own(by)
    const put = (payload: object) =>
      by.client.request({
        method: 'PUT',
        url: urlOf(certificatesApi.share.endpoint.path, { params: { id }, query: { place: 'me' } }),
        payload,
      })
    for (const body of [{}, { visibility: 'public', version }, { visibility: 'shared', version: '1' }, []])
      expect((await put(body)).statusCode).toBe(400)
    const post = (payload: object) =>
      by.client.post(urlOf(certificatesApi.claim.endpoint.path, { query: { place: 'me' } }), payload)
    for (const body of [{}, { path: 7 }, { path: '' }, { path: MODULE.path, state: 'active' }])
      expect((await post(body)).statusCode).toBe(400)
    const stale = { visibility: 'shared' as const, version: version + 1 }
    expect(refusalOf(await by.me.send(certificatesApi.share, { params: { id }, body: stale }))).toEqual([
      409,
      'STALE',
    ])
    let mine = await own(by)
    let last = 200
    for (let n = 0; last === 200 && n < 20; n += 1) {
      test.clock.advance(1_000)
      const body = { withName: !mine.withName, version: mine.version }
      const answer = await by.me.send(certificatesApi.name, { params: { id: mine.id }, body })
      last = answer.statusCode
      if (last === 200) mine = answer.json()
    }
    expect(last).toBe(429)
  })

  it('is found and taken back by a moderator, with a reason', async () => {
    const by = await somebody()
    await finishedPath(test, by)
    const { id } = await share(by, await own(by))
    const admin = await moderator(test)
    for (const q of [id, addressOf(count).toUpperCase()]) {
      const { items } = await admin.call(certificatesApi.listAny, { query: { q } })
      expect(items).toMatchObject([{ id, modules: 6, state: 'active' }])
      expect(JSON.stringify(items)).not.toMatch(/people\.example|Learner/)
    }
    expect(await admin.call(certificatesApi.listAny, { query: { q: 'none' } })).toEqual({ items: [] })
    const revoke = (body: object) =>
      admin.send(certificatesApi.revokeAny, { params: { id }, body: body as never })
    for (const body of [
      { code: 'holder_request', reason: 'x' },
      { code: 'integrity', reason: ' ' },
    ])
      expect((await revoke(body)).statusCode).toBe(400)
    expect((await revoke({ code: 'integrity', reason: 'Somebody else passed it.' })).statusCode).toBe(200)
    expect(await own(by)).toMatchObject({ state: 'revoked', reason: 'integrity' })
    expect((await listOf(by)).finished).toEqual([])
    const again = await by.me.send(certificatesApi.claim, { body: { path: MODULE.path } })
    expect(refusalOf(again)).toEqual([409, 'TAKEN_BACK'])
    expect((await checked((await badge(id)).body)).verdict).toBe('revoked')
  })

  it('is made up for by the clock where nothing could be issued, and never what was withdrawn', async () => {
    const [asha, ben] = [await somebody(), await somebody()]
    for (const by of [asha, ben]) await finishedPath(test, by)
    const { id, version } = await own(ben)
    await ben.me.call(certificatesApi.revoke, { params: { id }, body: { version } })
    const { accountId } = await test.db.read.findOneByOrFail(CandidateEntity, { id: asha.candidateId })
    await test.db.write((manager) => manager.delete(CertificateEntity, { accountId: accountId ?? '' }))
    expect((await listOf(asha)).items).toEqual([])
    await test.app.listen({ host: '127.0.0.1', port: 0 })
    for (let tries = 0; (await listOf(asha)).items.length === 0; tries += 1) {
      if (tries > 600) throw new Error('The clock did nothing')
      test.clock.advance(DAY_MS / 24)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    expect(await own(asha)).toMatchObject({ state: 'active', visibility: 'private' })
    expect((await listOf(ben)).items.map(({ state }) => state)).toEqual(['revoked'])
    expect(await rowsOf(ben)).toBe(6)
  })

  it('falls with the account: its file stays valid, or is revoked with it', async () => {
    const revoked = async () =>
      (await test.db.read.find(LogLeafEntity)).filter(({ leaf }) => leaf.includes('"k":"revoke"')).length
    for (const [credentials, more] of [
      ['keep', 0],
      ['revoke', 1],
    ] as const) {
      const by = await somebody()
      await finishedPath(test, by)
      const { id } = await share(by, await own(by))
      const before = await revoked()
      const body = { confirm: ERASE_WORD, credentials }
      expect((await by.client.post(accountApi.erase.endpoint.path, body)).statusCode).toBeLessThan(300)
      expect((await badge(id)).statusCode).toBe(404)
      expect(await test.db.read.countBy(CertificateEntity, { id })).toBe(0)
      expect(await revoked()).toBe(before + more)
    }
  })

  it('is in the export', async () => {
    const by = await somebody()
    await finishedPath(test, by)
    const { id } = await own(by)
    const { json } = await exportOf(by.client)
    expect(json['certificates']).toMatchObject([
      { id, pathId: MODULE.path, document: { id: `urn:uuid:${id}` }, salt: expect.any(String) as string },
    ])
    expect(json['credentials']).toBeDefined()
  })
})
