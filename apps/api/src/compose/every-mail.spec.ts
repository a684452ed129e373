import { randomInt, randomUUID } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { v7 } from 'uuid'
import { MODULE_FACTS } from '@tryka/coach'
import {
  ALWAYS,
  DAY_MS,
  HOUR_MS,
  LIVE_MARKET_ID,
  adminsApi,
  admissionsApi,
  applicationsApi,
  companyApi,
  companyApplicationsApi,
  companyInterviewsApi,
  companyMessagesApi,
  deliveryApi,
  erasedStatement,
  firstContactsApi,
  joinRequestsApi,
  placesApi,
  pushApi,
} from '@tryka/domain'
import { AdminEntity } from '../features/admin/admin.entity'
import type { ConsoleEvent } from '../features/admin/console-letters'
import { CONSOLE_TEMPLATE } from '../features/admin/console-letters'
import { TROUBLE_TEMPLATE } from '../features/admin/troubles/trouble-letters'
import { contactMail } from '../features/contact/contact.mail'
import { privacyMail } from '../features/early-access/privacy.mail'
import { APPEAL_TEMPLATE } from '../features/hiring/assessments/appeals/appeal.mail'
import { REMINDER_TEMPLATE } from '../features/hiring/assessments/assessment-reminders'
import { AttemptEntity } from '../features/hiring/assessments/attempt.table'
import { HOLD_TEMPLATE } from '../features/hiring/assessments/hold-news'
import { learningMessage } from '../features/hiring/learning/digest/learning-mail'
import { weekBetween } from '../features/hiring/learning/digest/week-of'
import { OPENED_TEMPLATE } from '../features/hiring/learning/path-opened'
import { MOCK_TEMPLATE } from '../features/hiring/peers/mocks/mock-mail'
import { CHANGE_TEMPLATE, CHECK_TEMPLATE } from '../features/hiring/companies/company-change.mail'
import { CompanyProofEntity } from '../features/hiring/companies/company-proof.table'
import { QUESTION_TEMPLATE } from '../features/hiring/companies/company-question.mail'
import { CLOSING_TEMPLATE } from '../features/hiring/companies/closing/closing.mail'
import { DECIDED_TEMPLATE, ERASED_TEMPLATE } from '../features/hiring/moderation/moderation-letters'
import { DecisionEntity } from '../features/hiring/moderation/moderation.table'
import { jobsMessage } from '../features/hiring/postings/digests/jobs-mail'
import { CandidateEntity } from '../features/hiring/profile/candidate.table'
import { CandidateSkillEntity } from '../features/hiring/skills/skill.table'
import { TeamMemberEntity } from '../features/hiring/team/team.table'
import { ANSWERS_DUE_TEMPLATE } from '../features/hiring/time/answers-due'
import { interviewMessages } from '../features/hiring/applications/interviews/interview-mail'
import { partiesOf } from '../features/hiring/applications/interviews/calendar-entry'
import { InterviewEntity } from '../features/hiring/applications/interviews/interview.table'
import { issueLetter } from '../features/newsletter/issue-letter'
import { NewsletterLinks } from '../features/newsletter/newsletter-links'
import type { Mail } from '../mail/mailer'
import type { SecurityEvent } from '../services/accounts/account-news'
import { AccountEntity } from '../services/accounts/account.entity'
import { invitationMail } from '../services/admissions/invitation.mail'
import { otpMail } from '../services/otp/otp.mail'
import type { Message } from '../services/outbox/queue'
import { addressMark, enqueue } from '../services/outbox/queue'
import { SECURITY_TEMPLATE } from '../services/security/security-letters'
import { storedAppeal } from '../testing/appeals'
import { storedHold } from '../testing/holds'
import { storedAttempt } from '../testing/stored-attempts'
import { buildTestApp } from '../testing/build-test-app'
import type { TestApp } from '../testing/build-test-app'
import { invited } from '../testing/invitations'
import { appliedFor, confirmedAt, hourAhead, publishedBy } from '../testing/live-hiring'
import { candidate, signedIn, verifiedCompany } from '../testing/live-market'
import { storedMock } from '../testing/mocks'
import type { MailReader } from '../testing/mail-reader'
import { openMailReader } from '../testing/mail-reader'
import { barePlainNames, letterheadFaults, mailFaults, switchFaults } from '../testing/mail-faults'
import { FACTS, GROUND, decided, moderator } from '../testing/moderation'
import { askForNewsletter } from '../testing/newsletter'
import { outboxIdle } from '../testing/outbox'
import type { PushService } from '../testing/push-service'
import { startPushService } from '../testing/push-service'
import { nextAddress, signUp, signedInAdmin } from '../testing/waitlist'
import { mailTemplates } from './templates'

