import { randomInt } from 'node:crypto'
import {
  CANDIDATE_NEWS,
  DAY_MS,
  ERASE_WORD,
  VERIFICATION_REQUESTS_PER_DAY,
  accountApi,
  blocksApi,
  candidateMessagesApi,
  companyApplicationsApi,
  companyMessagesApi,
  peopleApi,
  placesApi,
  postingsApi,
  skillsApi,
  verificationRequestText,
  verificationRequestsApi,
} from '@tryka/domain'
import type { PostingDraft } from '@tryka/domain'
import { buildPostingDraft } from '@tryka/domain/testing'
import { appWithTests } from '../../../testing/assessments'
import type { TestApp } from '../../../testing/build-test-app'
import { exportOf } from '../../../testing/export'
import { openVisitor, refusalOf } from '../../../testing/hiring'
import type { Candidate, Company } from '../../../testing/live-hiring'
import { applied, candidate, company, joinedAs, verifiedCompany } from '../../../testing/live-market'
import { PostingEntity } from '../postings/posting.table'
import type { CandidateSkillRow } from '../skills/skill.table'
import { CandidateSkillEntity } from '../skills/skill.table'
import { VerificationRequestEntity } from './verification-request.table'

jest.setTimeout(180_000)

const seed = randomInt(1_000_000)
console.info(`verification requests: seed ${seed}`)
let made = 0
const host = (word: string) => `${word}-${seed}-${(made += 1)}.com`

const SKILLS: PostingDraft['skills'] = [
  { skill: 'SQL', level: 3, importance: 'must' },
  { skill: 'Machine Learning', level: 2, importance: 'must' },
  { skill: 'Docker', level: 2, importance: 'must' },
  { skill: 'Statistics', level: 2, importance: 'nice' },
]

