import { randomInt } from 'node:crypto'
import type { TeamRole } from '@tryka/domain'
import {
  ERASE_WORD,
  accountApi,
  companyApi,
  companyInterviewsApi,
  companyMessagesApi,
  interviewsApi,
} from '@tryka/domain'
import { buildTestApp, type TestApp } from '../../../../testing/build-test-app'
import { marketFaults } from '../../../../testing/check-market'
import { refusalOf } from '../../../../testing/hiring'
import type { Company } from '../../../../testing/live-hiring'
import { appliedFor, confirmedAt, hourAhead, publishedBy } from '../../../../testing/live-hiring'
import { candidate, joinedAs, verifiedCompany } from '../../../../testing/live-market'
import { outboxIdle } from '../../../../testing/outbox'
import { InterviewerTimeEntity } from './interview.table'

jest.setTimeout(90_000)

const seed = randomInt(1_000_000)
console.info(`hand-over: seed ${seed}`)
let made = 0
const host = (word: string) => `${word}-${seed}-${(made += 1)}.com`

describe('The interview of somebody who leaves the team', () => {
  let test: TestApp
  let began: Date
  beforeAll(async () => {
    test = await buildTestApp({ config: { guestsPerHour: 1_000 } })
    began = test.clock.now()
  })
  afterEach(async () => {
    const ask = async <T>(sql: string) => (await test.db.read.query(sql)) as T[]
    expect(await marketFaults(ask, began)).toEqual([])
  })
  afterAll(() => test.close())

  /** Somebody more of the team. */
  async function joins(ben: Company, name: string, role: TeamRole) {
    const email = `${name.toLowerCase()}@${ben.email.slice(ben.email.indexOf('@') + 1)}`
    const person = await joinedAs(test, ben, { email, role, name })
    const { items } = await ben.team.call(companyApi.team)
    return {
      ...person,
      memberId: items.find((one) => one.email === email)?.id ?? '',
    }
  }
  async function team(name: string) {
    const ben = await verifiedCompany(test, `ben@${host('firm')}`, name)
    const chloe = await joins(ben, 'Chloe', 'Admin')
    const { items } = await ben.team.call(companyApi.team)
    const posting = await publishedBy(test, ben)
    return { ben, chloe, posting, benId: items.find(({ isYou }) => isYou)?.id ?? '' }
  }
  async function scheduled(ben: Company, postingId: string, interviewerIds: string[], slot: string) {
    const asha = await candidate(test, `asha@${host('mail')}`)
    const application = await appliedFor(asha, ben, postingId)
    const { params } = application
    const body = {
      slots: [slot],
      type: 'Video',
      duration: 60,
      meetingLink: 'https://meet.example/room',
      interviewerIds,
      version: await application.version(),
    }
    const schedule = () => ben.team.send(companyInterviewsApi.schedule, { params, body })
    return { asha, application, schedule }
  }
  async function agreed(ben: Company, postingId: string, interviewerIds: string[], slot: string) {
    const { asha, application, schedule } = await scheduled(ben, postingId, interviewerIds, slot)
    const proposed = (await schedule()).json<{ id: string; version: number }>()
    await confirmedAt(asha, proposed, slot)
    return { asha, application, id: proposed.id }
  }
  const holdersOf = async ({ team: by }: Pick<Company, 'team'>, id: string) =>
    (await by.call(companyInterviewsApi.list)).upcoming
      .find((one) => one.id === id)
      ?.interviewers.map((one) => one.name)
  const timesOf = async (interviewId: string) => [
    ...new Set(
      (await test.db.read.findBy(InterviewerTimeEntity, { interviewId })).map(({ memberId }) => memberId),
    ),
  ]
  const line = (content: string | undefined, name: string) =>
    new RegExp(`^${name}[:;](.*)$`, 'm').exec(content ?? '')?.[1]?.trim()

  it.each(['is removed', 'leaves', 'erases the account'])(
    'goes to an Admin when who holds it %s',
    async (how) => {
      const { ben, chloe, posting, benId } = await team('Hands On Ltd')
      const slot = hourAhead(test, 100)
      const { asha, id } = await agreed(ben, posting.id, [chloe.memberId], slot)
      const [before] = await test.mailbox.arrived(asha.email, { subject: 'Interview confirmed' })
      await outboxIdle(test)
      const mailed = test.mailbox.mails.filter(
        ({ to, subject }) => to === chloe.email && /nterview/.test(subject),
      ).length

      if (how === 'is removed')
        await ben.team.call(companyApi.removeMember, { params: { id: chloe.memberId } })
      if (how === 'leaves') await chloe.team.call(companyApi.leave)
      if (how === 'erases the account')
        await chloe.client.request({
          method: accountApi.erase.endpoint.method,
          url: accountApi.erase.endpoint.path,
          payload: { confirm: ERASE_WORD },
        })

      expect(await holdersOf(ben, id)).toEqual(['Ben Holt'])
      expect(await timesOf(id)).toEqual([benId])
      const { upcoming } = await asha.me.call(interviewsApi.list)
      expect(upcoming).toMatchObject([
        { id, status: 'confirmed', startsAt: slot, interviewers: ['Ben Holt'] },
      ])
      for (const email of [asha.email, ben.email]) {
        const [mail] = await test.mailbox.arrived(email, { subject: 'Interview changed' })
        expect(line(mail?.calendar?.content, 'UID')).toBe(line(before?.calendar?.content, 'UID'))
        expect(line(mail?.calendar?.content, 'SEQUENCE')).toBe('1')
        expect(mail?.calendar?.content).not.toContain(chloe.email)
      }
      const [told] = await test.mailbox.arrived(ben.email, { subject: 'Somebody else holds an interview' })
      expect(told?.text).toContain('It is with “Ben Holt” now')
      const news = (await ben.team.call(companyMessagesApi.notifications)).items.map(({ title }) => title)
      expect(news).toContain(
        'Ben Holt now holds the interview with Asha Verma for Ledger Engineer: nobody else of it is left',
      )
      await outboxIdle(test)
      const later = test.mailbox.mails.filter(
        ({ to, subject }) => to === chloe.email && /nterview/.test(subject),
      ).length
      expect(later).toBe(mailed)
    },
  )

  it('goes to the Admin who is free, and says so where nobody is', async () => {
    const { ben, chloe, posting, benId } = await team('Two Places Ltd')
    const slot = hourAhead(test, 100)
    await agreed(ben, posting.id, [benId], slot)
    const { id } = await agreed(ben, posting.id, [chloe.memberId], slot)
    const dora = await joins(ben, 'Dora', 'Admin')
    await chloe.team.call(companyApi.leave)
    expect(await holdersOf(ben, id)).toEqual(['Dora'])
    expect(await timesOf(id)).toEqual([dora.memberId])

    await dora.team.call(companyApi.leave)
    expect(await holdersOf(ben, id)).toEqual(['Ben Holt'])
    expect(await timesOf(id)).toEqual([])
    const news = (await ben.team.call(companyMessagesApi.notifications)).items.map(({ title }) => title)
    expect(news.filter((title) => title.includes('has another one at that time'))).toHaveLength(1)
  })

  it('stays with those who are left of it, and nobody is alarmed', async () => {
    const { ben, chloe, posting, benId } = await team('Still Two Ltd')
    const { asha, id } = await agreed(ben, posting.id, [benId, chloe.memberId], hourAhead(test, 100))
    await chloe.team.call(companyApi.leave)
    expect(await holdersOf(ben, id)).toEqual(['Ben Holt'])
    expect(await timesOf(id)).toEqual([benId])
    await outboxIdle(test)
    expect(
      test.mailbox.mails.filter(({ to, subject }) => to === asha.email && subject === 'Interview changed'),
    ).toEqual([])
  })

  it('is planned before or after they leave, and never without anybody', async () => {
    for (let round = 0; round < 3; round++) {
      const { ben, chloe, posting } = await team(`Race Ltd ${round}`)
      const { schedule } = await scheduled(ben, posting.id, [chloe.memberId], hourAhead(test, 100))
      const leave = () => chloe.team.send(companyApi.leave)
      const [left, planned] =
        round % 2
          ? await Promise.all([leave(), schedule()])
          : await Promise.all([schedule(), leave()]).then(([second, first]) => [first, second] as const)
      expect(left.statusCode).toBe(204)
      if (planned.statusCode >= 300) expect(refusalOf(planned)).toEqual([422, 'UNKNOWN_INTERVIEWER'])
      else expect(await holdersOf(ben, planned.json<{ id: string }>().id)).toEqual(['Ben Holt'])
    }
  })
})
