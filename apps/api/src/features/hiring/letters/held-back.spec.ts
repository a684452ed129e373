import { randomInt } from 'node:crypto'
import {
  HOUR_MS,
  blocksApi,
  candidateApi,
  candidateMessagesApi,
  companiesApi,
  companyApplicationsApi,
  companyInterviewsApi,
  companyMessagesApi,
  deliveryApi,
  peopleApi,
  placesApi,
} from '@tryka/domain'
import type { OutboxRow } from '../../../services/outbox/outbox.table'
import type { TestApp } from '../../../testing/build-test-app'
import { buildTestApp } from '../../../testing/build-test-app'
import { refusalOf } from '../../../testing/hiring'
import type { Candidate, Company } from '../../../testing/live-hiring'
import { appliedFor, confirmedAt, hourAhead, publishedBy } from '../../../testing/live-hiring'
import { candidate, verifiedCompany } from '../../../testing/live-market'
import { decided, moderator } from '../../../testing/moderation'
import { outboxIdle } from '../../../testing/outbox'

jest.setTimeout(90_000)

const seed = randomInt(1_000_000)
console.info(`held back: seed ${seed}`)
let made = 0
const host = (word: string) => `${word}-${seed}-${(made += 1)}.com`

describe('Mails that wait while something happens to whom they are from', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await buildTestApp({ config: { guestsPerHour: 1_000 } })
    await test.app.listen({ host: '127.0.0.1', port: 0 })
  })
  beforeEach(() => void (test.mailbox.failWith = undefined))
  afterAll(() => test.close())

  const idOf = async (person: Candidate): Promise<string> => {
    const place = await person.me.call(placesApi.get)
    return place.side === 'candidate' ? place.candidate.id : ''
  }
  const pair = async (name: string) => {
    const ben = await verifiedCompany(test, `ben@${host('firm')}`, name)
    const asha = await candidate(test, `asha@${host('mail')}`)
    const awake = { body: { quietHours: null } }
    await ben.team.call(deliveryApi.setPreferences, awake)
    await asha.me.call(deliveryApi.setPreferences, awake)
    return { ben, asha, posting: await publishedBy(test, ben, 'Ledger Engineer') }
  }
  const invited = async ({ ben, asha, posting }: Awaited<ReturnType<typeof pair>>) => {
    const body = { postingId: posting.id, message: 'Join us.' }
    await ben.team.call(peopleApi.invite, { params: { id: await idOf(asha) }, body })
    const { items } = await asha.me.call(candidateApi.invitations)
    return { params: { id: items[0]?.id ?? '' } }
  }
  /** What is stored from now on waits until the server is back. */
  const serverGone = async () => {
    await outboxIdle(test)
    test.mailbox.failWith = new Error('The mail server is down')
  }
  /** Everything is tried again; answers what became of it since. */
  const serverBack = async (): Promise<{
    rows: OutboxRow[]
    textsTo: (who: { email: string }) => string[]
  }> => {
    const before = await outboxIdle(test)
    const waiting = new Set(before.filter(({ state }) => state === 'queued').map(({ id }) => id))
    test.mailbox.failWith = undefined
    const start = test.mailbox.mails.length
    test.clock.advance(HOUR_MS)
    const rows = (await outboxIdle(test)).filter(({ id }) => waiting.has(id))
    const mails = test.mailbox.mails.slice(start)
    return {
      rows,
      textsTo: ({ email }) => mails.filter(({ to }) => to === email).map(({ text }) => text),
    }
  }
  const becameOf = (rows: OutboxRow[], template: string) =>
    rows.filter((row) => row.template === template).map(({ state, lastError }) => [state, lastError])

  const block = async (by: 'person' | 'company', { ben, asha }: { ben: Company; asha: Candidate }) =>
    by === 'person'
      ? asha.me.call(blocksApi.block, { params: { type: 'company', id: ben.id } })
      : ben.team.call(blocksApi.block, { params: { type: 'person', id: await idOf(asha) } })

  it.each(['person', 'company'] as const)('never arrive once a %s blocked the other', async (by) => {
    const both = await pair('Blocked Works')
    const application = await appliedFor(both.asha, both.ben, both.posting.id)
    await serverGone()
    await application.review()
    await application.propose([hourAhead(test, 100)])
    const other = await publishedBy(test, both.ben, 'Auditor')
    await invited({ ...both, posting: other })
    await block(by, both)

    const { rows, textsTo } = await serverBack()
    const blocked = ['dropped', 'blocked']
    expect(becameOf(rows, 'news')).toEqual([blocked, blocked])
    const interviews = rows.filter(
      ({ template, dedupKey }) => template === 'interview' && dedupKey.endsWith('candidate'),
    )
    expect(becameOf(interviews, 'interview')).toEqual([blocked])
    expect(textsTo(both.asha)).toEqual([])
  })

  it('tell the end of an application all the same, and name nobody then', async () => {
    const both = await pair('Ended Works')
    const application = await appliedFor(both.asha, both.ben, both.posting.id)
    await block('person', both)
    await both.ben.team.call(companiesApi.close, { body: { all: true } })
    // The clock looks every ten seconds of the product's time.
    test.clock.advance(11_000)
    const [mail] = await test.mailbox.arrived(both.asha.email, { subject: 'A company you applied to' })
    expect(mail?.text).toContain('Your application has ended.')
    expect(mail?.text).toContain(`application=${application.id}`)
    expect(mail?.text).not.toMatch(/Ended Works|Ledger Engineer/)
  })

  it.each(['person', 'company'] as const)('leave an invitation that a %s blocked unanswered', async (by) => {
    const both = await pair('Apart Ltd')
    const invitation = await invited(both)
    await block(by, both)
    for (const answer of [candidateApi.acceptInvitation, candidateApi.declineInvitation])
      expect(refusalOf(await both.asha.me.send(answer, invitation))).toEqual([404, 'NOT_FOUND'])
  })

  it('leave the invitation of a suspended company until it is back', async () => {
    const both = await pair('Rests Ltd')
    const invitation = await invited(both)
    await decided(await moderator(test), both.asha, ['company', both.ben.id], 'suspend', { days: 7 })
    expect((await both.asha.me.call(candidateApi.invitations)).items).toEqual([])
    const accept = () => both.asha.me.send(candidateApi.acceptInvitation, invitation)
    expect(refusalOf(await accept())).toEqual([409, 'COMPANY_SUSPENDED'])
    test.clock.advance(7 * 24 * HOUR_MS)
    expect((await accept()).json()).toMatchObject({ state: 'accepted' })
  })

  it.each(['posting', 'company'] as const)(
    'do not say the words of a %s that was taken down',
    async (what) => {
      const both = await pair('Shady Works')
      const { ben, asha, posting } = both
      const application = await appliedFor(asha, ben, posting.id)
      const other = await candidate(test, `dev@${host('mail')}`, 'Dev Rao')
      const console = await moderator(test)
      await serverGone()
      await invited({ ben, asha: other, posting })
      await ben.team.call(companyApplicationsApi.reject, {
        params: application.params,
        body: { reasonId: 'skills', message: 'Send us a fee.', version: await application.version() },
      })
      const bellOf = async ({ me }: Candidate) =>
        (await me.call(candidateMessagesApi.notifications)).items.map(({ title }) => title).join('\n')
      const bells = async () => `${await bellOf(asha)}\n${await bellOf(other)}`
      expect(await bells()).toMatch(/Ledger Engineer[^]*Shady Works/)
      await decided(console, asha, [what, what === 'posting' ? posting.id : ben.id], 'take_down')

      // Its own team reads on what it wrote.
      const team = await ben.team.call(companyMessagesApi.notifications)
      expect(team.items.map(({ title }) => title).join()).toContain('Ledger Engineer')
      expect((await bells()).split('\n')).toEqual([
        'There is an answer to your application.',
        'A company invites you to apply.',
      ])
      const { rows, textsTo } = await serverBack()
      expect(
        becameOf(rows, 'news')
          .map(([state]) => state)
          .sort(),
      ).toEqual(['dropped', 'sent'])
      const [answer] = textsTo(asha).filter((text) => text.includes('There is an answer to your application'))
      expect(answer).not.toMatch(/Ledger Engineer|Send us a fee/)
      expect(answer?.includes('Shady Works')).toBe(what === 'posting')
      expect(textsTo(other)).toEqual([])
    },
  )

  it('say of an interview that its job was taken down, in the calendar as well', async () => {
    const both = await pair('Shady Interviews')
    const { ben, asha, posting } = both
    const application = await appliedFor(asha, ben, posting.id)
    const slot = hourAhead(test, 100)
    const proposed = await application.propose([slot])
    const console = await moderator(test)
    await serverGone()
    await confirmedAt(asha, proposed, slot)
    await decided(console, asha, ['posting', posting.id], 'take_down')

    const { textsTo } = await serverBack()
    const [mail] = textsTo(asha).filter((text) => text.includes('Interview confirmed'))
    expect(mail).toContain('Interview confirmed: a job that was taken down at “Shady Interviews”.')
    // The team knows its own job; the entry is one for both.
    const [own] = textsTo(ben).filter((text) => text.includes('Interview confirmed'))
    expect(own).toContain('“Ledger Engineer” at “Shady Interviews”')
    const sent = test.mailbox.mails.filter(
      ({ to, subject }) => subject === 'Interview confirmed' && [asha.email, ben.email].includes(to),
    )
    for (const { calendar } of sent) expect(calendar?.content).not.toContain('Ledger Engineer')
    expect(sent).toHaveLength(2)
  })

  it.each(['take_down', 'suspend'] as const)(
    'ask for no time and remind of none where the company is gone: %s',
    async (action) => {
      const both = await pair('Shady Company')
      const { ben, asha, posting } = both
      const application = await appliedFor(asha, ben, posting.id)
      const console = await moderator(test)
      await serverGone()
      await application.propose([hourAhead(test, 100)])
      await decided(console, asha, ['company', ben.id], action, action === 'suspend' ? { days: 7 } : {})

      const { rows, textsTo } = await serverBack()
      const rests = ['dropped', 'the company rests']
      expect(becameOf(rows, 'interview')).toEqual([rests, rests])
      expect(textsTo(asha).join()).not.toContain('Choose a time')
    },
  )

  it('tell that an interview is off without the words of a company that was taken down', async () => {
    const both = await pair('Shady Cancel')
    const { ben, asha, posting } = both
    const application = await appliedFor(asha, ben, posting.id)
    const slot = hourAhead(test, 100)
    const { id, version } = await application
      .propose([slot])
      .then((proposed) => confirmedAt(asha, proposed, slot))
    const console = await moderator(test)
    await serverGone()
    const body = { reason: 'Pay us first.', version }
    await ben.team.call(companyInterviewsApi.cancel, { params: { id }, body })
    await decided(console, asha, ['company', ben.id], 'take_down')

    const { textsTo } = await serverBack()
    const [mail] = textsTo(asha).filter((text) => text.includes('Interview cancelled'))
    expect(mail).toContain('Interview cancelled: a company that was taken down.')
    expect(mail).not.toMatch(/Shady Cancel|Ledger Engineer|Pay us first/)
  })

  it('say nothing in a message of a company that was taken down', async () => {
    const both = await pair('Shady Words')
    const { ben, asha, posting } = both
    const application = await appliedFor(asha, ben, posting.id)
    const { candidate: person } = await application.get()
    const console = await moderator(test)
    await serverGone()
    await ben.team.call(companyMessagesApi.compose, {
      body: { to: person.id, subject: 'Hello', body: 'Hello.' },
    })
    await decided(console, asha, ['company', ben.id], 'take_down')

    const { rows, textsTo } = await serverBack()
    expect(becameOf(rows, 'message')).toEqual([['dropped', 'nothing to read']])
    expect(textsTo(asha).join()).not.toContain('Shady Words')
  })
})
