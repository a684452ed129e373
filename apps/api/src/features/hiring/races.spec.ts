import { randomInt } from 'node:crypto'
import type { LightMyRequestResponse } from 'fastify'
import {
  applicationsApi,
  blocksApi,
  candidateMessagesApi,
  companiesApi,
  companyApi,
  companyApplicationsApi,
  companyInterviewsApi,
  DAY_MS,
  ERASE_WORD,
  HIRING_LIMITS,
  interviewsApi,
  moderationApi,
  offersApi,
  placesApi,
  postingsApi,
  shareLinksApi,
} from '@tryka/domain'
import { buildPostingDraft } from '@tryka/domain/testing'
import type { TestApp } from '../../testing/build-test-app'
import { readConfig } from '../../config'
import { buildTestApp } from '../../testing/build-test-app'
import { rateLimits } from '../../http/limits/rate-limits'
import { marketFaults } from '../../testing/check-market'
import type { Candidate, Company } from '../../testing/live-hiring'
import { appliedFor, hourAhead, publishedBy } from '../../testing/live-hiring'
import {
  candidate,
  company,
  decide,
  joinedAs,
  prove,
  signedIn,
  verifiedCompany,
} from '../../testing/live-market'
import { caseAbout, FACTS, GROUND, moderator, report } from '../../testing/moderation'

jest.setTimeout(600_000)

/** `RACE_ROUNDS=50` for the full run. */
const ROUNDS = Number(process.env['RACE_ROUNDS'] ?? 2)
const seed = randomInt(1_000_000)
let made = 0
const host = (word: string) => `${word}-${seed}-${(made += 1)}.com`

type Answer = LightMyRequestResponse
const codeOf = (answer: Answer): string =>
  answer.statusCode < 300 ? 'ok' : (answer.json<{ code: string }>().code ?? String(answer.statusCode))
/** Both at once, either first; what each was answered. */
async function together(...calls: (() => Promise<Answer>)[]): Promise<string[]> {
  const order = calls.map((_call, i) => i).sort(() => Math.random() - 0.5)
  const answers = new Array<Answer | undefined>(calls.length)
  await Promise.all(order.map(async (i) => (answers[i] = await calls[i]?.())))
  return answers.map((answer) => {
    if (!answer || answer.statusCode >= 500) throw new Error(answer?.body ?? 'no answer')
    return codeOf(answer)
  })
}

