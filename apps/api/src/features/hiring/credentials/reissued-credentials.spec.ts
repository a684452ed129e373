import { randomInt } from 'node:crypto'
import { DEMONSTRATION, parseStrict, readGiven, verify } from '@tryka/credentials'
import { verifyRdfcProof } from '@tryka/credentials/rdfc'
import type { OwnCredential } from '@tryka/domain'
import {
  appealsApi,
  BADGE_FILE,
  candidateApi,
  credentialsApi,
  DAY_MS,
  postingsApi,
  ProfileUpdate,
  skillsApi,
} from '@tryka/domain'
import { buildPostingDraft } from '@tryka/domain/testing'
import { appWithFewTasks, planned, resultOf, rises, takenBy, appealed } from '../../../testing/appeals'
import type { TestApp } from '../../../testing/build-test-app'
import { refusalOf, urlOf } from '../../../testing/hiring'
import { applied, candidate, verifiedCompany } from '../../../testing/live-market'
import { moderator } from '../../../testing/moderation'
import { StatusEntryEntity } from '../../../services/statuses/status.table'
import { LogLeafEntity } from '../../../services/transparency-log/log.table'
import { CredentialEntity } from './credential.table'
import { ISSUED_PER_DAY } from './issue-limit'

jest.setTimeout(240_000)

const seed = randomInt(1_000_000)
console.info(`reissued credentials: seed ${seed}`)
let test: TestApp
let count = 0
const ALL_RIGHT = { wrong: [] as string[] }
type Person = Awaited<ReturnType<typeof candidate>>
const addressOf = (n: number) => `r${seed}-${n}@people.example`
const somebody = () => candidate(test, addressOf(++count))

beforeEach(async () => {
  test = await appWithFewTasks()
})
afterEach(() => test.close())

const items = async (by: Person) => (await by.me.call(credentialsApi.list)).items
async function own(by: Person): Promise<OwnCredential> {
  const found = (await items(by)).find(({ state }) => state === 'active')
  if (!found) throw new Error('There is no credential')
  return found
}
const named = async (by: Person, withName: boolean) => {
  const { id, version } = await own(by)
  test.clock.advance(1_000)
  return by.me.call(credentialsApi.name, { params: { id }, body: { withName, version } })
}
const badge = (id: string, as: string) =>
  test.client().get(urlOf(BADGE_FILE.path, { params: { id }, query: { as } }))
async function found(id: string) {
  const did = (await test.client().get('/api/issuer/did.json')).json<{
    id: string
    verificationMethod: { publicKeyMultibase: string }[]
  }>()
  const key = did.verificationMethod[0]?.publicKeyMultibase ?? ''
  return verify((await badge(id, 'bundle')).body, {
    pins: { ...DEMONSTRATION, issuers: [{ did: did.id, key }], logs: [] },
    now: test.clock.now(),
    email: addressOf(count),
    rdfc: verifyRdfcProof,
  })
}
const leaves = async (kind: string) =>
  (await test.db.read.find(LogLeafEntity)).filter(({ leaf }) => leaf.includes(`"k":"${kind}"`)).length
const rename = async (by: Person, name: string) => {
  const profile = ProfileUpdate.strip().parse(await by.me.call(candidateApi.profile))
  await by.me.call(candidateApi.updateProfile, { body: { ...profile, name } })
}

