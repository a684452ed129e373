import { randomBytes, randomInt } from 'node:crypto'
import type { z } from 'zod'
import type { JsonObject } from '@tryka/credentials'
import { bakePng } from '@tryka/credentials/issue'
import {
  bakedTwice,
  foreignDocument,
  foreignIssuer,
  foreignSigned,
  type ForeignIssuer,
  statusList,
  tinyPng,
} from '@tryka/credentials/testing'
import {
  accountApi,
  BADGE_FILE,
  companyApplicationsApi,
  type BadgeCheck,
  type CertificationView,
  credentialsApi,
  DAY_MS,
  ERASE_WORD,
  MINUTE_MS,
  peopleApi,
  skillsApi,
  verifyPath,
} from '@tryka/domain'
import { appWithFewTasks, takenBy } from '../../../../testing/appeals'
import type { TestApp } from '../../../../testing/build-test-app'
import { exportOf } from '../../../../testing/export'
import { openVisitor, urlOf } from '../../../../testing/hiring'
import { applied, candidate, published, verifiedCompany } from '../../../../testing/live-market'
import { rateLimits } from '../../../../http/limits/rate-limits'
import { CredentialEntity } from '../../credentials/credential.table'
import { PostingEntity } from '../../postings/posting.table'
import { CandidateEntity } from '../../profile/candidate.table'
import { CertificationEntity } from '../skill.table'
import { ImportedBadgeEntity } from './imported-badge.table'

jest.setTimeout(240_000)

const seed = randomInt(1_000_000)
const school = randomBytes(32)
console.info(`imported badges: seed ${seed}, school ${school.toString('hex')}`)
type Person = Awaited<ReturnType<typeof candidate>> & { id: string }
type View = z.output<typeof CertificationView>
let test: TestApp
let count = 0
let asha: Person
let email: string
let issuer: ForeignIssuer

const somebody = async () => {
  const address = `b${seed}-${++count}@people.example`
  const person = await candidate(test, address, `Person ${count}`)
  const { id } = await test.db.read.findOneByOrFail(CandidateEntity, { name: `Person ${count}` })
  return { person: { ...person, id }, address }
}

beforeAll(async () => {
  issuer = await foreignIssuer(school)
})
async function begin(over: Parameters<typeof appWithFewTasks>[0] = {}) {
  test = await appWithFewTasks(over)
  const made = await somebody()
  asha = made.person
  email = made.address
}
beforeEach(() => begin({ config: { knownIssuers: [{ did: issuer.did, key: issuer.key }] } }))
afterEach(() => test.close())

async function send<T>(by: Person, call: 'check' | 'add', file: Buffer | string | JsonObject) {
  const payload = Buffer.isBuffer(file) || typeof file === 'string' ? file : JSON.stringify(file)
  const { path } = (call === 'check' ? skillsApi.checkBadge : skillsApi.importBadge).endpoint
  const answer = await by.client.request({
    method: 'POST',
    url: urlOf(path, { query: { place: 'me' } }),
    payload,
    headers: { 'content-type': 'application/octet-stream' },
  })
  return { status: answer.statusCode, body: answer.json<T & { code: string; detail: string }>() }
}
const check = (by: Person, file: Buffer | string | JsonObject) => send<BadgeCheck>(by, 'check', file)
const add = (by: Person, file: Buffer | string | JsonObject) => send<View>(by, 'add', file)
const mine = async (by: Person) => (await by.me.call(skillsApi.get)).certifications