describe(`Races in the live market, ${ROUNDS} rounds each`, () => {
  let test: TestApp
  let ben: Company
  let began: Date
  const each = async (round: () => Promise<void>) => {
    for (let i = 0; i < ROUNDS; i++) {
      await round()
      if (i % 5 === 4) test.clock.advance(DAY_MS + 1)
    }
  }
  const person = () => candidate(test, `asha@${host('mail')}`)
  const offered = async (by: Company, to: Candidate, postingId: string, overbook = false) => {
    const application = await appliedFor(to, by, postingId)
    await application.review()
    await application.offer(test, overbook)
    const version = (await to.me.call(applicationsApi.get, { params: application.params })).version
    const accept = () =>
      to.me.send(applicationsApi.respond, { params: application.params, body: { accept: true, version } })
    return { ...application, accept }
  }
  const apply = (by: Candidate, id: string) => () =>
    by.me.send(applicationsApi.apply, { params: { id }, body: {} })

  beforeAll(async () => {
    const { mail } = readConfig({ NODE_ENV: 'test' })
    const config = {
      guestsPerHour: 10_000,
      rateLimits: rateLimits(10_000),
      mail: { ...mail, perHour: 100_000 },
    }
    test = await buildTestApp({ config })
    began = test.clock.now()
    ben = await verifiedCompany(test, `ben@${host('northwind')}`, 'Northwind')
  })
  afterEach(async () => {
    const ask = async <T>(sql: string) => (await test.db.read.query(sql)) as T[]
    // Days pass in these tests without a clockwork that ends what they leave open.
    expect(await marketFaults(ask, began)).toEqual([])
  })
  afterAll(() => test.close())
  /** What is limited by the day begins anew. */
  afterEach(() => test.clock.advance(DAY_MS + 1))

  it('hire one of two for the last opening', () =>
    each(async () => {
      const posting = await publishedBy(test, ben)
      const first = await offered(ben, await person(), posting.id)
      const second = await offered(ben, await person(), posting.id, true)
      const codes = await together(first.accept, second.accept)
      expect(codes.sort()).toEqual(['OPENING_FILLED', 'ok'])
    }))

  it('apply before or after a posting closes', () =>
    each(async () => {
      const [asha, posting] = [await person(), await publishedBy(test, ben)]
      const { id, version } = posting
      const close = () =>
        ben.team.send(postingsApi.close, {
          params: { id },
          body: { reason: 'cancelled', dispositions: [], version },
        })
      const codes = await together(apply(asha, id), close)
      expect([
        ['ok', 'OPEN_APPLICATIONS'],
        ['POSTING_NOT_ACTIVE', 'ok'],
      ]).toContainEqual(codes)
    }))

  it('apply before or after a block', () =>
    each(async () => {
      const [asha, posting] = [await person(), await publishedBy(test, ben)]
      const block = () => asha.me.send(blocksApi.block, { params: { type: 'company', id: ben.id } })
      const [applied, blocked] = await together(apply(asha, posting.id), block)
      expect(blocked).toBe('ok')
      expect(['ok', 'NOT_FOUND']).toContain(applied)
    }))

  it('apply before or after a posting is taken down', () =>
    each(async () => {
      const [asha, witness, posting] = [await person(), await person(), await publishedBy(test, ben)]
      const { id } = posting
      const console = await moderator(test)
      expect((await report(witness, 'posting', id)).statusCode).toBe(201)
      const about = await caseAbout(console, id)
      const takeDown = () =>
        console.send(moderationApi.decideCase, {
          params: { id: about.id },
          body: { action: 'take_down', ground: GROUND, facts: FACTS, version: about.version },
        })
      const [applied, down] = await together(apply(asha, id), takeDown)
      expect(down).toBe('ok')
      expect(['ok', 'POSTING_NOT_ACTIVE']).toContain(applied)
      expect(codeOf(await apply(witness, id)())).toBe('POSTING_NOT_ACTIVE')
    }))

  it('erase a profile before or after an offer reaches it', () =>
    each(async () => {
      const [asha, posting] = [await person(), await publishedBy(test, ben)]
      const application = await appliedFor(asha, ben, posting.id)
      await application.review()
      const { params } = application
      const expiresAt = new Date(test.clock.now().getTime() + 7 * DAY_MS).toISOString()
      const { salaryMax, currency, period } = await ben.team.call(postingsApi.get, {
        params: { id: posting.id },
      })
      const terms = { salary: salaryMax ?? 90_000, currency: currency ?? 'USD', period: period ?? 'year' }
      const drafted = await ben.team.call(offersApi.draft, {
        params,
        body: { ...terms, startDate: '2031-01-01', terms: 'As agreed.', expiresAt },
      })
      const send = () =>
        ben.team.send(offersApi.send, {
          params: { id: drafted.id },
          body: { version: drafted.version, overbook: false },
        })
      const erase = () => asha.me.send(placesApi.eraseProfile, { body: { confirm: ERASE_WORD } })
      const [erased, sent] = await together(erase, send)
      expect(erased).toBe('ok')
      // Sent first it is declined by the erasing; afterwards there is nobody to send it to.
      expect(['ok', 'illegal_transition', 'ILLEGAL_TRANSITION', 'NOT_FOUND', 'STALE']).toContain(sent)
      expect((await application.get()).status).not.toBe('Offer Received')
    }))

  it('erase whoever shared a job before or after somebody applies by the link', () =>
    each(async () => {
      const [asha, mo, posting] = [await person(), await person(), await publishedBy(test, ben)]
      const { url } = await asha.me.call(shareLinksApi.share, { params: { id: posting.id } })
      const refer = () =>
        mo.me.send(applicationsApi.apply, {
          params: { id: posting.id },
          query: { ref: url.slice(-10) },
          body: {},
        })
      const erase = () => asha.me.send(placesApi.eraseProfile, { body: { confirm: ERASE_WORD } })
      expect(await together(refer, erase)).toEqual(['ok', 'ok'])
    }))

  it('write a first message before or after a block', () =>
    each(async () => {
      const [asha, posting] = [await person(), await publishedBy(test, ben)]
      await appliedFor(asha, ben, posting.id)
      const write = () =>
        asha.me.send(candidateMessagesApi.compose, { body: { to: ben.id, subject: 'Hi', body: 'Hi' } })
      const block = () => asha.me.send(blocksApi.block, { params: { type: 'company', id: ben.id } })
      const [written, blocked] = await together(write, block)
      expect([blocked, ['ok', 'NOT_CONTACTABLE'].includes(written ?? '')]).toEqual(['ok', true])
    }))

  it('sign, apply and be suspended in one order or the other', () =>
    each(async () => {
      const chloe = await verifiedCompany(test, `chloe@${host('rests')}`, 'Rests')
      const [asha, late] = [await person(), await person()]
      const posting = await publishedBy(test, chloe)
      const open = await publishedBy(test, chloe)
      const { accept } = await offered(chloe, asha, posting.id)
      const console = await moderator(test)
      expect((await report(asha, 'company', chloe.id)).statusCode).toBe(201)
      const { id, version } = await caseAbout(console, chloe.id)
      const suspend = () =>
        console.send(moderationApi.decideCase, {
          params: { id },
          body: { action: 'suspend', ground: GROUND, facts: FACTS, days: null, version },
        })
      const [signed, applied, suspended] = await together(accept, apply(late, open.id), suspend)
      expect(suspended).toBe('ok')
      expect(['ok', 'COMPANY_SUSPENDED']).toContain(signed)
      expect(['ok', 'POSTING_NOT_ACTIVE']).toContain(applied)
    }))

  it('sign before or after a company begins to close', () =>
    each(async () => {
      const chloe = await verifiedCompany(test, `chloe@${host('closes')}`, 'Closes')
      const asha = await person()
      const application = await offered(chloe, asha, (await publishedBy(test, chloe)).id)
      const close = () => chloe.team.send(companiesApi.close, { body: { all: true } })
      const [signed, closed] = await together(application.accept, close)
      expect(closed).toBe('ok')
      const { status } = await asha.me.call(applicationsApi.get, { params: application.params })
      // Whoever was second is told so, and nothing is half.
      expect([signed, status]).toEqual(
        signed === 'ok' ? ['ok', 'Hired'] : ['COMPANY_CLOSING', 'Offer Received'],
      )
      expect(codeOf(await application.accept())).not.toBe('ok')
    }))

  it('give one interviewer one interview at a time', () =>
    each(async () => {
      const posting = await publishedBy(test, ben)
      const two = [
        await appliedFor(await person(), ben, posting.id),
        await appliedFor(await person(), ben, posting.id),
      ]
      const slots = [hourAhead(test, 24 + 2 * (made += 1))]
      const { items } = await ben.team.call(companyApi.team)
      const bodies = await Promise.all(
        two.map(async ({ version }) => ({
          slots,
          type: 'Video',
          duration: 60,
          meetingLink: 'https://meet.example/room',
          interviewerIds: items.slice(0, 1).map((member) => member.id),
          version: await version(),
        })),
      )
      const codes = await together(
        ...two.map(
          ({ params }, i) =>
            () =>
              ben.team.send(companyInterviewsApi.schedule, { params, body: bodies[i] }),
        ),
      )
      expect(codes.sort()).toEqual(['INTERVIEWER_BUSY', 'ok'])
    }))

  it('leave nothing half when a profile is erased in the middle of everything', () =>
    each(async () => {
      const [asha, posting] = [await person(), await publishedBy(test, ben)]
      const application = await appliedFor(asha, ben, posting.id)
      const slot = hourAhead(test, 24 + 2 * (made += 1))
      const interview = await application.propose([slot])
      const { params } = application
      const version = await application.version()
      const codes = await together(
        () => asha.me.send(placesApi.eraseProfile, { body: { confirm: ERASE_WORD } }),
        () =>
          asha.me.send(interviewsApi.confirm, {
            params: { id: interview.id },
            body: { slot, version: interview.version },
          }),
        () => ben.team.send(companyApplicationsApi.startReview, { params, body: { version } }),
        () => asha.me.send(candidateMessagesApi.compose, { body: { to: ben.id, subject: 'Hi', body: 'Hi' } }),
      )
      expect(codes[0]).toBe('ok')
      expect((await application.get()).status).toBe('Withdrawn')
    }))

  it('keep somebody of a team when both leave, and seat an invitee once of twenty presses', () =>
    each(async () => {
      const domain = host('hands')
      const first = await verifiedCompany(test, `ben@${domain}`, 'Hands')
      const email = `chloe@${domain}`
      await first.team.call(companyApi.invite, { body: { name: 'Chloé', email, role: 'Admin' } })
      const [mail] = await test.mailbox.arrived(email)
      const token = /invitation=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
      const chloe = await signedIn(test, email)
      const press = () => chloe.at('demo').send(companyApi.acceptInvitation, { params: { token } })
      const pressed = await together(...Array.from({ length: 20 }, () => press))
      expect(pressed.filter((code) => code === 'ok')).toHaveLength(1)
      await publishedBy(test, first)
      const leave = (by: typeof chloe) => () => by.at(first.place).send(companyApi.leave)
      expect((await together(leave(first), leave(chloe))).sort()).toEqual(['LAST_ADMIN', 'ok'])
    }))

  it('let a member decide before or after the role changes', () =>
    each(async () => {
      const domain = host('roles')
      const first = await verifiedCompany(test, `ben@${domain}`, 'Roles')
      const email = `chloe@${domain}`
      const chloe = await joinedAs(test, first, { email, role: 'Admin' })
      const application = await appliedFor(await person(), first, (await publishedBy(test, first)).id)
      const { items } = await first.team.call(companyApi.team)
      const seat = items.find((member) => member.email === email)
      const version = await application.version()
      const [changed, rejected] = await together(
        () =>
          first.team.send(companyApi.changeRole, {
            params: { id: seat?.id ?? '' },
            body: { role: 'Recruiter', version: seat?.version },
          }),
        () =>
          chloe.at(first.place).send(companyApplicationsApi.reject, {
            params: application.params,
            body: { reasonId: 'skills', version },
          }),
      )
      expect(changed).toBe('ok')
      expect(['ok', 'NOT_YOUR_POSTING']).toContain(rejected)
    }))

  it('verify one of two companies of a domain', () =>
    each(async () => {
      const domain = host('twins')
      const twins = [
        await company(test, `a@${domain}`, 'Twin A'),
        await company(test, `b@${domain}`, 'Twin B'),
      ]
      for (const twin of twins) await prove(test, twin)
      const codes = await together(
        ...twins.map(
          ({ id }) =>
            () =>
              decide(test, id, { decision: 'verify' }),
        ),
      )
      expect(codes.sort()).toEqual(['COMPANY_IS_HERE', 'ok'])
    }))

  it('decide about a company before or after it asks for another domain', () =>
    each(async () => {
      const old = host('before')
      const eve = await verifiedCompany(test, `eve@${old}`, 'Before')
      const domain = host('after')
      await eve.team.call(companiesApi.changeDomain, { body: { domain } })
      const address = `eve@${domain}`
      await eve.team.call(companiesApi.sendCode, { body: { address } })
      const otp = test.mailbox.otpFor(address)
      await eve.team.call(companiesApi.enterCode, { body: { address, otp } })
      const other = host('other')
      const change = () => eve.team.send(companiesApi.changeDomain, { body: { domain: other } })
      const [decision, changed] = await together(() => decide(test, eve.id, { decision: 'verify' }), change)
      expect(changed).toBe('ok')
      // What was proven is what was decided about: never the domain that nobody proved.
      expect(['ok', 'STALE', 'NOT_NOW']).toContain(decision)
      const shown = await eve.team.call(companiesApi.verification)
      expect(shown.domain).toBe(decision === 'ok' ? domain : old)
      expect(shown).toMatchObject({ toProve: other, change: { domain: other, provenAt: null, end: null } })
    }))

  it('publish no more than the day allows', async () => {
    const dan = await verifiedCompany(test, `dan@${host('many')}`, 'Many')
    const drafts: { id: string; version: number }[] = []
    const closesAt = new Date(test.clock.now().getTime() + 30 * DAY_MS).toISOString()
    const body = buildPostingDraft({ closesAt })
    for (let i = 0; i <= HIRING_LIMITS.publishedPerDay; i++)
      drafts.push(await dan.team.call(postingsApi.create, { body }))
    const publish =
      ({ id, version }: { id: string; version: number }) =>
      () =>
        dan.team.send(postingsApi.publish, { params: { id }, body: { version } })
    for (const draft of drafts.slice(2)) expect(codeOf(await publish(draft)())).toBe('ok')
    expect((await together(...drafts.slice(0, 2).map(publish))).sort()).toEqual(['PUBLISH_LIMIT', 'ok'])
  })
})
