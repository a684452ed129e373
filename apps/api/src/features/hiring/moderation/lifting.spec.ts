import { randomInt } from 'node:crypto'
import { consoleApi, jobsApi, moderationApi, placesApi, postingsApi } from '@tryka/domain'
import { AuditEntryEntity } from '../../../services/audit/audit-entry.entity'
import type { TestApp } from '../../../testing/build-test-app'
import { buildTestApp } from '../../../testing/build-test-app'
import { refusalOf } from '../../../testing/hiring'
import { applied, candidate, company, published, verifiedCompany } from '../../../testing/live-market'
import type { Moderator } from '../../../testing/moderation'
import { FACTS, GROUND, decided, moderator, report, rule, secondModerator } from '../../../testing/moderation'

jest.setTimeout(90_000)

const seed = randomInt(1_000_000)
console.info(`lifting: seed ${seed}`)
let made = 0
const host = (word: string) => `${word}-${seed}-${(made += 1)}.com`
const REASON = `We read it again: the fee is paid by the company (${seed}).`
const NOT_SO = 'The deposit was for the key of the bicycle and comes back on the last day.'

describe('A decision that was a mistake', () => {
  let test: TestApp
  let owner: Moderator
  beforeAll(async () => {
    test = await buildTestApp({ config: { guestsPerHour: 1_000 } })
    owner = await moderator(test)
  })
  afterAll(() => test.close())

  type Company = Awaited<ReturnType<typeof verifiedCompany>>
  const newest = async (ben: Company) => {
    const [decision] = (await ben.at(ben.place).call(moderationApi.decisions)).items
    if (!decision) throw new Error('Nothing was decided')
    return decision
  }
  const lift = (by: Moderator, id: string, reason = REASON) =>
    by.send(moderationApi.lift, { params: { id }, body: { reason } })
  const said = (target: string) => test.db.read.find(AuditEntryEntity, { where: { target } })

  it('is lifted though nobody objected: what it hid shows again, and whom it was about reads why', async () => {
    const ben = await verifiedCompany(test, `ben@${host('lifts')}`, 'Lifts Ltd')
    const posting = await published(test, ben, 'Luthier')
    const asha = await candidate(test, `asha@${host('mail')}`)
    const found = async () => (await asha.me.call(jobsApi.list, { query: { q: 'luthier' } })).total
    await decided(owner, asha, ['posting', posting.id], 'take_down')
    const { id } = await newest(ben)
    expect(await found()).toBe(0)

    expect((await lift(owner, id, ' ')).statusCode).toBe(400)
    expect(refusalOf(await lift(owner, 'nothing'))).toEqual([404, 'NOT_FOUND'])
    const presses = await Promise.all(Array.from({ length: 12 }, () => lift(owner, id)))
    expect(presses.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array<number>(11).fill(409)])
    expect(presses.find(({ statusCode }) => statusCode === 200)?.json()).toMatchObject({
      state: 'lifted',
      liftedBy: 'Priya',
      liftReason: REASON,
    })

    expect(await found()).toBe(1)
    await applied(asha, posting.id)
    expect(await newest(ben)).toMatchObject({ state: 'lifted', liftReason: REASON, canObject: false })
    const [mail] = await test.mailbox.arrived(ben.email, {
      subject: 'A decision about your posting',
      says: 'is lifted',
    })
    expect(mail?.text).toContain(REASON)
    expect(mail?.text).not.toContain('Priya')
    expect(await said(id)).toMatchObject([{ action: 'decision.lifted', details: { action: 'take_down' } }])
    expect((await said(posting.id)).map(({ action }) => action).sort()).toEqual([
      'posting.restored',
      'posting.taken-down',
    ])
    // Who reports it again hears that nothing is done, not that something was.
    const mo = await candidate(test, `mo@${host('mail')}`, 'Mo Farouk')
    expect((await report(mo, 'posting', posting.id)).statusCode).toBe(201)
    await test.mailbox.arrived(mo.email, { subject: 'Your report', says: 'no reason to act' })
  })

  it('is lifted after an objection was rejected, and not while one waits', async () => {
    const ben = await verifiedCompany(test, `ben@${host('waits')}`, 'Waits Ltd')
    const asha = await candidate(test, `asha@${host('mail')}`)
    const one = await secondModerator(test, `one-${seed}`, 'moderator')
    const two = await secondModerator(test, `two-${seed}`, 'moderator')
    await decided(one, asha, ['company', ben.id], 'take_down')
    const { id } = await newest(ben)
    await ben.at(ben.place).call(moderationApi.object, { params: { id }, body: { text: NOT_SO } })
    expect(refusalOf(await lift(one, id))).toEqual([409, 'OBJECTION_OPEN'])
    const { items } = await two.call(moderationApi.objections)
    const objection = items.find((row) => row.decision.id === id)?.id ?? ''
    const body = { outcome: 'rejected', answer: 'It stays.' }
    await two.call(moderationApi.decideObjection, { params: { id: objection }, body })

    expect((await lift(one, id)).statusCode).toBe(200)
    expect(await newest(ben)).toMatchObject({ state: 'lifted', objection: { state: 'rejected' } })
    expect((await said(ben.id)).map(({ action }) => action)).toContain('company.restored')
  })

  it('is no dismissal, and leaves what was decided since', async () => {
    const ben = await verifiedCompany(test, `ben@${host('since')}`, 'Since Ltd')
    const asha = await candidate(test, `asha@${host('mail')}`)
    await decided(owner, asha, ['company', ben.id], 'warn')
    const warned = (await newest(ben)).id
    const posting = await published(test, ben, 'Farrier')
    await decided(owner, asha, ['posting', posting.id], 'take_down')
    expect((await lift(owner, warned)).statusCode).toBe(200)
    expect((await asha.me.call(jobsApi.list, { query: { q: 'farrier' } })).total).toBe(0)

    const other = await published(test, ben, 'Cooper')
    await report(asha, 'posting', other.id)
    const { history } = await rule(owner, other.id, 'dismiss')
    const dismissed = history.find(({ action }) => action === 'dismiss')?.id ?? ''
    expect(refusalOf(await lift(owner, dismissed))).toEqual([409, 'NOT_NOW'])
  })

  describe('A company that nobody reported', () => {
    const suspend = (by: Moderator, id: string, days: number | null) =>
      by.send(consoleApi.suspendCompany, { params: { id }, body: { ground: GROUND, facts: FACTS, days } })

    it('is suspended from its page with a statement of reasons, and restored by lifting it', async () => {
      const ben = await verifiedCompany(test, `ben@${host('looked')}`, 'Looked At')
      const posting = await published(test, ben, 'Sommelier')
      const asha = await candidate(test, `asha@${host('mail')}`)
      await applied(asha, posting.id)
      const one = await secondModerator(test, `three-${seed}`, 'moderator')
      expect(await one.call(consoleApi.companyDecisions, { params: { id: ben.id } })).toEqual({
        items: [],
        may: ['warn', 'take_down', 'suspend'],
      })
      for (const days of [null, 91])
        expect(refusalOf(await suspend(one, ben.id, days))).toEqual([403, 'ROLE'])
      const presses = await Promise.all(Array.from({ length: 6 }, () => suspend(one, ben.id, 90)))
      expect(presses.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array<number>(5).fill(409)])

      expect(await ben.team.call(placesApi.get)).toMatchObject({ company: { state: 'suspended' } })
      expect(refusalOf(await ben.team.send(postingsApi.create, { body: {} }))[0]).toBeGreaterThanOrEqual(400)
      expect((await asha.me.call(jobsApi.list, { query: { q: 'sommelier' } })).total).toBe(0)
      const decision = await newest(ben)
      expect(decision).toMatchObject({ action: 'suspend', subject: 'company', canObject: true })
      expect(decision.statement).toContain('No report led to this: we looked by ourselves.')
      const [mail] = await test.mailbox.arrived(ben.email, { subject: 'A decision about your company' })
      for (const paragraph of decision.statement) expect(mail?.text).toContain(paragraph)
      await test.mailbox.arrived(asha.email, { says: 'It is suspended for now and cannot answer you.' })
      const suspended = (await said(ben.id)).filter(({ action }) => action === 'company.suspended')
      expect(suspended).toMatchObject([{ actor: `three-${seed}`, details: { decision: decision.id } }])
      expect(await one.call(consoleApi.companyDecisions, { params: { id: ben.id } })).toMatchObject({
        items: [{ id: decision.id, state: 'in_force' }],
        may: ['warn', 'take_down'],
      })

      expect((await lift(one, decision.id)).statusCode).toBe(200)
      expect(await ben.team.call(placesApi.get)).toMatchObject({ company: { state: 'verified' } })
      expect((await asha.me.call(jobsApi.list, { query: { q: 'sommelier' } })).total).toBe(1)
      expect((await said(ben.id)).map(({ action }) => action)).toContain('company.restored')
    })

    it('is not suspended before it was verified, and one that is not there is not found', async () => {
      const fay = await company(test, `fay@${host('early')}`, 'Early Ltd')
      expect(refusalOf(await suspend(owner, fay.id, 7))).toEqual([409, 'NOT_NOW'])
      expect(refusalOf(await suspend(owner, 'nothing', 7))).toEqual([404, 'NOT_FOUND'])
      const params = { id: fay.id }
      expect(await owner.call(consoleApi.companyDecisions, { params })).toEqual({ items: [], may: [] })
      expect(refusalOf(await owner.send(consoleApi.companyDecisions, { params: { id: 'nothing' } }))).toEqual(
        [404, 'NOT_FOUND'],
      )
    })
  })
})
