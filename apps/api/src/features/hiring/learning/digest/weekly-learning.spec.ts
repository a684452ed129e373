import { randomInt, randomUUID } from 'node:crypto'
import { MODULE_FACTS } from '@tryka/coach'
import {
  accountApi,
  candidateMessagesApi,
  DAY_MS,
  deliveryApi,
  ERASE_WORD,
  guidanceApi,
  HOUR_MS,
  LIVE_MARKET_ID,
  localDay,
  MINUTE_MS,
  placesApi,
  pushApi,
  settingsApi,
} from '@tryka/domain'
import { createOutbox } from '../../../../compose/outbox'
import { SmtpMailer } from '../../../../mail/smtp-mailer'
import { AccountEntity } from '../../../../services/accounts/account.entity'
import { suspendAccount } from '../../../../services/accounts/suspended'
import type { ClockKind } from '../../../../services/clockwork/clockwork'
import { Idempotency } from '../../../../services/idempotency/idempotency'
import { OutboxEntity } from '../../../../services/outbox/outbox.table'
import { buildTestApp, createMailbox, type TestApp } from '../../../../testing/build-test-app'
import { appliedFor, publishedBy } from '../../../../testing/live-hiring'
import { PROFILE, signedIn, verifiedCompany } from '../../../../testing/live-market'
import { letterheadFaults, mailFaults, switchFaults } from '../../../../testing/mail-faults'
import { outboxIdle } from '../../../../testing/outbox'
import { startPushService, type PushService } from '../../../../testing/push-service'
import { startSmtpServer } from '../../../../testing/smtp-server'
import { ReviewLogEntity } from '../../cards/card.table'
import { PracticeSessionEntity, type StoredSessionRow } from '../../coach/practice.table'
import { Changes } from '../../core/change'
import { LiveBus } from '../../core/live/live-bus'
import { GuidanceService } from '../../guidance/guidance.service'
import { createColumns } from '../../matching/columns/create-columns'
import { MatchLists } from '../../matching/lists'
import { JobsService } from '../../postings/candidate/jobs.service'
import { DigestEntity } from '../../postings/digests/digest.table'
import { weeklyDigests } from '../../postings/digests/digests'
import { CandidateEntity } from '../../profile/candidate.table'
import { LearningSessionEntity } from '../learning.table'
import { ModuleProgressEntity } from '../module.table'
import { WeeklyLearning } from './weekly-learning'

jest.setTimeout(120_000)

const seed = randomInt(1_000_000)
console.info(`weekly learning: seed ${seed}`)
const KIND = 'Learning recommendations'
const WEEK = 'Your week of learning'
const STOPPED = 'Your weekly digest has stopped'
const WEEK_MS = 7 * DAY_MS
let made = 0
const host = (word: string) => `${word}-${seed}-${(made += 1)}.com`

let server: Awaited<ReturnType<typeof startSmtpServer>>
let pushes: PushService
let test: TestApp
let kind: ClockKind
let columns: ReturnType<typeof createColumns>
let outbox: ReturnType<typeof createOutbox>['outbox']
const troubles: unknown[] = []