async function badge(address = email, over: JsonObject = {}, by = issuer) {
  const validFrom = '2026-02-01T00:00:00Z'
  return foreignSigned(by, await foreignDocument(by, address, { validFrom, ...over }))
}
const LIST = 'https://harbour.example/status/1'
const credentialStatus = {
  id: `${LIST}#7`,
  type: 'BitstringStatusListEntry',
  statusPurpose: 'revocation',
  statusListIndex: '7',
  statusListCredential: LIST,
}
/** With the list of its issuer, as it was a day ago. */
async function listed(o: { revoked?: number[]; address?: string } = {}) {
  const ago = (days: number) => new Date(test.clock.now().getTime() - days * DAY_MS).toISOString()
  const world = { did: issuer.did, issuer: issuer.signer } as Parameters<typeof statusList>[0]
  const times = { validFrom: ago(1), validUntil: ago(-20) }
  const statusListCredential = await statusList(world, { id: LIST, ...times, revoked: o.revoked ?? [] })
  return { v: 1, credential: await badge(o.address, { credentialStatus }), statusListCredential }
}
async function ownBadge(by: Person, as: string) {
  await takenBy(test, by, { wrong: [] })
  const [{ id } = { id: '' }] = (await by.me.call(credentialsApi.list)).items
  const answer = await test.client().get(urlOf(BADGE_FILE.path, { params: { id }, query: { as } }))
  return { id, file: answer.rawPayload }
}

