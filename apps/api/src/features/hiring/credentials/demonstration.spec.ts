import { randomInt } from 'node:crypto'
import { DEMONSTRATION, verify } from '@tryka/credentials'
import { verifyRdfcProof } from '@tryka/credentials/rdfc'
import type { SkillLevel } from '@tryka/domain'
import { BADGE_FILE, credentialsApi, peopleApi, SKILL_CATALOG, SKILL_LEVELS, skillsApi } from '@tryka/domain'
import { buildTestApp } from '../../../testing/build-test-app'
import type { TestApp } from '../../../testing/build-test-app'
import { openVisitor, urlOf } from '../../../testing/hiring'
import { LogLeafEntity } from '../../../services/transparency-log/log.table'
import { StatusEntryEntity } from '../../../services/statuses/status.table'
import { sampleId } from '../core/sample-credential'
import { CredentialEntity } from './credential.table'

jest.setTimeout(120_000)

const seed = randomInt(1_000_000)
console.info(`demonstration: seed ${seed}`)
let test: TestApp
beforeAll(async () => {
  test = await buildTestApp()
})
afterAll(() => test.close())

const badge = (id: string, as: string) =>
  test.client().get(urlOf(BADGE_FILE.path, { params: { id }, query: { as } }))
const idIn = (url: string | null | undefined) => new URL(url ?? '').searchParams.get('c') ?? ''
/** As a page of this site checks it, which knows the real issuer as well. */
async function checked(id: string) {
  const answer = await badge(id, 'bundle')
  expect(answer.statusCode).toBe(200)
  const did = (await test.client().get('/api/issuer/did.json')).json<{
    id: string
    verificationMethod: { publicKeyMultibase: string }[]
  }>()
  const key = did.verificationMethod[0]?.publicKeyMultibase ?? ''
  const pins = { ...DEMONSTRATION, issuers: [{ did: did.id, key }], logs: [] }
  return verify(answer.body, { pins, now: test.clock.now(), rdfc: verifyRdfcProof })
}

describe('A sample', () => {
  it('is checked like any other, and says “demonstration” and never “genuine”', async () => {
    const before = await test.db.read.count(LogLeafEntity)
    const guest = await openVisitor(test)
    const { verified } = await guest.call(skillsApi.get)
    expect(verified.length).toBeGreaterThan(0)
    for (const { skill, level, sampleUrl } of verified) {
      const { verdict, facts, checks } = await checked(idIn(sampleUrl))
      expect(verdict).toBe('demonstration')
      expect(facts).toMatchObject({ skill, level, issuerName: 'Tryka demonstration' })
      expect(checks.filter(({ state }) => state === 'fail')).toEqual([])
    }
    expect(await guest.call(credentialsApi.list)).toEqual({ items: [] })
    expect(await test.db.read.count(LogLeafEntity)).toBe(before)
    expect(await test.db.read.count(CredentialEntity)).toBe(0)
    expect(await test.db.read.count(StatusEntryEntity)).toBe(0)
  })

  it('is what a company of a demo checks, too', async () => {
    const guest = await openVisitor(test)
    await guest.actAs('Admin')
    const { items } = await guest.call(peopleApi.search, { query: { verifiedOnly: 'true' } })
    const params = { id: items[0]?.id ?? '' }
    const proofs = (await guest.call(credentialsApi.ofCandidate, { params })).items
    expect(proofs.length).toBeGreaterThan(0)
    for (const { sample, verifyUrl, credentialId } of proofs) {
      expect([sample, credentialId]).toEqual([true, null])
      expect((await checked(idIn(verifyUrl))).verdict).toBe('demonstration')
    }
  })

  it('is there for every skill and level, under its own id, and tells figures that agree', async () => {
    const all = SKILL_CATALOG.flatMap(({ name: skill }) => SKILL_LEVELS.map((level) => ({ skill, level })))
    expect(new Set(all.map((one) => sampleId(one))).size).toBe(all.length)
    const skill = SKILL_CATALOG[seed % SKILL_CATALOG.length]?.name ?? ''
    for (const level of SKILL_LEVELS) {
      const { facts } = await checked(sampleId({ skill, level: level as SkillLevel }))
      const { likelihoods = [], score = 0, standardError = 1 } = facts ?? {}
      for (const [at, mark] of [350, 450, 550, 650].entries())
        expect(Math.abs((likelihoods[at] ?? 0) - 100 * above((mark - score) / standardError))).toBeLessThan(1)
      expect(likelihoods[level - 1]).toBeGreaterThanOrEqual(80)
      expect(likelihoods[level] ?? 0).toBeLessThan(80)
    }
  })

  it('has no picture, and another id is nobody’s', async () => {
    const id = sampleId({ skill: 'Rust', level: 2 })
    expect((await badge(id, 'png')).statusCode).toBe(404)
    expect((await badge(id, 'json')).headers['content-type']).toContain('application/vc+ld+json')
    expect(
      (
        await badge(
          id.replace(/.$/, (end) => (end === 'a' ? 'b' : 'a')),
          'json',
        )
      ).statusCode,
    ).toBe(404)
  })
})

/** How much of a normal distribution lies above (Abramowitz and Stegun 7.1.26). */
function above(z: number): number {
  const x = Math.abs(z) / Math.SQRT2
  const t = 1 / (1 + 0.3275911 * x)
  const tail = ((((1.061405429 * t - 1.453152027) * t + 1.421413741) * t - 0.284496736) * t + 0.254829592) * t
  const erf = 1 - tail * Math.exp(-x * x)
  return z > 0 ? (1 - erf) / 2 : (1 + erf) / 2
}