beforeAll(async () => {
  server = await startSmtpServer()
  pushes = await startPushService()
  // Every mail goes over the wire to a mail server; what it took is remembered as well.
  const [mailbox, smtp] = [
    createMailbox(),
    new SmtpMailer({ url: server.url, from: 'Tryka <no-reply@tryka.example>' }),
  ]
  const mailer = {
    ...mailbox,
    send: async (mail: Parameters<typeof smtp.send>[0]) => {
      await smtp.send(mail)
      await mailbox.send(mail)
    },
  }
  const pushAgent = pushes.agent
  const deps = { mailer, pushAgent }
  const limits = { guestsPerHour: 1_000, pushHosts: [pushes.host] }
  test = { ...(await buildTestApp({ config: limits, deps })), mailbox }
  const { config, db, clock } = test
  outbox = createOutbox({ config, db, clock, mailer, log: test.app.log, pushAgent }).outbox
  // What is changed here goes out at once, as in the process that changes it.
  outbox.start()
  const bus = new LiveBus({ db, prefix: '' })
  const changes = new Changes({ db, clock, idempotency: new Idempotency(db, clock), bus, outbox })
  columns = createColumns(db, config, test.app.log)
  const lists = new MatchLists(db, columns)
  const guidance = new GuidanceService({ db, clock }, lists)
  const onTrouble = (error: unknown) => void troubles.push(error)
  const learning = new WeeklyLearning({ db, pathOf: (place) => guidance.path(place), onTrouble })
  const jobs = new JobsService(db, clock, lists, Buffer.alloc(32))
  kind = weeklyDigests({ db, clock, changes, jobs, learning, onTrouble })
})
afterAll(async () => {
  await outbox.stop()
  await columns.close()
  await test.close()
  await server.stop()
  await pushes.stop()
})
afterEach(() => expect(troubles).toEqual([]))

async function somebody({ timeZone = PROFILE.timeZone as string, isOn = true } = {}) {
  const person = await signedIn(test, `asha@${host('mail')}`)
  const me = person.at('me')
  await me.call(placesApi.createProfile, { body: { ...PROFILE, timeZone } })
  if (isOn) await me.call(deliveryApi.setPreferences, { body: { kinds: { [KIND]: { email: true } } } })
  const row = await test.db.read.findOneByOrFail(CandidateEntity, { email: person.email })
  if (row.accountId === null) throw new Error('Nobody owns the profile')
  return { ...person, me, candidateId: row.id, accountId: row.accountId, timeZone }
}
type Somebody = Awaited<ReturnType<typeof somebody>>

const told = ({ email }: Pick<Somebody, 'email'>, subject = WEEK) =>
  test.mailbox.mails.filter((mail) => mail.to === email && mail.subject === subject)
async function look(at?: Date | string) {
  if (at !== undefined) test.clock.set(at)
  while (await kind.run());
  await outboxIdle(test)
}
/** When somebody is told next. */
async function dueOf({ accountId }: Somebody): Promise<Date> {
  const { nextAt } = await test.db.read.findOneByOrFail(DigestEntity, { accountId })
  return new Date(nextAt)
}
const isOn = async ({ me }: Somebody) => (await me.call(deliveryApi.preferences)).kinds[KIND].email

async function learn(
  { candidateId, timeZone }: Somebody,
  minutes: number,
  { at = test.clock.now(), origin = 'logged' as 'logged' | 'counted' } = {},
) {
  const own = { marketId: LIVE_MARKET_ID, candidateId, pathId: null, kind: null, ref: null, score: null }
  const row = { ...own, id: randomUUID(), origin, day: localDay(at, timeZone), seconds: minutes * 60 }
  await test.db.write((m) => m.insert(LearningSessionEntity, { ...row, at: at.toISOString() }))
}

async function practised({ candidateId }: Somebody, title: string, score: number) {
  const at = test.clock.now().toISOString()
  const row: StoredSessionRow = {
    id: randomUUID(),
    marketId: LIVE_MARKET_ID,
    candidateId,
    forKind: 'area',
    forRef: 'Blockchain',
    title,
    types: ['case'],
    level: 'mid',
    mode: 'typed',
    feedbackWhen: 'each',
    timer: 'off',
    skills: [],
    plan: [],
    state: 'ended',
    engine: 'built-in',
    score,
    startedAt: at,
    endedAt: at,
    isSample: false,
    keepUntil: null,
    version: 1,
  }
  await test.db.write((m) => m.insert(PracticeSessionEntity, row))
}