/** Until the clock did it, however busy this machine is. */
async function until(isDone: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; !(await isDone()); tries += 1) {
    if (tries > 600) throw new Error('The clock did nothing')
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

it('is looked at first, and nothing of it is stored', async () => {
  const found = await check(asha, await badge())
  expect(found).toMatchObject({
    status: 200,
    body: {
      verdict: 'cannot-tell',
      holder: 'pass',
      verified: false,
      canImport: true,
      says: 'Signature fits; whether it was revoked is not known',
      badge: { name: 'Secure Coding', issuer: 'Harbour School', issued: '2026-02-01', expires: null },
    },
  })
  expect(await mine(asha)).toEqual([])
})

it('says Verified when a known issuer signed it, it counts, and it is made out to this account, and only then', async () => {
  const { person: bela } = await somebody()
  const added = await add(asha, await listed())
  expect(added).toMatchObject({
    status: 201,
    body: { name: 'Secure Coding', verified: true, badge: { verdict: 'valid', holder: 'pass' } },
  })
  expect(added.body.badge?.says).toMatch(/^Genuine, not revoked as of \d/)
  expect(await add(bela, await listed())).toMatchObject({
    status: 201,
    body: { verified: false, badge: { verdict: 'valid', holder: 'fail' } },
  })
  expect(await add(asha, await listed())).toMatchObject({ status: 409, body: { code: 'ALREADY_THERE' } })
  expect(await add(asha, await listed({ revoked: [7] }))).toMatchObject({
    status: 400,
    body: { code: 'BADGE', detail: expect.stringContaining('revoked') },
  })
  // A company reads the same, and of the other that it is not.
  const { team } = await verifiedCompany(test, `hr@c${seed}.com`, 'Northwind')
  const shown = async (by: Person) =>
    (await team.call(peopleApi.get, { params: { id: by.id } })).certifications
  expect(await shown(asha)).toEqual([
    { name: 'Secure Coding', issuer: 'Harbour School', verified: true, asOf: added.body.badge?.asOf },
  ])
  expect(await shown(bela)).toEqual([
    { name: 'Secure Coding', issuer: 'Harbour School', verified: false, asOf: null },
  ])
})

it('tells a company nothing of somebody whose application it reads blind', async () => {
  // Found by nobody: all that a company has of her is the application.
  const hidden = { includeInTalentDirectory: false, visibleToRecruiters: false }
  await test.db.write((manager) => manager.update(CandidateEntity, { id: asha.id }, hidden))
  await add(asha, await listed())
  const northwind = await verifiedCompany(test, `hr@d${seed}.com`, 'Northwind')
  const { id } = await published(test, northwind)
  await test.db.write((manager) => manager.update(PostingEntity, { id }, { blindReview: true }))
  const { id: applicationId } = await applied(asha, id)
  const read = await northwind.team.send(companyApplicationsApi.get, { params: { id: applicationId } })
  const credentials = await northwind.team.send(credentialsApi.ofCandidate, { params: { id: applicationId } })
  const profiles = await Promise.all(
    [asha.id, applicationId].map((one) => northwind.team.send(peopleApi.get, { params: { id: one } })),
  )
  expect([read, credentials, ...profiles].map(({ statusCode }) => statusCode)).toEqual([200, 200, 404, 404])
  for (const { body } of [read, credentials, ...profiles])
    expect(body).not.toMatch(/Secure Coding|Harbour|sha256\$|7a6f1c1e/)
})

describe('One of our own', () => {
  it('counts by today’s list and the log, as whatever file it comes, and as its link', async () => {
    const { person: bela } = await somebody()
    const { id, file } = await ownBadge(asha, 'json')
    const { path } = BADGE_FILE
    const files = await Promise.all(
      ['bundle', 'png', 'svg'].map(
        async (as) => (await test.client().get(urlOf(path, { params: { id }, query: { as } }))).rawPayload,
      ),
    )
    const link = `${test.config.publicUrl}${verifyPath(id)}`
    for (const given of [file, ...files, link])
      expect(await check(asha, given)).toMatchObject({
        status: 200,
        body: { verdict: 'valid', holder: 'pass', verified: true },
      })
    // Somebody else's file is genuine, and not theirs.
    expect(await add(bela, file)).toMatchObject({
      status: 201,
      body: { verified: false, badge: { verdict: 'valid', holder: 'fail' } },
    })
    const altered = file.toString().replace('"SQL"', '"SQL and all else"')
    expect(await add(asha, altered)).toMatchObject({
      status: 400,
      body: { code: 'BADGE', detail: expect.stringMatching(/signature does not fit/) },
    })
    expect(await mine(asha)).toEqual([])
  })

  it('is checked again as it came, by link or by picture with all proofs', async () => {
    await test.app.listen({ host: '127.0.0.1', port: 0 })
    const { person: bela } = await somebody()
    const { id, file } = await ownBadge(asha, 'bundle')
    expect(await add(asha, `${test.config.publicUrl}${verifyPath(id)}`)).toMatchObject({ status: 201 })
    const picture = Buffer.from(bakePng(tinyPng, JSON.stringify(await listed({ address: bela.email }))))
    expect(await add(bela, picture)).toMatchObject({ status: 201, body: { verified: true } })
    expect(await add(bela, file)).toMatchObject({ status: 201, body: { verified: false } })
    test.clock.advance(DAY_MS + MINUTE_MS)
    const later = (row: { checkedAt: string }) => row.checkedAt > '2026-03-03'
    await until(async () => (await test.db.read.find(ImportedBadgeEntity)).every(later))
    const rows = await test.db.read.find(ImportedBadgeEntity)
    expect(rows.map(({ verdict, holder }) => `${verdict} ${holder}`).sort()).toEqual([
      'valid fail',
      'valid pass',
      'valid pass',
    ])
    // Its holder goes, and the file still counts by the list and by what it carries.
    await asha.client.post(accountApi.erase.endpoint.path, { confirm: ERASE_WORD })
    expect(await test.db.read.countBy(CredentialEntity, { id })).toBe(0)
    test.clock.advance(DAY_MS + MINUTE_MS)
    const again = (row: { checkedAt: string }) => row.checkedAt > '2026-03-04'
    await until(async () => (await test.db.read.find(ImportedBadgeEntity)).every(again))
    const left = await test.db.read.find(ImportedBadgeEntity)
    expect(left.map(({ verdict, holder }) => `${verdict} ${holder}`).sort()).toEqual([
      'valid fail',
      'valid pass',
    ])
  })

  it('says that it was revoked within minutes, whoever imported it', async () => {
    await test.app.listen({ host: '127.0.0.1', port: 0 })
    const { id, file } = await ownBadge(asha, 'png')
    expect(await add(asha, file)).toMatchObject({ status: 201, body: { verified: true } })
    const [own] = (await asha.me.call(credentialsApi.list)).items
    await asha.me.call(credentialsApi.revoke, { params: { id }, body: { version: own?.version ?? 0 } })
    test.clock.advance(11 * MINUTE_MS)
    await until(() => test.db.read.existsBy(ImportedBadgeEntity, { verdict: 'revoked' }))
    expect(await mine(asha)).toMatchObject([{ verified: false, badge: { verdict: 'revoked' } }])
  })
})

it('stops saying Verified when the list of its issuer grows old, and says why', async () => {
  await test.app.listen({ host: '127.0.0.1', port: 0 })
  await add(asha, await listed())
  test.clock.advance(32 * DAY_MS)
  await until(() => test.db.read.existsBy(ImportedBadgeEntity, { verdict: 'cannot-tell' }))
  const [row] = await test.db.read.find(ImportedBadgeEntity)
  expect(row).toMatchObject({ holder: 'pass', asOf: '2026-03-01T09:00:00.000Z' })
  expect(row?.says).toMatch(/whether it was revoked is not known/)
})

it('of an issuer that nobody knows says so, and never Verified', async () => {
  const other = await foreignIssuer(randomBytes(32))
  expect(await add(asha, await badge(email, {}, other))).toMatchObject({
    status: 201,
    body: {
      verified: false,
      badge: {
        verdict: 'cannot-tell',
        holder: 'pass',
        says: 'Signature fits; the issuer is not one we know',
      },
    },
  })
})

it('refuses what was altered or hides something, each with its reason', async () => {
  const json = JSON.stringify(await badge())
  const cases: [string | Buffer, number, string][] = [
    [json.replace('Secure Coding', 'Everything'), 400, 'The signature does not fit'],
    [Buffer.from(bakedTwice(json)), 400, 'more than one credential'],
    [json.replace('"type":', '"id":"urn:x:1","type":'), 400, '"id" twice'],
    [`${'['.repeat(999)}${']'.repeat(999)}`, 400, '12 levels'],
    [Buffer.alloc(3 * 1024 * 1024, 32), 400, 'larger than 2 MiB'],
    [Buffer.alloc(5 * 1024 * 1024, 32), 413, 'too large'],
    ['https://harbour.example/badge.json', 400, 'This is a link'],
    ['', 400, 'not whole JSON'],
    ['{}', 400, 'no Open Badge 3.0'],
  ]
  for (const [file, status, reason] of cases) {
    const answer = await add(asha, file)
    expect([reason, answer.status, answer.body.detail]).toEqual([
      reason,
      status,
      expect.stringContaining(reason),
    ])
  }
  expect(await check(asha, Buffer.from(bakePng(tinyPng, json)))).toMatchObject({ status: 200 })
  expect(await test.db.read.count(CertificationEntity)).toBe(0)
})

it('is for people: a demo has nobody to compare, and takes none', async () => {
  const { client } = await openVisitor(test)
  const answer = await client.request({
    method: 'POST',
    url: urlOf(skillsApi.importBadge.endpoint.path, {}),
    payload: JSON.stringify(await badge()),
    headers: { 'content-type': 'application/octet-stream' },
  })
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([403, 'OWN_PROFILE'])
  const { body } = await client.get('/api/skills')
  expect(JSON.parse(body)).toMatchObject({
    certifications: [1, 2, 3].map(() => ({ verified: false, badge: null })),
  })
})

it('goes with the certification, and with the account; the export holds it', async () => {
  const added = await add(asha, await badge())
  const { json } = await exportOf(asha.client)
  expect(JSON.stringify(json['live'])).toContain('Writes code that holds.')
  await asha.me.call(skillsApi.removeCertification, { params: { id: added.body.id } })
  expect(await test.db.read.count(ImportedBadgeEntity)).toBe(0)
  expect(await add(asha, await badge())).toMatchObject({ status: 201 })
  await asha.client.post(accountApi.erase.endpoint.path, { confirm: ERASE_WORD })
  expect(await test.db.read.count(ImportedBadgeEntity)).toBe(0)
})

it('counts once however often it is sent at once', async () => {
  const file = await badge()
  const answers = await Promise.all([1, 2, 3, 4].map(() => add(asha, file)))
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409])
})

it('is looked at sixty times an hour, and no oftener', async () => {
  await test.close()
  await begin({ config: { rateLimits: rateLimits() } })
  for (let n = 0; n < 60; n++) expect((await check(asha, '{}')).status).toBe(200)
  expect((await check(asha, '{}')).status).toBe(429)
})
