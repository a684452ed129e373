import { randomInt } from 'node:crypto'
import {
  DAY_MS,
  ERASE_WORD,
  accountApi,
  applicationsApi,
  consoleApi,
  jobsApi,
  moderationApi,
  peopleApi,
  placesApi,
  postingsApi,
} from '@tryka/domain'
import type { TestApp } from '../../../testing/build-test-app'
import { buildTestApp } from '../../../testing/build-test-app'
import { refusalOf } from '../../../testing/hiring'
import { applied, candidate, published, signedIn, verifiedCompany } from '../../../testing/live-market'
import { caseAbout, decided, moderator, report, rule, secondModerator } from '../../../testing/moderation'
import { DecisionEntity } from './moderation.table'

jest.setTimeout(60_000)

const seed = randomInt(1_000_000)
console.info(`take-down: seed ${seed}`)
let made = 0
const host = (word: string) => `${word}-${seed}-${(made += 1)}.com`

const NOT_SO = 'The deposit was for the key of the bicycle and comes back on the last day.'

describe('Taking down', () => {
  let test: TestApp
  beforeAll(async () => void (test = await buildTestApp({ config: { guestsPerHour: 1_000 } })))
  afterAll(() => test.close())

  it('hides a posting from everybody outside the team, with reasons, and an objection brings it back', async () => {
    const ben = await verifiedCompany(test, `ben@${host('posts')}`, 'Posts Ltd')
    const posting = await published(test, ben, 'Courier')
    const other = await published(test, ben, 'Cook')
    const asha = await candidate(test, `asha@${host('mail')}`)
    const mo = await candidate(test, `mo@${host('mail')}`, 'Mo Farouk')
    await asha.me.call(jobsApi.save, { params: { id: posting.id } })
    const console = await moderator(test)
    await decided(console, asha, ['posting', posting.id], 'take_down')

    const params = { id: posting.id }
    const found = async (query = {}) => {
      const { items, total } = await asha.me.call(jobsApi.list, { query })
      return [items.map(({ id }) => id).sort(), total]
    }
    expect(await found()).toEqual([[other.id], 1])
    expect(await found({ q: 'courier' })).toEqual([[], 0])
    expect(await found({ saved: 'true' })).toEqual([[], 0])
    expect(refusalOf(await asha.me.send(jobsApi.get, { params }))).toEqual([410, 'JOB_CLOSED'])
    const body = { resumeId: null, shareSalary: false }
    expect(refusalOf(await mo.me.send(applicationsApi.apply, { params, body }))).toEqual([
      409,
      'POSTING_NOT_ACTIVE',
    ])
    const own = await ben.team.call(postingsApi.get, { params })
    expect(own).toMatchObject({ status: 'Active' })

    const { items } = await ben.at(ben.place).call(moderationApi.decisions)
    const [decision] = items
    expect(items).toHaveLength(1)
    expect(decision).toMatchObject({
      id: own.decisionId,
      action: 'take_down',
      name: 'Courier',
      state: 'in_force',
      canObject: true,
    })
    const [mail] = await test.mailbox.arrived(ben.email, { subject: 'A decision about your posting' })
    for (const paragraph of decision?.statement ?? []) expect(mail?.text).toContain(paragraph)
    const statement = decision?.statement.join('\n') ?? ''
    expect(statement).toContain('120 EUR')
    expect(statement).toContain('A person decided')
    expect(statement).not.toContain(asha.email)
    const row = await test.db.read.findOneByOrFail(DecisionEntity, { id: own.decisionId ?? '' })
    expect(row.statement).toEqual(decision?.statement)
    expect(JSON.stringify(items)).not.toMatch(/Priya|asha/)
    expect(refusalOf(await mo.at('me').send(moderationApi.decision, { params: { id: row.id } }))).toEqual([
      404,
      'NOT_FOUND',
    ])
    const audit = await console.call(consoleApi.audit, { query: { action: 'posting.taken-down' } })
    expect(audit.items).toMatchObject([{ actor: 'Priya', target: posting.id }])

    const object = () =>
      ben.at(ben.place).send(moderationApi.object, { params: { id: row.id }, body: { text: NOT_SO } })
    const answers = await Promise.all(Array.from({ length: 20 }, object))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, ...Array<number>(19).fill(409)])
    expect(refusalOf(await object())).toEqual([409, 'ALREADY_OBJECTED'])
    const [objection] = (await console.call(moderationApi.objections)).items
    const answer = 'You are right: the deposit is in the contract.'
    const uphold = { params: { id: objection?.id ?? '' }, body: { outcome: 'upheld', answer } }
    await console.call(moderationApi.decideObjection, uphold)
    expect(refusalOf(await console.send(moderationApi.decideObjection, uphold))).toEqual([409, 'NOT_NOW'])

    expect(await found()).toEqual([[posting.id, other.id].sort(), 2])
    const [end] = await test.mailbox.arrived(ben.email, { subject: 'Your objection' })
    expect(end?.text).toContain(answer)
    const lifted = await ben.at(ben.place).call(moderationApi.decision, { params: { id: row.id } })
    expect(lifted).toMatchObject({
      state: 'lifted',
      canObject: false,
      objection: { state: 'upheld', answer },
    })
    expect(await caseAbout(console, posting.id)).toMatchObject({ state: 'open' })
    await rule(console, posting.id, 'dismiss')
    await applied(mo, posting.id)
  })

  it('lets somebody else decide about an objection where there are two', async () => {
    const ben = await verifiedCompany(test, `ben@${host('two')}`, 'Two Eyes')
    const posting = await published(test, ben)
    const asha = await candidate(test, `asha@${host('mail')}`)
    const first = await moderator(test)
    const second = await secondModerator(test, `Second${seed}`)
    await decided(first, asha, ['posting', posting.id], 'take_down')
    const { items } = await ben.at(ben.place).call(moderationApi.decisions)
    const params = { id: items[0]?.id ?? '' }
    await ben.at(ben.place).call(moderationApi.object, { params, body: { text: NOT_SO } })
    const mine = (await first.call(moderationApi.objections)).items.find((row) => row.mayDecide === false)

    const decide = { params: { id: mine?.id ?? '' }, body: { outcome: 'rejected', answer: 'It stays.' } }
    expect(refusalOf(await first.send(moderationApi.decideObjection, decide))).toEqual([
      409,
      'OTHER_MODERATOR',
    ])
    await second.call(moderationApi.decideObjection, decide)
    expect(await ben.at(ben.place).call(moderationApi.decision, { params })).toMatchObject({
      state: 'in_force',
      objection: { state: 'rejected' },
    })
    expect((await asha.me.call(jobsApi.list, { query: { q: 'ledger' } })).total).toBe(0)
  })

  it('is objected to within six months', async () => {
    const ben = await verifiedCompany(test, `ben@${host('late')}`, 'Late Ltd')
    const asha = await candidate(test, `asha@${host('mail')}`)
    const console = await moderator(test)
    await decided(console, asha, ['company', ben.id], 'warn')
    const { items } = await ben.at(ben.place).call(moderationApi.decisions)
    const params = { id: items[0]?.id ?? '' }
    expect(items).toMatchObject([{ action: 'warn', canObject: true }])
    test.clock.advance(185 * DAY_MS)
    // The browser's session ended meanwhile.
    const back = await signedIn(test, ben.email)
    const late = await back.at('me').send(moderationApi.object, { params, body: { text: NOT_SO } })
    expect(refusalOf(late)).toEqual([410, 'TOO_LATE'])
  })

  it('hides a person from companies, and a company with all its postings', async () => {
    const ben = await verifiedCompany(test, `ben@${host('hides')}`, 'Hides Ltd')
    await published(test, ben, 'Zymurgist')
    const asha = await candidate(test, `asha@${host('mail')}`, 'Quenby Vantongeren')
    const place = await asha.me.call(placesApi.get)
    const id = place.side === 'candidate' ? place.candidate.id : ''
    const console = await moderator(test)
    const people = async () => (await ben.team.call(peopleApi.search, { query: { skills: 'Quenby' } })).total
    expect(await people()).toBe(1)

    await decided(console, ben, ['person', id], 'take_down')
    expect(await people()).toBe(0)
    expect(refusalOf(await ben.team.send(peopleApi.get, { params: { id } }))).toEqual([404, 'NOT_FOUND'])
    expect((await asha.me.send(placesApi.get)).statusCode).toBe(200)

    const jobs = async () => (await asha.me.call(jobsApi.list, { query: { q: 'zymurgist' } })).total
    expect(await jobs()).toBe(1)
    await decided(console, asha, ['company', ben.id], 'take_down')
    expect(await jobs()).toBe(0)
    expect((await ben.team.send(postingsApi.list)).statusCode).toBe(200)
  })

  it('leaves no name behind when the person it was about is erased', async () => {
    const ben = await verifiedCompany(test, `ben@${host('trace')}`, 'Trace Ltd')
    const asha = await candidate(test, `asha@${host('mail')}`, 'Xanthippe Quillfeather')
    const place = await asha.me.call(placesApi.get)
    const id = place.side === 'candidate' ? place.candidate.id : ''
    const console = await moderator(test)
    await report(asha, 'company', ben.id, { text: 'Quillfeather was asked for money there.' })
    const facts = 'Quillfeather wrote to four people and asked each of them for money.'
    await decided(console, ben, ['person', id], 'take_down', { facts })
    const { items } = await asha.at('me').call(moderationApi.decisions)
    const params = { id: items[0]?.id ?? '' }
    await asha.at('me').call(moderationApi.object, { params, body: { text: `Quillfeather says: ${NOT_SO}` } })

    const erased = await asha.client.post(accountApi.erase.endpoint.path, { confirm: ERASE_WORD })
    expect(erased.statusCode).toBe(204)
    for (const entity of test.db.source.entityMetadatas) {
      const rows: object[] = await test.db.read.find(entity.target)
      const left = rows.map((each) => JSON.stringify(each))
      expect(left.filter((each) => /quillfeather/i.test(each))).toEqual([])
      if (entity.name !== 'otp_code') expect(left.filter((each) => each.includes(asha.email))).toEqual([])
    }
    expect((await console.call(moderationApi.objections)).items.length).toBeGreaterThan(0)
  })
})
