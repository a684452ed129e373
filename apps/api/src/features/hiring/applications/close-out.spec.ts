import { randomInt } from 'node:crypto'
import { DAY_MS, applicationsApi, candidateMessagesApi, companyMessagesApi, postingsApi } from '@tryka/domain'
import { buildTestApp, type TestApp } from '../../../testing/build-test-app'
import { appliedFor, publishedBy, type Candidate, type Company } from '../../../testing/live-hiring'
import { candidate, verifiedCompany } from '../../../testing/live-market'
import { decided, moderator } from '../../../testing/moderation'
import { outboxIdle } from '../../../testing/outbox'
import { CompanyProofEntity } from '../companies/company-proof.table'
import { HiringEventEntity } from '../core/hiring-event.table'
import { PostingEntity } from '../postings/posting.table'
import { ApplicationEntity } from './application.table'

jest.setTimeout(120_000)

const seed = randomInt(1_000_000)
console.info(`close out: seed ${seed}`)
let made = 0
const host = (word: string) => `${word}-${seed}-${(made += 1)}.com`

describe('What nobody decides', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await buildTestApp({ config: { guestsPerHour: 1_000 } })
    // The clock runs once requests are served.
    await test.app.listen({ host: '127.0.0.1', port: 0 })
  })
  afterAll(() => test.close())

  async function until<T>(read: () => Promise<T>, isWanted: (value: T) => boolean): Promise<T> {
    for (let i = 0; ; i++) {
      const value = await read()
      if (isWanted(value)) return value
      if (i > 600) throw new Error(`Still ${JSON.stringify(value)}`)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
  const person = (name: string) => candidate(test, `${name.toLowerCase()}@${host('mail')}`, name)
  const mine = ({ me }: Candidate, id: string) => me.call(applicationsApi.get, { params: { id } })
  const accepts = async ({ me }: Candidate, id: string) => {
    const { version } = await mine({ me } as Candidate, id)
    return me.send(applicationsApi.respond, { params: { id }, body: { accept: true, version } })
  }
  const bells = async ({ team }: Company) =>
    (await team.call(companyMessagesApi.notifications)).items.map(({ title }) => title)

  it('about a filled posting ends after a week, told to each, with other offers taken back at once', async () => {
    const ben = await verifiedCompany(test, `ben@${host('fills')}`, 'Fills Ltd')
    const { id } = await publishedBy(test, ben)
    const people = await Promise.all(['Asha', 'Bao', 'Chidi', 'Dora'].map(person))
    const applications = await Promise.all(people.map((each) => appliedFor(each, ben, id)))
    const [asha, bao, chidi] = people as [Candidate, Candidate, Candidate, Candidate]
    const [first, second, third, fourth] = applications as [
      (typeof applications)[0],
      (typeof applications)[0],
      (typeof applications)[0],
      (typeof applications)[0],
    ]
    for (const each of [first, second]) {
      await each.review()
      await each.offer(test, true)
    }
    expect((await accepts(asha, first.id)).statusCode).toBe(200)

    const filled = await ben.team.call(postingsApi.get, { params: { id } })
    expect(filled).toMatchObject({
      status: 'Closed',
      closeReason: 'filled',
      closeOut: { open: 3, day: 1, days: 7 },
    })
    expect(await bells(ben)).toContain(
      `${filled.title} is filled and closed: decide about 3 open applications`,
    )
    // The other offer is taken back in the same change, and its person hears why.
    expect((await mine(bao, second.id)).status).toBe('Under Review')
    expect((await accepts(bao, second.id)).statusCode).toBe(409)
    const [taken] = await test.mailbox.arrived(bao.email, {
      subject: 'Your application has news',
      says: 'An offer was taken back',
    })
    expect(taken?.text).toContain('The position is filled.')
    const offer = await test.db.read.findOneByOrFail(HiringEventEntity, { kind: 'offer', action: 'rescind' })
    expect(offer.actorRole).toBe('system')
    // One is decided by a person in the meantime.
    await chidi.me.call(applicationsApi.withdraw, {
      params: third.params,
      body: { version: (await mine(chidi, third.id)).version, reason: 'Found another' },
    })

    test.clock.advance(5 * DAY_MS)
    await until(
      () => bells(ben),
      (all) => all.some((title) => title.includes('2 open applications will end in two days')),
    )
    expect((await mine(bao, second.id)).status).toBe('Under Review')
    test.clock.advance(2 * DAY_MS)
    for (const [who, application] of [
      [bao, second],
      [people[3] as Candidate, fourth],
    ] as const) {
      const ended = await until(
        () => mine(who, application.id),
        ({ status }) => status === 'Rejected',
      )
      expect(ended.timeline.at(-1)).toMatchObject({ by: 'system', text: expect.stringMatching(/^Ended/) })
      const [mail] = await test.mailbox.arrived(who.email, {
        subject: 'Your application has news',
        says: 'Your application has ended',
      })
      expect(mail?.text).toContain('The position was filled or withdrawn')
    }
    await outboxIdle(test)
    expect(test.mailbox.mails.filter(({ text }) => text.includes('Your application has ended'))).toHaveLength(
      2,
    )
    const { closeOutAt, closeOutNoticeAt } = await test.db.read.findOneByOrFail(PostingEntity, { id })
    expect([closeOutAt, closeOutNoticeAt]).toEqual([null, null])
    expect((await ben.team.call(postingsApi.get, { params: { id } })).closeOut).toBeNull()
    expect(await test.db.read.countBy(ApplicationEntity, { postingId: id, rejectReasonId: 'closed' })).toBe(2)
  })

  it('at a company that is suspended is told once, also after a process died, and ends after 14 days', async () => {
    const ben = await verifiedCompany(test, `ben@${host('rests')}`, 'Rests Ltd')
    const { id } = await publishedBy(test, ben)
    const [asha, bao] = (await Promise.all(['Asha', 'Bao'].map(person))) as [Candidate, Candidate]
    const [first, second] = [await appliedFor(asha, ben, id), await appliedFor(bao, ben, id)]
    await first.review()
    await first.offer(test)
    const admin = await moderator(test)
    await decided(admin, bao, ['company', ben.id], 'suspend')
    for (const { email } of [asha, bao])
      await test.mailbox.arrived(email, { subject: 'A company you applied to' })

    // As if the process had died after the first of two: the clock goes on behind it.
    const [lower] = [first.id, second.id].sort()
    await test.db.write((manager) =>
      manager.update(CompanyProofEntity, { companyId: ben.id }, { untoldAfter: lower }),
    )
    test.clock.advance(60_000)
    await until(
      () => test.db.read.findOneByOrFail(CompanyProofEntity, { companyId: ben.id }),
      ({ untoldAfter }) => untoldAfter === null,
    )
    const told = () => test.mailbox.mails.filter(({ subject }) => subject === 'A company you applied to')
    await until(
      async () => told().length,
      (mails) => mails >= 3,
    )
    await outboxIdle(test)
    expect(told()).toHaveLength(3)

    test.clock.advance(13 * DAY_MS)
    expect((await mine(bao, second.id)).status).toBe('Applied')
    test.clock.advance(DAY_MS)
    for (const [who, application] of [
      [asha, first],
      [bao, second],
    ] as const) {
      await until(
        () => mine(who, application.id),
        ({ status }) => status === 'Rejected',
      )
      await test.mailbox.arrived(who.email, {
        subject: 'Your application has news',
        says: 'Your application has ended',
      })
    }
    const titles = (await bao.me.call(candidateMessagesApi.notifications)).items.map(({ title }) => title)
    expect(titles.filter((title) => title.includes('has ended'))).toHaveLength(1)
  })

  it('is left open when a posting closes by its date, and a reopened posting ends nothing', async () => {
    const ben = await verifiedCompany(test, `ben@${host('dates')}`, 'Dates Ltd')
    const { id } = await publishedBy(test, ben)
    const [asha, bao] = (await Promise.all(['Asha', 'Bao'].map(person))) as [Candidate, Candidate]
    const first = await appliedFor(asha, ben, id)
    const second = await appliedFor(bao, ben, id)
    await first.review()
    await first.offer(test)
    expect((await accepts(asha, first.id)).statusCode).toBe(200)
    const { version } = await ben.team.call(postingsApi.get, { params: { id } })
    await ben.team.call(postingsApi.reopen, { params: { id }, body: { version } })
    test.clock.advance(8 * DAY_MS)
    await outboxIdle(test)
    expect((await mine(bao, second.id)).status).toBe('Applied')
  })
})
