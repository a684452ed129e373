import { randomInt } from 'node:crypto'
import {
  appealsApi,
  DAY_MS,
  jobsApi,
  LIVE_MARKET_ID,
  placesApi,
  postingsApi,
  SKILL_LEVEL_NAMES,
} from '@tryka/domain'
import { buildPostingDraft } from '@tryka/domain/testing'
import type { Plan } from '../../../../testing/appeals'
import {
  appealed,
  appWithFewTasks,
  numberOf,
  planned,
  resultOf,
  rises,
  takenBy,
} from '../../../../testing/appeals'
import type { TestApp } from '../../../../testing/build-test-app'
import { refusalOf } from '../../../../testing/hiring'
import { candidate, verifiedCompany } from '../../../../testing/live-market'
import { moderator } from '../../../../testing/moderation'
import { AuditEntryEntity } from '../../../../services/audit/audit-entry.entity'
import { NotificationEntity } from '../../messages/message.table'
import { CandidateSkillEntity } from '../../skills/skill.table'
import { AppealEntity, TaskVoidEntity } from '../appeal.table'
import { AttemptTaskEntity } from '../attempt.table'

jest.setTimeout(240_000)

const seed = randomInt(1_000_000)
console.info(`decided appeals: seed ${seed}`)
let test: TestApp
let count = 0
const somebody = () => candidate(test, `d${seed}-${++count}@people.example`)
type Person = Awaited<ReturnType<typeof somebody>>
const UPHELD = { outcome: 'upheld', reason: 'Both answers were right, you are.' } as const
const REFUSED = { outcome: 'refused', reason: 'The second one is wrong.' } as const

beforeEach(async () => {
  test = await appWithFewTasks()
})
afterEach(() => test.close())

const skillOf = async (person: Person) => {
  const place = await person.me.call(placesApi.get)
  const candidateId = place.side === 'candidate' ? place.candidate.id : ''
  return test.db.read.findOneByOrFail(CandidateSkillEntity, {
    marketId: LIVE_MARKET_ID,
    candidateId,
    skill: 'SQL',
  })
}
const decide = async (id: string, body: object) =>
  (await moderator(test)).call(appealsApi.decide, { params: { id }, body })