jest.setTimeout(240_000)

const seed = randomInt(1_000_000)
console.info(`every mail: seed ${seed}`)
let made = 0
const host = (word: string) => `${word}-${seed}-${(made += 1)}.com`

/** What people typed: none of it may stand in a subject, and in a mail it stands in quotes. */
const [COMPANY, PERSON, JOB] = ['Zyrkon Works', 'Quilla Marsh', 'Lanthanum Engineer'] as const
const NAMES = [COMPANY, PERSON, JOB, 'Ben Holt', 'Chlodwig']

const SECURITY: Record<SecurityEvent, true> = {
  'new-browser': true,
  'passkey-added': true,
  'passkey-removed': true,
  'passkey-suspect': true,
  export: true,
  erased: true,
}
const CONSOLE: Record<ConsoleEvent, true> = {
  invited: true,
  joined: true,
  role: true,
  blocked: true,
  unblocked: true,
  removed: true,
  'app-added': true,
  'app-removed': true,
  'passkey-added': true,
  'passkey-removed': true,
  'passkey-suspect': true,
  'recovery-renewed': true,
  'recovery-used': true,
  'password-reset': true,
  'password-changed': true,
}

/** Sources that make mails themselves, whose mails are looked at below. */
const MAKERS = [
  'features/contact/contact.mail.ts',
  'features/early-access/privacy.mail.ts',
  'features/newsletter/issue-letter.ts',
  'services/admissions/invitation.mail.ts',
  'services/otp/otp.mail.ts',
  'services/outbox/own-mails.ts',
]