describe('The name of a holder', () => {
  it('stands in nothing until they want it, then in another credential of the same result', async () => {
    const asha = await somebody()
    const { id: attempt } = await takenBy(test, asha, ALL_RIGHT)
    const first = await own(asha)
    expect(first).toMatchObject({ withName: false, holderName: null })
    expect((await badge(first.id, 'json')).body).not.toContain('Asha')

    const second = await named(asha, true)
    const { id: _id, ...same } = { ...first, withName: true, holderName: 'Asha Verma' }
    const { issuedAt, leafIndex, verifyUrl, linkedIn, recorded, version, ...kept } = same
    expect(second).toMatchObject(kept)
    expect(second.id).not.toBe(first.id)
    expect(second.issuedAt > issuedAt).toBe(true)
    expect([leafIndex, verifyUrl, linkedIn.certId, recorded, version]).toBeDefined()
    expect((await found(second.id)).facts).toMatchObject({
      holderName: 'Asha Verma',
      score: first.score,
      level: first.level,
      supervision: 'unsupervised',
    })
    const checks = (await found(second.id)).checks
    expect(checks.filter(({ state }) => state === 'fail')).toEqual([])
    expect(checks.find(({ id }) => id === 'holder')?.state).toBe('pass')
    // The one before says that it counts no more, and in whose place what is.
    expect((await found(first.id)).checks.find(({ id }) => id === 'status')?.state).toBe('fail')
    expect(await test.db.read.findOneByOrFail(CredentialEntity, { id: first.id })).toMatchObject({
      state: 'superseded',
      supersededBy: second.id,
    })
    expect((await resultOf(asha, attempt)).credentialId).toBe(second.id)
    const skill = (await asha.me.call(skillsApi.get)).verified.find((one) => one.skill === 'SQL')
    expect(skill).toMatchObject({ credentialId: second.id, awarded: first.level })

    const third = await named(asha, false)
    expect(third).toMatchObject({ withName: false, holderName: null, expiresAt: first.expiresAt })
    expect((await badge(third.id, 'json')).body).not.toContain('Asha')
    expect([await leaves('issue'), await leaves('revoke')]).toEqual([3, 2])
    expect(await test.db.read.countBy(StatusEntryEntity, { reason: 'superseded' })).toBe(2)
    // Asked for again it is there already.
    expect((await named(asha, false)).id).toBe(third.id)
    expect(await leaves('issue')).toBe(3)
  })

  it('is text and nothing else, whatever somebody calls themselves', async () => {
    const names = [
      ']]></openbadges:credential><script>alert(1)</script>',
      '"><img src=x onerror=alert(1)>',
      '../../etc/passwd\\u0000.svg',
      '<!ENTITY x "y">&lt;&x;',
      '\u{1F469}\u200D\u{1F4BB} Zo\u00EB O\u2019Neill',
    ]
    const asha = await somebody()
    await takenBy(test, asha, ALL_RIGHT)
    for (const name of names) {
      await rename(asha, name)
      if ((await own(asha)).withName) await named(asha, false)
      const { id, holderName } = await named(asha, true)
      expect(holderName).toBe(name)
      const svg = await badge(id, 'svg')
      expect(svg.headers['content-disposition']).toMatch(/^attachment; filename=sql-[a-z]+\.svg$/)
      // What a reader of XML sees as text stays in its section.
      const [, inside = ''] = /<!\[CDATA\[([^]*)\]\]><\/openbadges:credential>/.exec(svg.body) ?? []
      const outside = svg.body.replace(/<!\[CDATA\[[^]*?\]\]>/g, '')
      expect(outside).not.toMatch(/script|onerror|ENTITY/)
      expect(parseStrict(inside.replaceAll(']]]]><![CDATA[>', ']]>'))).toEqual(
        JSON.parse((await badge(id, 'json')).body),
      )
      for (const as of ['svg', 'png'] as const) {
        const file = await badge(id, as)
        expect(file.headers['x-content-type-options']).toBe('nosniff')
        const given = await readGiven(new Uint8Array(file.rawPayload))
        expect(JSON.stringify(given)).toContain(JSON.stringify(name).slice(1, -1))
      }
      expect((await found(id)).facts?.holderName).toBe(name)
      test.clock.advance(DAY_MS)
    }
  })

  it('is told to no company, least of all in blind review', async () => {
    const firm = await verifiedCompany(test, `ben@firm${seed}${++count}.com`, `Firm ${seed}`)
    const asha = await somebody()
    await takenBy(test, asha, ALL_RIGHT)
    await rename(asha, `Very Rare ${seed}`)
    const mine = await named(asha, true)
    const closesAt = new Date(test.clock.now().getTime() + 30 * DAY_MS).toISOString()
    const skills = [{ skill: 'SQL', level: 2 as const, importance: 'must' as const }]
    const draft = buildPostingDraft({ skills, closesAt, blindReview: true })
    const { id, version } = await firm.team.call(postingsApi.create, { body: draft })
    await firm.team.call(postingsApi.publish, { params: { id }, body: { version } })
    const application = await applied(asha, id)
    const params = { id: application.id }
    const hidden = (await firm.team.send(credentialsApi.ofCandidate, { params })).body
    expect(hidden).toContain('Genuine, not revoked as of')
    for (const secret of [mine.id, `Very Rare ${seed}`, 'verify?c=']) expect(hidden).not.toContain(secret)
  })

  it('stays where the same result rises by an appeal', async () => {
    const plan = planned((one) => rises(one) && one.before !== null, seed)
    const asha = await somebody()
    const attempt = await takenBy(test, asha, plan)
    await named(asha, true)
    const { id } = await appealed(test, asha, attempt.id, plan.faulty)
    test.clock.advance(DAY_MS)
    const body = { outcome: 'upheld' as const, reason: 'Two answers were right.' }
    await (await moderator(test)).call(appealsApi.decide, { params: { id }, body })
    expect(await own(asha)).toMatchObject({ level: plan.after, holderName: 'Asha Verma' })
  })

  it('is added and taken away so often a day, by its holder and by no other', async () => {
    const [asha, ben] = [await somebody(), await somebody()]
    await takenBy(test, asha, ALL_RIGHT)
    const before = await own(asha)
    const send = (by: Person, body: object, id = before.id) =>
      by.client.request({
        method: 'PUT',
        url: urlOf(credentialsApi.name.endpoint.path, { params: { id }, query: { place: 'me' } }),
        payload: body,
      })
    for (const body of [
      {},
      { withName: 'yes', version: 1 },
      { withName: true },
      { withName: true, version: 1, name: 'X' },
    ])
      expect((await send(asha, body)).statusCode).toBe(400)
    expect((await send(ben, { withName: true, version: 1 })).statusCode).toBe(404)
    expect(refusalOf(await send(asha, { withName: true, version: 9 }))[1]).toBe('STALE')
    // At once: one of them counts, the others find what was superseded.
    const all = await Promise.all(
      Array.from({ length: 10 }, () => send(asha, { withName: true, version: before.version })),
    )
    expect(all.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array<number>(9).fill(409)])
    for (let n = 2; n < ISSUED_PER_DAY; n += 1) await named(asha, n % 2 === 1)
    const last = await own(asha)
    const body = { withName: !last.withName, version: last.version }
    expect(refusalOf(await send(asha, body, last.id))).toEqual([429, 'REISSUE_LIMIT'])
    expect(await items(asha)).toHaveLength(ISSUED_PER_DAY)
    test.clock.advance(DAY_MS)
    expect((await named(asha, !last.withName)).withName).toBe(!last.withName)
    const ended = (await items(asha)).find(({ state }) => state === 'superseded')
    const again = { withName: !ended?.withName, version: ended?.version }
    expect((await send(asha, again, ended?.id)).statusCode).toBe(409)
  })
})