describe('The digest of learning', () => {
  it('comes on Mondays at eight by the clock of the person, over changes of clocks', async () => {
    const mondays: [string, string[]][] = [
      ['Asia/Kolkata', ['2026-03-09T02:30', '2026-03-16T02:30', '2026-03-23T02:30', '2026-03-30T02:30']],
      // Clocks go forward on 8 March there, on 29 March in Oslo, and back on 5 April in Auckland.
      ['America/New_York', ['2026-03-02T13:00', '2026-03-09T12:00', '2026-03-16T12:00']],
      ['Europe/Oslo', ['2026-03-23T07:00', '2026-03-30T06:00', '2026-04-06T06:00']],
      ['Pacific/Auckland', ['2026-03-29T19:00', '2026-04-05T20:00', '2026-04-12T20:00']],
    ]
    for (const [timeZone, expected] of mondays) {
      const first = new Date(`${expected[0]}:00.000Z`)
      if (first.getTime() - DAY_MS < test.clock.now().getTime()) test.clock.set('2026-03-02T09:00:00.000Z')
      const start = Math.max(first.getTime() - 4 * DAY_MS, Date.parse('2026-03-02T09:00:00.000Z'))
      test.clock.set(new Date(start))
      const asha = await somebody({ timeZone })
      for (const [n, minute] of expected.entries()) {
        const at = new Date(`${minute}:00.000Z`)
        await look(new Date(at.getTime() - 1))
        expect([timeZone, minute, told(asha).length]).toEqual([timeZone, minute, n])
        await look(at)
        expect([timeZone, minute, told(asha).length]).toEqual([timeZone, minute, n + 1])
        await learn(asha, 5)
      }
    }
  })

  it('tells what was done in numbers, lower scores as well, and one step', async () => {
    test.clock.set('2026-05-05T09:00:00.000Z')
    const ben = await verifiedCompany(test, `ben@${host('firm')}`, 'Northwind')
    const { id } = await publishedBy(test, ben, 'Ledger Engineer')
    const asha = await somebody()
    await appliedFor({ ...asha, me: asha.me }, ben, id)
    await learn(asha, 30)
    await learn(asha, 95, { origin: 'counted' })
    await practised(asha, 'Smart contracts', 71)
    test.clock.advance(HOUR_MS)
    await practised(asha, 'Smart contracts', 58)
    const [module] = MODULE_FACTS.filter(({ isOpen }) => isOpen)
    const at = test.clock.now().toISOString()
    const own = { marketId: LIVE_MARKET_ID, candidateId: asha.candidateId }
    await test.db.write(async (m) => {
      await m.insert(ModuleProgressEntity, {
        ...own,
        moduleId: module?.id ?? '',
        revision: module?.revision ?? 1,
        state: 'passed',
        openedAt: at,
        passedAt: at,
        isSample: false,
        version: 1,
      })
      const answer = { ...own, cardId: randomUUID(), isRight: true, seconds: 9, day: at.slice(0, 10), at }
      const rated = { ...answer, rating: 'good', isClearing: false } as const
      await m.insert(ReviewLogEntity, { ...rated, id: randomUUID(), n: 1 })
      await m.insert(ReviewLogEntity, { ...rated, id: randomUUID(), n: 2, rating: null })
    })
    await look(await dueOf(asha))

    const [mail] = told(asha)
    if (!mail) throw new Error('There is no digest')
    expect(mailFaults(mail, ['Northwind', 'Ledger', PROFILE.name])).toEqual([])
    expect([...letterheadFaults(mail, test.config), ...switchFaults(mail, true)]).toEqual([])
    expect(mail.kind).toBe('news')
    expect(mail.text).toContain('Minutes counted here: 95\nMinutes you logged: 30')
    expect(mail.text).toContain(`Modules passed: 1 (${module?.title})`)
    expect(mail.text).toContain('Cards reviewed: 1')
    expect(mail.text).toMatch(/“Smart contracts”: 71 of 100\n“Smart contracts”: 58 of 100/)
    expect(mail.text).toMatch(/“Ledger Engineer” at “Northwind”: due on \w+day \d+ May/)
    expect(mail.text).not.toContain('Nothing this week')
    const wire = server.mails.filter(({ to }) => to.includes(asha.email))
    expect(wire.filter(({ text }) => text.includes(`Subject: ${WEEK}`))).toHaveLength(1)

    // One press in the mail, and no digest comes any more.
    const stop = /<(\S+)>/.exec(mail.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? ''
    expect((await test.client().post(new URL(stop).pathname)).statusCode).toBe(200)
    expect(await isOn(asha)).toBe(false)
    await learn(asha, 30)
    await look(await dueOf(asha))
    expect(told(asha)).toHaveLength(1)
  })

  it('names the first step of My path as the one step', async () => {
    const asha = await somebody()
    await asha.me.call(guidanceApi.addTarget, { body: { kind: 'role', ref: 'data-science/data-engineer' } })
    await learn(asha, 10)
    const { steps } = await asha.me.call(guidanceApi.path)
    await look(await dueOf(asha))
    const [mail] = told(asha)
    const [step] = steps
    expect(step).toBeDefined()
    expect(mail?.text).toContain(
      `One step, next on your path: ${step?.module.title} (${step?.module.minutes}`,
    )
    expect(mail?.text).toContain(encodeURIComponent(step?.module.id ?? ''))
    expect(mail?.text.match(/One step/g)).toHaveLength(1)
  })

  it('is sent once for a Monday, however often and by however many it is looked at', async () => {
    const asha = await somebody()
    await learn(asha, 10)
    test.clock.set(await dueOf(asha))
    await Promise.all(Array.from({ length: 20 }, () => kind.run()))
    await look()
    test.clock.advance(HOUR_MS)
    await look()
    expect(told(asha)).toHaveLength(1)
    expect(
      await test.db.read.countBy(OutboxEntity, { accountId: asha.accountId, template: 'learning' }),
    ).toBe(1)
    const { nextAt } = await test.db.read.findOneByOrFail(DigestEntity, { accountId: asha.accountId })
    expect(Date.parse(nextAt) - test.clock.now().getTime()).toBe(WEEK_MS - HOUR_MS)
  })

  it('says nothing in few words, stops itself after four empty weeks, and begins anew', async () => {
    const asha = await somebody()
    for (let week = 1; week <= 3; week++) await look(await dueOf(asha))
    expect(told(asha).map(({ text }) => text.includes('Nothing this week.'))).toEqual([true, true, true])
    expect(told(asha, STOPPED)).toEqual([])
    await look(await dueOf(asha))

    const [last] = told(asha, STOPPED)
    if (!last) throw new Error('It did not say that it stops')
    expect(told(asha)).toHaveLength(3)
    expect([
      ...mailFaults(last),
      ...letterheadFaults(last, test.config),
      ...switchFaults(last, false),
    ]).toEqual([])
    expect(last.text).toContain('the fourth such week in a row')
    expect(await isOn(asha)).toBe(false)
    await look(await dueOf(asha))
    expect([told(asha).length, told(asha, STOPPED).length]).toEqual([3, 1])

    await asha.me.call(deliveryApi.setPreferences, { body: { kinds: { [KIND]: { email: true } } } })
    await look(await dueOf(asha))
    expect([told(asha).length, told(asha, STOPPED).length]).toEqual([4, 1])
    // A week that is not empty begins the count anew.
    await look(await dueOf(asha))
    await learn(asha, 1)
    for (let week = 1; week <= 4; week++) await look(await dueOf(asha))
    expect([told(asha).length, told(asha, STOPPED).length]).toEqual([9, 1])
  })

  it('is a line under the bell, which its push switch alone sends on, and stops as well', async () => {
    const [asha, mailed] = [await somebody({ isOn: false }), await somebody()]
    const [browser, other] = [pushes.browser(), pushes.browser()]
    await asha.me.call(pushApi.add, { body: browser.subscription })
    await mailed.me.call(pushApi.add, { body: other.subscription })
    await asha.me.call(deliveryApi.setPreferences, { body: { kinds: { [KIND]: { push: true } } } })
    await learn(asha, 30)
    await learn(asha, 1, { origin: 'counted' })
    test.clock.set(await dueOf(asha))
    await Promise.all(Array.from({ length: 10 }, () => kind.run()))
    await look()

    const lines = async ({ me }: Somebody) =>
      (await me.call(candidateMessagesApi.notifications)).items.map(({ type, title }) => `${type}: ${title}`)
    expect(await lines(asha)).toEqual([
      `${KIND}: Your week of learning: 1 minute here, 30 logged, 0 modules passed, 0 cards reviewed.`,
    ])
    expect(told(asha)).toEqual([])
    expect(pushes.notesOf(browser)).toMatchObject([
      { kind: KIND, title: 'Your week of learning', body: '', link: expect.stringContaining('=learning') },
    ])
    // Who wants the mail alone has the line, and no push.
    expect([await lines(mailed), pushes.notesOf(other), told(mailed).length]).toEqual([
      [`${KIND}: Your week of learning: nothing this week.`],
      [],
      1,
    ])

    for (let week = 1; week <= 5; week++) {
      await look(await dueOf(asha))
      await lines(asha)
    }
    expect((await lines(asha)).slice(0, 2)).toEqual([
      `${KIND}: Your weekly digest has stopped: four weeks in a row were empty.`,
      `${KIND}: Your week of learning: nothing this week.`,
    ])
    expect([(await lines(asha)).length, pushes.notesOf(browser).length]).toEqual([5, 4])
    expect((await asha.me.call(deliveryApi.preferences)).kinds[KIND]).toEqual({ email: false, push: false })
    expect([told(asha), told(asha, STOPPED)]).toEqual([[], []])
  })

  it('comes to nobody who did not ask for it, who rests, or who is gone', async () => {
    const off = await somebody({ isOn: false })
    const [rests, gone, meanwhile] = [await somebody(), await somebody(), await somebody()]
    for (const one of [off, rests, gone, meanwhile]) await learn(one, 20)
    expect(await isOn(off)).toBe(false)
    const decisionId = randomUUID()
    await test.db.write((m) => suspendAccount(m, rests.accountId, { decisionId, until: null }))
    await gone.client.post(accountApi.erase.endpoint.path, { confirm: ERASE_WORD })
    expect(await test.db.read.existsBy(AccountEntity, { id: gone.accountId })).toBe(false)
    await meanwhile.me.call(deliveryApi.setPreferences, { body: { kinds: { [KIND]: { email: false } } } })
    await look(await dueOf(off))
    for (const one of [off, rests, gone, meanwhile]) expect(told(one)).toEqual([])
    expect(await test.db.read.existsBy(DigestEntity, { accountId: gone.accountId })).toBe(false)
  })

  it('follows a person to another zone, and tells no Monday twice', async () => {
    const asha = await somebody()
    const move = async (timeZone: string) => {
      const { account, privacy, notifications, version } = await asha.me.call(settingsApi.get)
      const { email: _email, isGuest: _isGuest, ...own } = account
      const rest = { privacy, notifications, blockedCompanyIds: [], version }
      await asha.me.call(settingsApi.update, { body: { account: { ...own, timeZone }, ...rest } })
    }
    await look(await dueOf(asha))
    const [monday, before] = [test.clock.now(), told(asha).length]
    test.clock.advance(MINUTE_MS)
    await move('America/New_York')
    // The same Monday at eight is still to come there.
    await look(new Date(monday.getTime() + DAY_MS))
    expect(told(asha)).toHaveLength(before)
    const due = await dueOf(asha)
    const shown = new Intl.DateTimeFormat('en-GB', {
      weekday: 'long',
      hour: 'numeric',
      minute: 'numeric',
      timeZone: 'America/New_York',
    })
    expect(shown.format(due)).toMatch(/Monday.*08:00/)
    expect(due.getTime() - monday.getTime()).toBeLessThan(8 * DAY_MS)
    expect(await isOn(asha)).toBe(true)
  })
})
