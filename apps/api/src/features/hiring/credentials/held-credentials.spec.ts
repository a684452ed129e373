import { randomInt } from 'node:crypto'
import {
  accountApi,
  appealsApi,
  companyApplicationsApi,
  credentialsApi,
  DAY_MS,
  ERASE_WORD,
  placesApi,
  postingsApi,
} from '@tryka/domain'
import { buildPostingDraft } from '@tryka/domain/testing'
import { appealed, appWithFewTasks, planned, resultOf, rises, takenBy } from '../../../testing/appeals'
import type { TestApp } from '../../../testing/build-test-app'
import { applied, candidate, PROFILE, verifiedCompany } from '../../../testing/live-market'
import { moderator } from '../../../testing/moderation'
import { StatusEntryEntity } from '../../../services/statuses/status.table'
import { LogLeafEntity } from '../../../services/transparency-log/log.table'
import { SnapshotEntity } from '../applications/application.table'
import { AttemptEntity } from '../assessments/attempt.table'
import { CandidateEntity } from '../profile/candidate.table'
import { CandidateSkillEntity } from '../skills/skill.table'
import { projected } from './apply-credentials'
import { CredentialEntity } from './credential.table'
import { credentialsData } from './credentials-data'

jest.setTimeout(240_000)

const seed = randomInt(1_000_000)
console.info(`held credentials: seed ${seed}`)
let test: TestApp
let count = 0
const somebody = () => candidate(test, `h${seed}-${++count}@people.example`)
const ALL_RIGHT = { wrong: [] as string[] }
const unused = () => Promise.reject(new Error('Nothing is written'))
const dataOf = () =>
  credentialsData({
    db: test.db,
    clock: test.clock,
    authority: {
      log: { append: unused, proofOf: unused },
      statuses: { reserve: unused, revoke: unused, signedOf: unused, urlOf: () => '' },
    },
  })

beforeEach(async () => {
  test = await appWithFewTasks()
})
afterEach(() => test.close())

/** What stands among the skills of everybody is what their credentials alone come to. */
async function expectFollowed(): Promise<void> {
  const { read } = test.db
  const credentials = await read.find(CredentialEntity)
  const people = await read.find(CandidateEntity)
  const skills = await read.find(CandidateSkillEntity)
  for (const key of new Set(credentials.map(({ accountId, track }) => `${accountId} ${track}`))) {
    const rows = credentials.filter(({ accountId, track }) => `${accountId} ${track}` === key)
    const person = people.find(({ accountId }) => accountId === rows[0]?.accountId)
    const row = skills.find((one) => one.candidateId === person?.id && one.skill === rows[0]?.skill)
    expect(row).toMatchObject({ ...projected(rows) })
  }
}

const own = async (by: Awaited<ReturnType<typeof somebody>>) => (await by.me.call(credentialsApi.list)).items