/** Until a read answers as wanted; nobody but the clock changes anything meanwhile. */
async function until(isWanted: () => Promise<boolean>): Promise<void> {
  for (let i = 0; !(await isWanted()); i++) {
    if (i > 400) throw new Error('The clock did nothing')
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

describe('An appeal that is upheld', () => {
  it('raises the level, the skill and the match at once, and the person reads why', async () => {
    const plan = planned((one) => rises(one) && one.before !== null, seed)
    const ben = await verifiedCompany(test, `ben@firm-${seed}.com`, 'Ledgers')
    const closesAt = new Date(test.clock.now().getTime() + 30 * DAY_MS).toISOString()
    const level = plan.after ?? 1
    const skills = [{ skill: 'SQL', level, importance: 'must' } as const]
    const draft = buildPostingDraft({ title: 'Data Engineer', closesAt, skills })
    const { id, version } = await ben.team.call(postingsApi.create, { body: draft })
    await ben.team.call(postingsApi.publish, { params: { id }, body: { version } })
    const asha = await somebody()
    const attempt = await takenBy(test, asha, plan)
    expect((await resultOf(asha, attempt.id)).level).toBe(plan.before)
    const creditOf = async () => {
      const { components } = await asha.me.call(jobsApi.match, { params: { id } })
      return components.find(({ key }) => key === 'skills')?.items?.[0]?.credit ?? 0
    }
    const before = await creditOf()
    const appeal = await appealed(test, asha, attempt.id, plan.faulty)
    const decided = await decide(appeal.id, UPHELD)

    expect(decided).toMatchObject({ state: 'upheld', raisedTo: plan.after, reason: UPHELD.reason })
    expect(decided.tasks).toMatchObject([{ templateId: plan.faulty, standing: 'suspect', isVoid: true }])
    const result = await resultOf(asha, attempt.id)
    expect(result.level).toBe(plan.after)
    expect(result.appeals).toMatchObject([{ state: 'upheld', raisedTo: plan.after, reason: UPHELD.reason }])
    const skill = await skillOf(asha)
    expect(skill).toMatchObject({ state: 'Verified', awarded: plan.after, expiresAt: result.expiresAt })
    expect(skill.above).toEqual(result.likelihoods.slice(level))
    expect(await creditOf()).toBe(10_000)
    expect(before).toBeLessThan(10_000)

    const [mail] = await test.mailbox.arrived(asha.email, { subject: 'Your appeal' })
    expect(mail?.text).toContain(`“${UPHELD.reason}”`)
    expect(mail?.text).toContain(`higher level: ${SKILL_LEVEL_NAMES[level]}.`)
    const bells = await test.db.read.findBy(NotificationEntity, { recipientId: skill.candidateId })
    expect(bells.filter(({ title }) => title.startsWith('Your appeal succeeded'))).toHaveLength(1)
    expect(bells[0]?.link).toContain(`result=${attempt.id}`)
  })

  it('verifies a skill that was not passed, and leaves a private one to its person', async () => {
    const plan = planned((one) => rises(one) && one.before === null, seed)
    const [asha, ben] = [await somebody(), await somebody()]
    const [open, hidden] = [await takenBy(test, asha, plan), await takenBy(test, ben, plan, { share: false })]
    expect((await skillOf(asha)).state).toBe('Not passed')
    await decide((await appealed(test, asha, open.id, plan.faulty)).id, UPHELD)
    expect(await skillOf(asha)).toMatchObject({ state: 'Verified', awarded: plan.after })
    await decide((await appealed(test, ben, hidden.id, plan.faulty)).id, UPHELD)
    expect((await resultOf(ben, hidden.id)).level).toBe(plan.after)
    const { candidateId } = await test.db.read.findOneByOrFail(CandidateSkillEntity, {
      visibility: 'private',
    })
    expect(await test.db.read.findBy(CandidateSkillEntity, { candidateId })).toMatchObject([
      { state: 'Verified', awarded: plan.after, visibility: 'private' },
    ])
  })

  it('never lowers a level, though what is left shows less', async () => {
    const falls = ({ wrong, faulty, before, after }: Plan) =>
      before !== null && (after ?? 0) < before && !wrong.includes(faulty)
    const plan = planned(falls, seed)
    const asha = await somebody()
    const attempt = await takenBy(test, asha, plan)
    const [before, skill] = [await resultOf(asha, attempt.id), await skillOf(asha)]
    const decided = await decide((await appealed(test, asha, attempt.id, plan.faulty)).id, UPHELD)

    expect(decided).toMatchObject({ state: 'upheld', raisedTo: null })
    const { level, score, likelihoods } = await resultOf(asha, attempt.id)
    expect({ level, score, likelihoods }).toEqual({
      level: before.level,
      score: before.score,
      likelihoods: before.likelihoods,
    })
    expect(await skillOf(asha)).toEqual(skill)
    const [mail] = await test.mailbox.arrived(asha.email, { subject: 'Your appeal' })
    expect(mail?.text).toContain('your result stays as it is')
  })

  it('counts for everybody: others rise by the clock and are told, once', async () => {
    await test.app.listen({ host: '127.0.0.1', port: 0 })
    const plan = planned((one) => rises(one) && one.before !== null, seed)
    const [asha, ben, chi] = [await somebody(), await somebody(), await somebody()]
    const [hers, his, right] = [
      await takenBy(test, asha, plan),
      await takenBy(test, ben, plan),
      await takenBy(test, chi, { wrong: [] }),
    ]
    const best = await resultOf(chi, right.id)
    await decide((await appealed(test, asha, hers.id, plan.faulty)).id, UPHELD)
    expect((await resultOf(ben, his.id)).level).toBe(plan.before)
    test.clock.advance(11_000)
    await until(async () => (await resultOf(ben, his.id)).level === plan.after)

    expect(await skillOf(ben)).toMatchObject({ awarded: plan.after })
    const [mail] = await test.mailbox.arrived(ben.email, { subject: 'Your result rose' })
    expect(mail?.text).toContain(SKILL_LEVEL_NAMES[plan.after ?? 1])
    const of = { templateId: plan.faulty }
    await until(async () => (await test.db.read.countBy(AttemptTaskEntity, { ...of, grading: 'void' })) === 3)
    expect((await resultOf(chi, right.id)).level).toBe(best.level)
    test.clock.advance(61_000)
    await until(async () => (await test.db.read.findOneByOrFail(TaskVoidEntity, of)).settledAt !== null)
    const mails = await test.mailbox.arrived(ben.email, { subject: 'Your result rose' })
    expect(mails).toHaveLength(1)
    expect(test.mailbox.mails.filter(({ to, subject }) => to === chi.email && /rose/.test(subject))).toEqual(
      [],
    )
  })

  it('about the whole needs the task that was faulty', async () => {
    const plan = planned(rises, seed)
    const asha = await somebody()
    const attempt = await takenBy(test, asha, plan)
    const { id } = await asha.me.call(appealsApi.make, {
      params: { id: attempt.id },
      body: { text: 'All of it.' },
    })
    const admin = await moderator(test)
    const params = { id }
    expect((await admin.call(appealsApi.get, { params })).tasks).toHaveLength(12)
    const none = await admin.send(appealsApi.decide, { params, body: UPHELD })
    expect(refusalOf(none)).toEqual([400, 'TASK'])
    const seq = await numberOf(test, attempt.id, plan.faulty)
    const decided = await admin.call(appealsApi.decide, { params, body: { ...UPHELD, seq } })
    expect(decided).toMatchObject({ state: 'upheld', raisedTo: plan.after })
  })
})

describe('An appeal', () => {
  it('that is refused changes nothing, and can be made again', async () => {
    const plan = planned((one) => rises(one) && one.before !== null, seed)
    const asha = await somebody()
    const attempt = await takenBy(test, asha, plan)
    const { id } = await appealed(test, asha, attempt.id, plan.faulty)
    const decided = await decide(id, REFUSED)
    expect(decided).toMatchObject({ state: 'refused', raisedTo: null })
    expect(decided.tasks).toMatchObject([{ standing: 'active', isVoid: false }])
    expect((await resultOf(asha, attempt.id)).level).toBe(plan.before)
    const [mail] = await test.mailbox.arrived(asha.email, { subject: 'Your appeal' })
    expect(mail?.text).toContain(`“${REFUSED.reason}”`)
    expect(await appealed(test, asha, attempt.id, plan.faulty)).toMatchObject({ state: 'open' })
  })

  it('is decided once, though twenty decide at once', async () => {
    const asha = await somebody()
    const attempt = await takenBy(test, asha, { wrong: [] })
    const { id } = await asha.me.call(appealsApi.make, {
      params: { id: attempt.id },
      body: { seq: 1, text: 'It was unclear.' },
    })
    const admin = await moderator(test)
    const bodies = Array.from({ length: 20 }, (_, n) => (n % 2 ? UPHELD : REFUSED))
    const all = await Promise.all(
      bodies.map((body) => admin.send(appealsApi.decide, { params: { id }, body })),
    )
    expect(all.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    const others = all.filter(({ statusCode }) => statusCode !== 200).map(refusalOf)
    expect(others).toEqual(Array.from({ length: 19 }, () => [409, 'illegal_transition']))
    expect(await test.db.read.countBy(AuditEntryEntity, { action: 'appeal.decided', target: id })).toBe(1)
    const row = await test.db.read.findOneByOrFail(AppealEntity, { id })
    expect(all.find(({ statusCode }) => statusCode === 200)?.json()).toMatchObject({ state: row.state })
    expect(await test.mailbox.arrived(asha.email, { subject: 'Your appeal' })).toHaveLength(1)
  })
})