describe('A company asks for a verification', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await appWithTests({ config: { guestsPerHour: 1_000 } })
    await test.app.listen({ host: '127.0.0.1', port: 0 })
  })
  afterAll(() => test.close())

  const firm = () => verifiedCompany(test, `ben@${host('firm')}`, 'Firm & Sons')
  const person = async () => {
    const who = await candidate(test, `asha@${host('mail')}`)
    const place = await who.me.call(placesApi.get)
    return { ...who, id: place.side === 'candidate' ? place.candidate.id : '' }
  }
  const draft = ({ team }: Company, over: Partial<PostingDraft> = {}) => {
    const closesAt = new Date(test.clock.now().getTime() + 30 * DAY_MS).toISOString()
    return team.call(postingsApi.create, { body: buildPostingDraft({ skills: SKILLS, closesAt, ...over }) })
  }
  const posting = async (by: Company, over: Partial<PostingDraft> = {}) => {
    const { id, version } = await draft(by, over)
    return by.team.call(postingsApi.publish, { params: { id }, body: { version } })
  }
  const ask = ({ team }: Pick<Company, 'team'>, id: string, postingId: string, skill: unknown = 'SQL') =>
    team.send(verificationRequestsApi.ask, { params: { id }, body: { postingId, skill } })
  const list = ({ team }: Pick<Company, 'team'>, id: string, postingId: string) =>
    team.call(verificationRequestsApi.list, { params: { id }, query: { postingId } })
  /** A company with a posting, and somebody who applied for it. */
  const met = async () => {
    const [ben, asha] = [await firm(), await person()]
    const { id: postingId, title } = await posting(ben)
    await applied(asha, postingId)
    return { ben, asha, postingId, title }
  }
  const prove = async (who: Candidate, fields: Partial<CandidateSkillRow>) => {
    const { id } = await who.me.call(skillsApi.add, { body: { skill: 'SQL', level: 3 } })
    const proof = { state: 'Verified' as const, awarded: 2 as const, ...fields }
    await test.db.write((manager) => manager.update(CandidateSkillEntity, { id }, proof))
  }

  it('once, with one text, however often and at once it is asked', async () => {
    const { ben, asha, postingId, title } = await met()
    expect((await list(ben, asha.id, postingId)).items).toEqual([
      { skill: 'SQL', askedAt: null, canAsk: true },
      { skill: 'Machine Learning', askedAt: null, canAsk: true },
    ])
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(ben, asha.id, postingId)))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, ...Array<number>(19).fill(409)])
    const first = answers.find(({ statusCode }) => statusCode === 201)
    expect(first?.json()).toEqual({ skill: 'SQL', askedAt: expect.any(String) })
    expect(refusalOf(await ask(ben, asha.id, postingId, 'sql'))).toEqual([409, 'ALREADY_ASKED'])

    const { items } = await asha.me.call(candidateMessagesApi.list)
    expect(items).toHaveLength(1)
    const params = { id: items[0]?.id ?? '' }
    const { messages } = await asha.me.call(candidateMessagesApi.open, { params })
    const text = verificationRequestText({ skill: 'SQL', job: title })
    expect(messages).toMatchObject([{ body: text, mine: false, sender: 'Ben Holt' }])
    expect(text).toMatch(/no answer has no effect/)
    const bell = (await asha.me.call(candidateMessagesApi.notifications)).items.map((line) => line.title)
    const line = CANDIDATE_NEWS.wantsProof({ company: 'Firm & Sons', job: title }, 'SQL')
    expect(bell.filter((each) => each === line)).toHaveLength(1)

    // The next one stands in the same conversation, and what is read of the first is its day alone.
    expect((await ask(ben, asha.id, postingId, 'Machine Learning')).statusCode).toBe(201)
    expect((await ben.team.call(companyMessagesApi.list)).total).toBe(1)
    const { askedAt } = first?.json<{ askedAt: string }>() ?? {}
    expect((await list(ben, asha.id, postingId)).items[0]).toEqual({ skill: 'SQL', askedAt, canAsk: false })
  })

  it('with a key it is the same call again', async () => {
    const { ben, asha, postingId } = await met()
    const options = {
      params: { id: asha.id },
      body: { postingId, skill: 'SQL' },
      headers: { 'idempotency-key': `ask-${seed}-${asha.id}` },
    }
    const [one, two] = [
      await ben.team.send(verificationRequestsApi.ask, options),
      await ben.team.send(verificationRequestsApi.ask, options),
    ]
    expect([one.statusCode, two.statusCode, two.body]).toEqual([201, 201, one.body])
  })

  it('of people it may write to, for what a posting of its own must have and can be tested', async () => {
    const { ben, asha, postingId } = await met()
    const [eve, bao] = [await firm(), await person()]
    const fresh = await company(test, `ann@${host('fresh')}`, 'Fresh Ltd')
    expect(refusalOf(await ask(fresh, asha.id, postingId))).toEqual([403, 'UNVERIFIED'])
    expect((await ask(eve, asha.id, postingId)).statusCode).toBe(404)
    const { id: elsewhere } = await posting(eve)
    // The directory shows her, and she agreed to nothing.
    expect(refusalOf(await ask(eve, asha.id, elsewhere))).toEqual([403, 'NOT_CONTACTABLE'])
    expect(refusalOf(await ask(ben, bao.id, postingId))).toEqual([403, 'NOT_CONTACTABLE'])
    expect((await list(ben, bao.id, postingId)).items.every(({ canAsk }) => !canAsk)).toBe(true)
    for (const nobody of ['nobody', postingId, ben.id])
      expect((await ask(ben, nobody, postingId)).statusCode).toBe(404)
    expect((await ask(ben, asha.id, 'nothing')).statusCode).toBe(404)
    expect(refusalOf(await ask(ben, asha.id, postingId, 'Statistics'))).toEqual([409, 'NOT_A_MUST'])
    expect(refusalOf(await ask(ben, asha.id, postingId, 'Docker'))).toEqual([409, 'NO_TRACK'])
    const { id: unpublished } = await draft(ben)
    expect(refusalOf(await ask(ben, asha.id, unpublished))).toEqual([409, 'POSTING_NOT_ACTIVE'])
    for (const skill of ['', 7, null, ['SQL'], 'x'.repeat(61)])
      expect((await ask(ben, asha.id, postingId, skill)).statusCode).toBe(400)
    const domain = ben.email.slice(ben.email.indexOf('@') + 1)
    const chloe = await joinedAs(test, ben, { email: `chloe@${domain}` })
    expect(refusalOf(await ask(chloe, asha.id, postingId))).toEqual([403, 'NOT_YOUR_POSTING'])
    expect((await list(chloe, asha.id, postingId)).items[0]).toMatchObject({ canAsk: false })
    // A place of the other side is none for this call.
    const asCandidate = await asha.at('me').send(verificationRequestsApi.ask, {
      params: { id: asha.id },
      body: { postingId, skill: 'SQL' },
    })
    expect(asCandidate.statusCode).toBe(400)
    expect(await test.db.read.countBy(VerificationRequestEntity, { candidateId: asha.id })).toBe(0)
  })

  it('not of whoever has proved it to them, or blocks them', async () => {
    const { ben, asha, postingId } = await met()
    await prove(asha, {})
    expect(refusalOf(await ask(ben, asha.id, postingId))).toEqual([409, 'ALREADY_PROVED'])
    expect((await list(ben, asha.id, postingId)).items.map(({ skill }) => skill)).toEqual([
      'Machine Learning',
    ])
    // To the company a private proof is none, and nothing tells that there is one.
    const where = { candidateId: asha.id, skill: 'SQL' }
    await test.db.write((manager) => manager.update(CandidateSkillEntity, where, { visibility: 'private' }))
    expect((await list(ben, asha.id, postingId)).items[0]).toMatchObject({ skill: 'SQL', canAsk: true })
    await asha.me.call(blocksApi.block, { params: { type: 'company', id: ben.id } })
    expect(refusalOf(await ask(ben, asha.id, postingId))).toEqual([403, 'NOT_CONTACTABLE'])
  })

  it('twenty times a day and company, also when all come at once', async () => {
    const { ben, asha, postingId } = await met()
    const ids = [postingId]
    while (ids.length < 11) ids.push((await posting(ben)).id)
    const answers = await Promise.all(
      ids.flatMap((id) => ['SQL', 'Machine Learning'].map((skill) => ask(ben, asha.id, id, skill))),
    )
    const refusals = answers.filter(({ statusCode }) => statusCode !== 201).map(refusalOf)
    expect(refusals).toEqual([
      [429, 'VERIFICATION_LIMIT'],
      [429, 'VERIFICATION_LIMIT'],
    ])
    const own = { companyId: ben.id }
    expect(await test.db.read.countBy(VerificationRequestEntity, own)).toBe(VERIFICATION_REQUESTS_PER_DAY)
    // Another company is not held up by it.
    const other = await met()
    expect((await ask(other.ben, other.asha.id, other.postingId)).statusCode).toBe(201)
    test.clock.advance(DAY_MS)
    const late = answers.findIndex(({ statusCode }) => statusCode === 429)
    const skill = late % 2 ? 'Machine Learning' : 'SQL'
    expect((await ask(ben, asha.id, ids[Math.floor(late / 2)] ?? '', skill)).statusCode).toBe(201)
  })

  it('tells nothing of who applied under blind review', async () => {
    const { ben, asha, postingId } = await met()
    const blind = await posting(ben, { blindReview: true })
    const { id: applicationId } = await applied(asha, blind.id)
    expect((await ask(ben, applicationId, blind.id)).statusCode).toBe(404)
    const hidden = { params: { id: applicationId }, query: { postingId: blind.id } }
    expect((await ben.team.send(verificationRequestsApi.list, hidden)).statusCode).toBe(404)
    const read = () =>
      ben.team.send(companyApplicationsApi.get, { params: { id: applicationId } }).then(({ body }) => body)
    const before = await read()
    // She is known by her other application, and is asked as anybody would be.
    expect((await ask(ben, asha.id, blind.id)).statusCode).toBe(201)
    expect(JSON.parse(await read())).toMatchObject({ blind: true, conversationId: null })
    expect(Object.keys(JSON.parse(await read()) as object)).toEqual(Object.keys(JSON.parse(before) as object))
    const [talk] = (await ben.team.call(companyMessagesApi.list)).items
    expect(talk).toMatchObject({ sender: 'Asha Verma', applicationId: null })

    // Who has applied under blind review alone is nobody who may be written to.
    const bao = await person()
    await applied(bao, blind.id)
    expect(refusalOf(await ask(ben, bao.id, blind.id))).toEqual([403, 'NOT_CONTACTABLE'])
    expect(refusalOf(await ask(ben, bao.id, postingId))).toEqual([403, 'NOT_CONTACTABLE'])
  })

  it('stands in the export of the person, and goes with the account', async () => {
    const { ben, asha, postingId } = await met()
    await ask(ben, asha.id, postingId)
    const { json } = await exportOf(asha.client)
    expect(json['live']).toMatchObject({
      person: { verificationRequests: [{ companyId: ben.id, postingId, skill: 'SQL' }] },
    })
    const erased = await asha.client.post(accountApi.erase.endpoint.path, { confirm: ERASE_WORD })
    expect(erased.statusCode).toBe(204)
    expect(await test.db.read.countBy(VerificationRequestEntity, { candidateId: asha.id })).toBe(0)
  })

  it('is tried out with samples in a demo', async () => {
    const visitor = await openVisitor(test)
    await visitor.actAs('Admin')
    const { id: marketId, company: own } = visitor.market
    const where = { marketId, companyId: own.id, status: 'Active' as const }
    const { id: postingId } = await test.db.read.findOneOrFail(PostingEntity, { where, order: { id: 'ASC' } })
    await test.db.write((manager) => manager.update(PostingEntity, { id: postingId }, { skills: SKILLS }))
    const { items } = await visitor.call(peopleApi.search, { query: { postingId, pageSize: 50 } })
    const open = items.find(
      ({ canMessage, skills }) =>
        canMessage && !skills.some(({ skill, verified }) => skill === 'SQL' && verified),
    )
    const params = { id: open?.id ?? '' }
    const asked = await visitor.call(verificationRequestsApi.ask, {
      params,
      body: { postingId, skill: 'SQL' },
    })
    const now = await visitor.call(verificationRequestsApi.list, { params, query: { postingId } })
    expect(now.items.find(({ skill }) => skill === 'SQL')).toEqual({ ...asked, canAsk: false })
  })
})