/** Until the clock did it, however busy this machine is. */
async function until(isDone: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; !(await isDone()); tries += 1) {
    if (tries > 600) throw new Error('The clock did nothing')
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

describe('What is proved', () => {
  it('follows credentials through sharing, hiding, taking back and the end of their time', async () => {
    await test.app.listen({ host: '127.0.0.1', port: 0 })
    const [asha, ben] = [await somebody(), await somebody()]
    await takenBy(test, asha, ALL_RIGHT)
    await takenBy(test, ben, ALL_RIGHT, { share: false })
    await expectFollowed()
    for (const by of [asha, ben])
      for (const visibility of ['private', 'shared', 'shared', 'private', 'shared'] as const) {
        const [{ id, version } = { id: '', version: 0 }] = await own(by)
        await by.me.call(credentialsApi.share, { params: { id }, body: { visibility, version } })
        await expectFollowed()
      }
    const [hers] = await own(asha)
    await asha.me.call(credentialsApi.revoke, {
      params: { id: hers?.id ?? '' },
      body: { version: hers?.version ?? 0 },
    })
    await expectFollowed()
    test.clock.advance(732 * DAY_MS)
    await until(() => test.db.read.existsBy(CredentialEntity, { state: 'expired' }))
    await expectFollowed()
    expect(await test.db.read.countBy(LogLeafEntity, {})).toBeGreaterThanOrEqual(4)
  })

  it('is what was proved before once there is a new profile', async () => {
    const asha = await somebody()
    await takenBy(test, asha, ALL_RIGHT)
    const [mine] = await own(asha)
    await asha.me.call(placesApi.eraseProfile, { body: { confirm: ERASE_WORD } })
    await asha.at('me').call(placesApi.createProfile, { body: { ...PROFILE, name: 'Asha Rao' } })
    expect(await own(asha)).toEqual([mine])
    await expectFollowed()
  })
})

describe('Results of before', () => {
  it('have their credential once, and again changes nothing', async () => {
    const asha = await somebody()
    const { id } = await takenBy(test, asha, ALL_RIGHT)
    await test.db.write((manager) => manager.clear(CredentialEntity))
    const at = test.clock.now().toISOString()
    expect(await test.db.read.findOneByOrFail(AttemptEntity, { id })).toMatchObject({ state: 'scored' })
    await test.app.listen({ host: '127.0.0.1', port: 0 })
    await until(() => test.db.read.existsBy(CredentialEntity, { attemptId: id }))
    test.clock.advance(2 * DAY_MS)
    expect(await test.db.read.findBy(CredentialEntity, { attemptId: id })).toMatchObject([
      { state: 'active', visibility: 'shared', issuedAt: at },
    ])
    await expectFollowed()
  })
})

describe('Whoever leaves', () => {
  it('takes document and salt along, and leaves files that stay valid', async () => {
    const asha = await somebody()
    await takenBy(test, asha, ALL_RIGHT)
    const row = await test.db.read.findOneByOrFail(CredentialEntity, {})
    let file = ''
    for await (const part of dataOf().export(row.accountId)) file += part
    expect(JSON.parse(file)).toMatchObject([
      { id: row.id, salt: row.salt, document: JSON.parse(row.document) as object },
    ])
    await asha.client.post(accountApi.erase.endpoint.path, { confirm: ERASE_WORD })
    expect(await test.db.read.count(CredentialEntity)).toBe(0)
    expect(await test.db.read.find(StatusEntryEntity)).toMatchObject([{ reason: null }])
    expect((await test.client().get(`/api/badges/${row.id}?as=bundle`)).statusCode).toBe(404)
  })

  it('may have the files revoked as well', async () => {
    const asha = await somebody()
    await takenBy(test, asha, ALL_RIGHT)
    const body = { confirm: ERASE_WORD, credentials: 'revoke' }
    await asha.client.post(accountApi.erase.endpoint.path, body)
    expect(await test.db.read.count(CredentialEntity)).toBe(0)
    expect(await test.db.read.find(StatusEntryEntity)).toMatchObject([{ reason: 'holder_request' }])
    const leaves = await test.db.read.find(LogLeafEntity)
    expect(leaves.filter(({ leaf }) => leaf.includes('"k":"revoke"'))).toHaveLength(1)
  })
})

describe('A company', () => {
  it('reads what is shared, and in blind review what leads to nobody', async () => {
    const firm = await verifiedCompany(test, `ben@firm${seed}${++count}.com`, `Firm ${seed}`)
    const asha = await somebody()
    await takenBy(test, asha, ALL_RIGHT)
    const [mine] = await own(asha)
    const post = async (blindReview: boolean) => {
      const closesAt = new Date(test.clock.now().getTime() + 30 * DAY_MS).toISOString()
      const skills = [{ skill: 'SQL', level: 2 as const, importance: 'must' as const }]
      const draft = buildPostingDraft({ skills, closesAt, blindReview })
      const { id, version } = await firm.team.call(postingsApi.create, { body: draft })
      return (await firm.team.call(postingsApi.publish, { params: { id }, body: { version } })).id
    }
    const blind = await applied(asha, await post(true))
    const read = async (id: string) => firm.team.send(credentialsApi.ofCandidate, { params: { id } })
    const hidden = (await read(blind.id)).json<{ items: object[] }>()
    expect(hidden.items).toMatchObject([
      {
        skill: 'SQL',
        level: mine?.level,
        score: mine?.score,
        credentialId: null,
        verifyUrl: null,
        sample: false,
      },
    ])
    expect(JSON.stringify(hidden)).not.toContain(mine?.id)
    expect(JSON.stringify(hidden)).toContain('Genuine, not revoked as of')
    const { candidateId } = await test.db.read.findOneByOrFail(CandidateSkillEntity, { skill: 'SQL' })
    const open = await applied(asha, await post(false))
    expect((await read(candidateId)).json()).toMatchObject({
      items: [{ skill: 'SQL', credentialId: mine?.id, verifyUrl: mine?.verifyUrl, checked: null }],
    })
    // Of an application that is not blind, the person is known by their own id.
    expect((await read(open.id)).statusCode).toBe(404)
    await asha.me.call(credentialsApi.share, {
      params: { id: mine?.id ?? '' },
      body: { visibility: 'private', version: mine?.version ?? 0 },
    })
    for (const id of [blind.id, candidateId]) expect((await read(id)).json()).toEqual({ items: [] })
    // No company: nothing is told at all.
    const answer = await asha.me.send(credentialsApi.ofCandidate, { params: { id: candidateId } })
    expect(answer.statusCode).toBe(400)
  })
})

describe('A copy that was sent', () => {
  it('keeps score and standard error, blind as well, and one of before them is readable still', async () => {
    const firm = await verifiedCompany(test, `ben@firm${seed}${++count}.com`, `Firm ${seed}`)
    const asha = await somebody()
    await takenBy(test, asha, ALL_RIGHT)
    const [mine] = await own(asha)
    const { standardError: se } = await test.db.read.findOneByOrFail(CredentialEntity, { id: mine?.id ?? '' })
    const draft = buildPostingDraft({
      skills: [{ skill: 'SQL', level: 2, importance: 'must' }],
      closesAt: new Date(test.clock.now().getTime() + 30 * DAY_MS).toISOString(),
      blindReview: true,
    })
    const { id: posting, version } = await firm.team.call(postingsApi.create, { body: draft })
    await firm.team.call(postingsApi.publish, { params: { id: posting }, body: { version } })
    const { id } = await applied(asha, posting)
    const sent = async () =>
      (await firm.team.call(companyApplicationsApi.get, { params: { id } })).snapshot.credentials
    const figures = { skill: 'SQL', awarded: mine?.level, score: mine?.score, se, interval: mine?.interval }
    expect(await sent()).toMatchObject([{ ...figures, credentialId: null, validUntil: null }])

    const row = await test.db.read.findOneByOrFail(SnapshotEntity, { applicationId: id })
    const credentials = row.content.credentials?.map(({ se: _se, ...one }) => ({ ...one, score: null }))
    const content = { ...row.content, ...(credentials ? { credentials } : {}) }
    await test.db.write((manager) => manager.update(SnapshotEntity, { id: row.id }, { content }))
    expect(await sent()).toMatchObject([
      { skill: 'SQL', awarded: mine?.level, score: null, se: null, interval: null },
    ])
  })
})

describe('An appeal that raises a result', () => {
  it('issues anew, in the place of what was issued before', async () => {
    const plan = planned((one) => rises(one) && one.before !== null, seed)
    const asha = await somebody()
    const attempt = await takenBy(test, asha, plan)
    const [before] = await own(asha)
    const appeal = await appealed(test, asha, attempt.id, plan.faulty)
    test.clock.advance(DAY_MS)
    const admin = await moderator(test)
    const body = { outcome: 'upheld' as const, reason: 'Two answers were right.' }
    await admin.call(appealsApi.decide, { params: { id: appeal.id }, body })
    const [now, old] = await own(asha)
    expect(now).toMatchObject({ attemptId: attempt.id, level: plan.after, state: 'active' })
    expect(old).toMatchObject({ id: before?.id, level: plan.before, state: 'superseded' })
    expect((await resultOf(asha, attempt.id)).credentialId).toBe(now?.id)
    // As old as the test: the appeal makes nothing last longer.
    expect(now?.expiresAt).toBe(before?.expiresAt)
    await expectFollowed()
  })
})