describe('Every mail of the product', () => {
  let test: TestApp
  let service: PushService
  let reader: MailReader
  beforeAll(async () => {
    reader = await openMailReader()
    service = await startPushService()
    const config = { guestsPerHour: 1_000, pushHosts: [service.host] }
    test = await buildTestApp({ config, deps: { pushAgent: service.agent } })
  })
  afterAll(async () => {
    await test.close()
    await service.stop()
    await reader.close()
  })

  /** What is wrong with mails as a reader sees them, in both themes, wide and narrow; those that are alike once. */
  const seenFaultsOf = async (mails: readonly Mail[]): Promise<string[]> => {
    const kinds = new Map(mails.map((mail) => [`${mail.kind} ${mail.subject}`, mail]))
    const faults: string[] = []
    for (const mail of kinds.values()) faults.push(...(await reader.faultsOf(mail)))
    return faults
  }
  const faultsOf = (mail: Mail, hasSwitch: boolean): string[] => [
    ...mailFaults(mail, NAMES),
    ...letterheadFaults(mail, test.config),
    ...switchFaults(mail, hasSwitch),
    // To the team behind the product everything is a fact that somebody typed.
    ...(mail.kind === 'team' ? [] : barePlainNames(mail, NAMES)),
  ]
  const store = (...messages: Message[]) =>
    test.db.transaction((manager) =>
      enqueue(manager, messages, {
        now: test.clock.now(),
        mark: addressMark(test.config.sessionSecret),
      }),
    )
  const told = (template: string, data: object, to: Message['to']): Message => ({
    template,
    data,
    to,
    kind: ALWAYS,
    dedup: `${template}:${randomUUID()}`,
  })
  const accountOf = async (email: string) => {
    const { id: accountId } = await test.db.read.findOneByOrFail(AccountEntity, { email })
    return { accountId }
  }

  /** A hiring from both sides, in all that it is mailed about. */
  async function hire() {
    const domain = host('firm')
    const ben = await verifiedCompany(test, `ben@${domain}`, COMPANY)
    const someone = (name: string = PERSON) => candidate(test, `${made}@${host('mail')}`, name)
    const [asha, bao, cleo, dora] = [await someone(), await someone(), await someone(), await someone()]
    const [first, second] = [await publishedBy(test, ben, JOB), await publishedBy(test, ben, `${JOB} II`)]
    const browser = service.browser()
    await asha.me.call(pushApi.add, { body: browser.subscription })
    const application = await appliedFor(asha, ben, first.id)
    await appliedFor(bao, ben, first.id)
    const rejected = await appliedFor(cleo, ben, first.id)
    const left = await appliedFor(dora, ben, first.id)
    await application.review()
    const { candidate: person } = await application.get()
    await ben.team.call(companyMessagesApi.compose, {
      body: { to: person.id, subject: JOB, body: `${COMPANY} www.evil.example` },
    })
    await ben.team.call(companyApplicationsApi.reject, {
      params: rejected.params,
      body: {
        reasonId: 'closed',
        message: `${PERSON} at www.evil.example`,
        version: await rejected.version(),
      },
    })
    const { version } = await dora.me.call(applicationsApi.get, { params: { id: left.id } })
    await dora.me.call(applicationsApi.withdraw, { params: { id: left.id }, body: { version } })
    return { domain, ben, asha, bao, application, second, browser, someone }
  }
  type Hiring = Awaited<ReturnType<typeof hire>>

  async function interview({ ben, asha, application }: Hiring) {
    const slot = hourAhead(test, 100)
    const agreed = await confirmedAt(asha, await application.propose([slot]), slot)
    await outboxIdle(test)
    const row = await test.db.read.findOneByOrFail(InterviewEntity, { id: agreed.id })
    const parties = await partiesOf(test.db.read, row)
    for (const [what, hours] of [
      ['reminder-24h', 23],
      ['reminder-1h', 1],
    ] as const) {
      test.clock.set(new Date(Date.parse(slot) - hours * HOUR_MS))
      await store(...interviewMessages(row, parties, what))
      await outboxIdle(test)
    }
    const { version } = row
    const body = { slots: [hourAhead(test, 90)], reason: PERSON, version }
    const moved = await ben.team.call(companyInterviewsApi.reschedule, { params: { id: row.id }, body })
    await ben.team.call(companyInterviewsApi.cancel, {
      params: { id: row.id },
      body: { version: moved.version },
    })
  }

  async function renewal() {
    const email = `late@${host('mail')}`
    await invited(test, await signedInAdmin(test), { email })
    await test.client(nextAddress()).post(admissionsApi.again.endpoint.path, { email })
  }

  async function strangers({ domain, ben, someone }: Hiring) {
    const edda = await someone()
    const place = await edda.me.call(placesApi.get)
    const candidateId = place.side === 'candidate' ? place.candidate.id : ''
    const contact = await ben.team.call(firstContactsApi.ask, { body: { candidateId, text: 'Shall we?' } })
    await outboxIdle(test)
    await edda.me.call(firstContactsApi.accept, { params: { id: contact.id } })
    await ben.team.call(companyApi.invite, {
      body: { name: 'Chlodwig', email: `chlodwig@${host('guest')}`, role: 'Recruiter' },
    })
    const chloe = await signedIn(test, `chloe@${domain}`)
    const request = await chloe.at('demo').call(joinRequestsApi.ask, {
      params: { id: ben.id },
      body: { address: chloe.email, name: 'Chlodwig', title: 'Recruiter' },
    })
    await outboxIdle(test)
    await ben.team.call(joinRequestsApi.decline, { params: { id: request.id } })
  }

  async function moderation({ ben, bao, second }: Hiring) {
    await decided(await moderator(test), bao, ['posting', second.id], 'warn')
    const { id: decisionId } = await test.db.read.findOneByOrFail(DecisionEntity, { subjectId: second.id })
    const link = `/company-dashboard?section=settings&decision=${decisionId}&place=${ben.place}`
    await store(told(DECIDED_TEMPLATE, { decisionId, about: 'lifted', link }, await accountOf(ben.email)))
    const at = test.clock.now().toISOString()
    const statement = erasedStatement({ ground: GROUND, facts: FACTS, at })
    await store(told(ERASED_TEMPLATE, { statement }, { address: `erased@${host('mail')}` }))
    await store(told(DECIDED_TEMPLATE, { decisionId, about: 'ended', link }, await accountOf(ben.email)))
  }

  async function proof({ ben }: Hiring) {
    const [at, companyId] = [test.clock.now().toISOString(), ben.id]
    const end = { accepted: false, reason: `${COMPANY} is another`, at }
    const pendingChange = { name: COMPANY, domain: null, askedAt: at, provenAt: null, provenBy: null, end }
    const asked = { checkAskedAt: at, question: `Who is ${PERSON}?`, askedAt: at, answer: null }
    await test.db.write((manager) =>
      manager.update(CompanyProofEntity, { companyId }, { ...asked, pendingChange }),
    )
    const to = await accountOf(ben.email)
    await store(
      told(CHANGE_TEMPLATE, { companyId, at }, to),
      told(CHECK_TEMPLATE, { companyId, at }, to),
      told(QUESTION_TEMPLATE, { companyId, askedAt: at }, to),
      told(CLOSING_TEMPLATE, { companyId }, to),
    )
  }

  async function appeals({ asha }: Hiring) {
    const to = await accountOf(asha.email)
    const { attemptId, appealId } = await storedAppeal(test, to.accountId, `${PERSON} at www.evil.example`)
    await store(
      told(APPEAL_TEMPLATE, { about: 'decided', appealId }, to),
      told(APPEAL_TEMPLATE, { about: 'raised', attemptId }, to),
    )
    const open = await storedHold(test, to.accountId, attemptId, {})
    await store(told(HOLD_TEMPLATE, { about: 'held', holdId: open }, to))
    const again = await storedAppeal(test, to.accountId, PERSON)
    const holdId = await storedHold(test, to.accountId, again.attemptId, {
      state: 'not_confirmed',
      reason: `${PERSON} at www.evil.example`,
      decidedAt: test.clock.now().toISOString(),
    })
    await store(told(HOLD_TEMPLATE, { about: 'decided', holdId }, to))
    await reminders(to)
    await store(told(OPENED_TEMPLATE, { pathId: 'sql-foundations' }, to))
    const person = await test.db.read.findOneByOrFail(CandidateEntity, to)
    const mockId = await storedMock(test, person.id)
    await store(told(MOCK_TEMPLATE, { mockId, side: 'a', what: 'booked' }, to))
  }

  async function reminders(to: { accountId: string }) {
    const ready = storedAttempt(test, to.accountId, { state: 'ready', endedAt: null, measured: null })
    const { id: candidateId } = await test.db.read.findOneByOrFail(CandidateEntity, to)
    const id = randomUUID()
    const expiresAt = new Date(test.clock.now().getTime() + 30 * DAY_MS).toISOString()
    const blank = { score: null, verifiedAt: null, scheduledAt: null, submittedAt: null, credentialId: null }
    const of = { marketId: LIVE_MARKET_ID, candidateId, skill: 'Kafka', level: 2, state: 'Verified' } as const
    await test.db.write(async (manager) => {
      await manager.insert(AttemptEntity, ready)
      await manager.insert(CandidateSkillEntity, { id, ...of, ...blank, expiresAt, version: 1 })
    })
    await store(
      told(REMINDER_TEMPLATE, { about: 'planned', id: ready.id }, to),
      told(REMINDER_TEMPLATE, { about: 'ends', id }, to),
    )
  }

  async function waiting({ ben, asha, application, second }: Hiring) {
    test.clock.set(
      new Date(Math.ceil(test.clock.now().getTime() / DAY_MS) * DAY_MS + 10 * DAY_MS + 12 * HOUR_MS),
    )
    const [toBen, toAsha] = [await accountOf(ben.email), await accountOf(asha.email)]
    const member = await test.db.read.findOneByOrFail(TeamMemberEntity, toBen)
    const person = await test.db.read.findOneByOrFail(CandidateEntity, toAsha)
    await asha.me.call(deliveryApi.setPreferences, {
      body: { kinds: { 'Learning recommendations': { email: true } } },
    })
    const begun = new Date(person.createdAt)
    const digest = { step: MODULE_FACTS[0]?.id ?? null, isLast: false }
    await store(
      {
        ...told(ANSWERS_DUE_TEMPLATE, { memberId: member.id, companyId: ben.id }, toBen),
        kind: 'Application updates',
      },
      jobsMessage(
        toAsha.accountId,
        { candidateId: person.id, searchId: null, postingIds: [second.id], total: 3 },
        test.clock.now().toISOString(),
      ),
      learningMessage(
        toAsha.accountId,
        { candidateId: person.id, ...weekBetween(begun, test.clock.now(), person.timeZone), ...digest },
        'week',
      ),
      learningMessage(
        toAsha.accountId,
        { candidateId: person.id, ...weekBetween(begun, begun, person.timeZone), ...digest, isLast: true },
        'last',
      ),
    )
    await outboxIdle(test)
    await application.offer(test)
    await outboxIdle(test)
    const params = { id: application.id }
    const { version } = await asha.me.call(applicationsApi.get, { params })
    await asha.me.call(applicationsApi.respond, { params, body: { accept: true, version } })
  }

  async function accounts({ asha }: Hiring) {
    const at = test.clock.now().toISOString()
    const about = { at, device: `Firefox on Linux`, passkey: PERSON }
    const [toAsha, gone] = [await accountOf(asha.email), { address: `gone@${host('mail')}` }]
    for (const event of Object.keys(SECURITY))
      await store(told(SECURITY_TEMPLATE, { event, ...about }, event === 'erased' ? gone : toAsha))
    const admin = await signedInAdmin(test)
    for (const role of ['owner', 'moderator', 'reader'] as const)
      await admin.post(adminsApi.invite.endpoint.path, { email: `${role}@${host('mail')}`, role })
    const [owner] = await test.db.read.find(AdminEntity, { order: { createdAt: 'ASC' } })
    const email = `owner@${host('mail')}`
    await test.db.write((manager) =>
      manager.update(AdminEntity, { id: owner?.id }, { email, emailKey: email }),
    )
    const news = { at, adminId: owner?.id, toId: owner?.id, name: PERSON, role: 'reader', by: 'Ben Holt' }
    for (const event of Object.keys(CONSOLE))
      await store(told(CONSOLE_TEMPLATE, { event, ...news }, { address: email }))
    for (const trouble of ['mail-limit', 'dead-letters', 'dns'])
      await store(
        told(TROUBLE_TEMPLATE, { trouble, at, count: 50, moment: at, toId: owner?.id }, { address: email }),
      )
    await askForNewsletter(test, `reader@${host('mail')}`)
    await signUp(test, { email: `firm@${host('mail')}`, userType: 'company', company: COMPANY })
  }

  it('that leaves by the outbox keeps the rules, whatever its template', async () => {
    const hiring = await hire()
    await outboxIdle(test)
    await interview(hiring)
    await outboxIdle(test)
    await strangers(hiring)
    await moderation(hiring)
    await proof(hiring)
    await appeals(hiring)
    await accounts(hiring)
    await renewal()
    await outboxIdle(test)
    await waiting(hiring)
    const rows = (await outboxIdle(test)).filter(({ state }) => state === 'sent')

    const templates = Object.keys(mailTemplates({ config: test.config, db: test.db, clock: test.clock }))
    expect([...new Set(rows.map(({ template }) => template))].sort()).toEqual(templates.sort())
    const letters = rows.filter(({ channel }) => channel === 'mail')
    expect(letters.length).toBeGreaterThan(60)
    const mailOf = (id: string) => test.mailbox.mails.find(({ messageId }) => messageId?.includes(id))
    const faults = letters.flatMap(({ id, kind, template }) => {
      const mail = mailOf(id)
      return mail ? faultsOf(mail, kind !== ALWAYS) : [`${template}: it did not arrive`]
    })
    expect(faults).toEqual([])
    expect(await seenFaultsOf(letters.flatMap(({ id }) => mailOf(id) ?? []))).toEqual([])
    for (const { title, body, link } of service.notesOf(hiring.browser)) {
      expect(body).toBe('')
      expect(NAMES.filter((name) => title?.includes(name))).toEqual([])
      expect(link).toMatch(/^\/candidate-dashboard\?section=\S+&place=me$/)
    }
  })

  it('that is sent at once keeps them too, and says how to switch off what can be', async () => {
    const { config } = test
    const to = `${v7()}@${host('mail')}`
    const at = test.clock.now().toISOString()
    const leave = new NewsletterLinks(config.sessionSecret, config.apiUrl).leaveLink()
    const issue = await issueLetter(
      { subject: 'Cybersecurity opens', preview: 'This week.', markdown: '# Hello\n\nFrom **Monday**.' },
      { publicUrl: config.publicUrl, hello: config.contacts.hello },
    )
    const links = { mine: 'a', erase: 'b', unsubscribe: 'unsubscribe' }
    const linked = Object.fromEntries(
      Object.entries(links).map(([name, path]) => [name, `${config.apiUrl}/api/${path}?token=t`]),
    ) as typeof links
    const message = {
      id: randomUUID(),
      name: PERSON,
      email: to,
      company: COMPANY,
      subject: JOB,
      message: JOB,
    }
    const request = { createdAt: at, focusArea: `${PERSON} www.evil.example` }
    const invited = { to, request, endsAt: at, token: 'a-token' }
    const noSwitch = [
      ...(['signup', 'sign-in', 'company'] as const).map((purpose) =>
        otpMail({ to, purpose, code: '482915' }, 10, config),
      ),
      invitationMail(invited, config),
      invitationMail({ ...invited, request: null }, config),
      contactMail(
        config.mail.contact,
        { ...message, inquiryType: 'general', createdAt: at, mailedAt: null, readAt: null },
        config,
      ),
    ]
    const letter = issue.mailTo({ email: to, confirmedAt: at, leave })
    // The text of a letter is laid out for itself, by the writer of its Markdown.
    const ofLetter = faultsOf(letter, true).filter((fault) => !fault.endsWith('is only in the text'))

    expect(noSwitch.flatMap((mail) => faultsOf(mail, false))).toEqual([])
    expect([...faultsOf(privacyMail(to, linked, config), true), ...ofLetter]).toEqual([])
    expect(noSwitch.filter(({ subject }) => subject.includes('482915'))).toEqual([])
    expect(await seenFaultsOf([...noSwitch, privacyMail(to, linked, config), letter])).toEqual([])
    expect(await reader.markedByPress(noSwitch[0] ?? letter)).toBe('482915')
  })

  const root = join(__dirname, '..')
  const sources = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.ts') && !path.endsWith('.spec.ts') && !/^(mail|testing)[\\/]/.test(path),
  )

  it('has the HTML that the one layout makes', () => {
    const own = sources.filter((path) => {
      const source = readFileSync(join(root, path), 'utf8')
      return /\bsubject\b/.test(source) && /\bhtml\b/.test(source) && !/\bframe\(/.test(source)
    })
    // Hands the whole letter on.
    expect(own.map((path) => path.split(sep).join('/'))).toEqual(['features/newsletter/issues.service.ts'])
  })

  it('is made where this spec looks', () => {
    const makers = sources
      .filter((path) =>
        /import \{[^}]*\b(composeMail|frame)\b[^}]*\} from '[./]*\/mail\//.test(
          readFileSync(join(root, path), 'utf8'),
        ),
      )
      .map((path) => relative(root, join(root, path)).split(sep).join('/'))
    expect(makers.sort()).toEqual(MAKERS)
  })

  it('is read by a program that sees what is wrong', async () => {
    const [code] = ['482915']
    const whole = otpMail({ to: `a@${host('mail')}`, purpose: 'sign-in', code }, 10, test.config)
    const bent = (from: string, to: string) =>
      reader.faultsOf({ ...whole, html: whole.html.replaceAll(from, to) })

    expect(await bent('max-width:560px', 'min-width:640px')).toContainEqual(
      expect.stringMatching(/320 px: \d+px of sideways/),
    )
    expect(await bent('#385056', '#b0b0b0')).toContainEqual(
      expect.stringMatching(/light, 600 px: color-contrast/),
    )
    expect(await bent('.t2{color:#cbd6d8!important}', '')).toContainEqual(
      expect.stringMatching(/dark, 600 px: color-contrast/),
    )
    expect(await bent('cid:', 'https://tracker.example/')).toContainEqual(
      expect.stringMatching(/fetches https:/),
    )
    expect(await bent('>hello@', '></a><a>hello@')).toContainEqual(expect.stringMatching(/link-name/))
  })
})
