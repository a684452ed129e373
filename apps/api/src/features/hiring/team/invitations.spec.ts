import { randomInt, randomUUID } from 'node:crypto'
import { DAY_MS, MINUTE_MS, TEAM_INVITE_DAYS, companiesApi, companyApi, type Team } from '@tryka/domain'
import type { TestApp } from '../../../testing/build-test-app'
import { buildTestApp } from '../../../testing/build-test-app'
import { openVisitor, refusalOf } from '../../../testing/hiring'
import type { Company } from '../../../testing/live-hiring'
import { company, companyNamed, decide, prove, signedIn } from '../../../testing/live-market'
import { outboxIdle } from '../../../testing/outbox'
import { nextAddress } from '../../../testing/waitlist'
import { AccountEntity } from '../../../services/accounts/account.entity'
import { addMember } from './team-writes'

jest.setTimeout(60_000)

const SMTP = { smtpUrl: 'smtp://127.0.0.1:1', from: 'a@example.com', contact: 'b@example.com', perHour: 500 }
const seed = randomInt(1_000_000)
console.info(`invitations: seed ${seed}`)
let made = 0
const host = () => `firm-${seed}-${(made += 1)}.com`

describe('Invitations to a team', () => {
  let test: TestApp
  beforeEach(async () => void (test = await buildTestApp({ config: { guestsPerHour: 1_000 } })))
  afterEach(() => test.close())

  const draft = (name: string, address = nextAddress()) => company(test, `ada@${host()}`, name, address)
  const admin = async (name: string, address = nextAddress()) => {
    const made = await draft(name, address)
    await prove(test, made)
    await decide(test, made.id, { decision: 'verify' })
    return made
  }
  const invite = ({ team }: Pick<Company, 'team'>, email: string, name = 'Nora') =>
    team.send(companyApi.invite, { body: { name, email, role: 'Recruiter' } })
  const seatOf = async ({ team }: Company, email: string): Promise<Team['items'][number]> => {
    const found = (await team.call(companyApi.team)).items.find((member) => member.email === email)
    if (!found) throw new Error(`${email} is not in the team`)
    return found
  }
  const again = async (by: Company, email: string) =>
    by.team.send(companyApi.resendInvite, { params: { id: (await seatOf(by, email)).id } })
  const mailsTo = async (email: string) => {
    await outboxIdle(test)
    return test.mailbox.mails.filter(({ to }) => to === email)
  }
  const rename = async ({ team }: Company, name: string) => {
    const {
      id: _id,
      logo: _logo,
      country: _country,
      canEdit: _can,
      ...settings
    } = await team.call(companyApi.settings)
    return team.send(companyApi.updateSettings, { body: { ...settings, name } })
  }

  it('go to nobody from sample data, and the team there says so', async () => {
    const visitor = await openVisitor(test, test.client(nextAddress()))
    const team = await visitor.call(companyApi.team)

    expect(team).toMatchObject({ canInvite: false })
    expect(team.items.some(({ canResend }) => canResend)).toBe(false)
    const body = { name: 'Nora', email: 'victim@example.com', role: 'Recruiter' }
    expect((await visitor.send(companyApi.invite, { body })).json()).toMatchObject({
      status: 403,
      code: 'LIVE_ONLY',
      detail: 'Nobody is invited into sample data. Create your own company to build its team.',
    })
    await outboxIdle(test)
    expect(test.mailbox.mails).toEqual([])
  })

  it('hold no text of a visitor in the subject, and quote it without addresses in the body', async () => {
    const by = await draft('Plain Names')
    const nora = `nora@${by.email.split('@')[1] ?? ''}`
    const evil = 'Your mailbox is full. Sign in at https://evil.example/login to keep it'
    expect(refusalOf(await rename(by, evil))).toEqual([400, 'VALIDATION'])
    expect(refusalOf(await rename(by, 'Two\nlines'))).toEqual([400, 'VALIDATION'])
    expect(refusalOf(await invite(by, nora, evil))).toEqual([400, 'VALIDATION'])
    expect((await rename(by, 'Evil.example is full”. Go')).statusCode).toBe(200)

    await invite(by, nora)

    const [mail] = await test.mailbox.arrived(nora)
    expect(mail?.subject).toBe('You are invited to a hiring team')
    expect(mail?.headers).toEqual({ 'Auto-Submitted': 'auto-generated' })
    expect(mail?.text).toContain("“Evil example is full'. Go”")
    expect(mail?.text).toContain(`(${by.email}) invites you`)
    const links = [...(mail?.html ?? '').matchAll(/href="([^"]+)"/g)].map(([, link]) => link)
    // Beside the way in there is only who we are.
    const ours = [`${test.config.publicUrl}/`, `mailto:${test.config.contacts.hello}`]
    const others = links.filter((link) => !ours.includes(link ?? ''))
    expect(new Set(others).size).toBe(1)
    expect(others[0]).toContain(`${test.config.appUrl}/company-dashboard?invitation=`)
  })

  it('are sent again after ten minutes, four times a week at most, and the last link works', async () => {
    const by = await admin('Again')
    const email = 'nora@example.com'
    await invite(by, email)
    const tokenIn = (text = '') => /invitation=([\w-]+)/.exec(text)?.[1] ?? ''
    const [first] = await test.mailbox.arrived(email)

    expect((await again(by, email)).json()).toMatchObject({
      status: 429,
      code: 'TOO_MANY_INVITATIONS',
      detail: 'This invitation was sent a moment ago. Try again in 10 minutes.',
    })
    // Whoever is taken out and invited anew is the same person.
    await by.team.call(companyApi.removeMember, { params: { id: (await seatOf(by, email)).id } })
    expect(refusalOf(await invite(by, email))).toEqual([429, 'TOO_MANY_INVITATIONS'])
    test.clock.advance(10 * MINUTE_MS)
    expect((await invite(by, email)).statusCode).toBe(201)
    const later: number[] = []
    for (let i = 0; i < 4; i++) {
      test.clock.advance(11 * MINUTE_MS)
      later.push((await again(by, email)).statusCode)
      await outboxIdle(test)
    }
    expect(later).toEqual([200, 200, 429, 429])
    const mails = await mailsTo(email)
    expect(mails).toHaveLength(4)
    const read = async (text = '') =>
      (await by.client.get(`/api/team-invitations/${tokenIn(text)}`)).statusCode
    expect(await read(first?.text)).toBe(404)
    expect(await read(mails[2]?.text)).toBe(404)
    expect(await read(mails[3]?.text)).toBe(200)
    test.clock.advance(7 * DAY_MS)
    expect(await read(mails[3]?.text)).toBe(404)
  })

  it('open nothing a week later, however they are pressed', async () => {
    const by = await admin('Too Late')
    const email = `nora@${host()}`
    await invite(by, email)
    const [mail] = await test.mailbox.arrived(email)
    const token = /invitation=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
    const nora = await signedIn(test, email)
    const press = () => nora.at('demo').send(companyApi.acceptInvitation, { params: { token } })
    test.clock.advance(TEAM_INVITE_DAYS * DAY_MS - 1)
    expect((await nora.client.get(`/api/team-invitations/${token}`)).statusCode).toBe(200)
    test.clock.advance(1)

    expect((await nora.client.get(`/api/team-invitations/${token}`)).statusCode).toBe(404)
    const answers = await Promise.all(Array.from({ length: 5 }, press))
    expect(new Set(answers.map((answer) => refusalOf(answer).join()))).toEqual(new Set(['404,NOT_FOUND']))
    expect(await seatOf(by, email)).toMatchObject({ status: 'Pending', canResend: true })
    // A new one works, the one of before does not.
    await again(by, email)
    const mails = await mailsTo(email)
    const newer = /invitation=([\w-]+)/.exec(mails.at(-1)?.text ?? '')?.[1] ?? ''
    expect((await press()).statusCode).toBe(404)
    await nora.at('demo').call(companyApi.acceptInvitation, { params: { token: newer } })
    expect(await seatOf(by, email)).toMatchObject({ status: 'Active' })
  })

  it('go once of twenty sendings at once', async () => {
    const by = await admin('Once')
    await invite(by, 'nora@example.com')
    test.clock.advance(10 * MINUTE_MS)

    const answers = await Promise.all(Array.from({ length: 20 }, () => again(by, 'nora@example.com')))

    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    // The first one is told only if it went out before the second was asked for.
    await test.mailbox.arrived('nora@example.com')
    expect((await mailsTo('nora@example.com')).length).toBeLessThanOrEqual(2)
  })

  it('are twenty a day of one company, whoever of it asks, also of twenty-four at once', async () => {
    const by = await admin('First Firm')
    const domain = by.email.slice(by.email.indexOf('@') + 1)
    const eva = await signedIn(test, `eva@${domain}`)
    const { id: accountId } = await test.db.read.findOneByOrFail(AccountEntity, { email: eva.email })
    const seat = { id: randomUUID(), companyId: by.id, accountId, email: eva.email, role: 'Admin' } as const
    const at = test.clock.now().toISOString()
    await test.db.write((manager) => addMember(manager, { ...seat, name: 'Eva', title: '', at }))
    const colleague = { ...eva, team: eva.at(by.place) }
    const own = await admin('Second Firm')

    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, n) => invite(n % 2 ? by : colleague, `a${n}@example.com`)),
    )

    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(20)
    const [over] = answers.filter(({ statusCode }) => statusCode === 429)
    expect(over?.json()).toMatchObject({
      code: 'TOO_MANY_INVITATIONS',
      detail: 'A company invites at most 20 people a day, all of its team together. Try again in 24 hours.',
    })
    expect((await invite(own, 'c@example.com')).statusCode).toBe(201)
    test.clock.advance(DAY_MS)
    expect((await invite(colleague, 'd@example.com')).statusCode).toBe(201)
  })

  it('are forty a day from one client address, and five a day to one mailbox, whoever sends them', async () => {
    const address = nextAddress()
    let sent = 0
    for (let sender = 0; sender < 3; sender++) {
      const by = await admin(`Sender ${['One', 'Two', 'Three'][sender]}`, address)
      for (let n = 0; n < 15; n++)
        if ((await invite(by, `to${sender}-${n}@example.com`)).statusCode === 201) sent++
    }
    expect(sent).toBe(40)

    const statuses: number[] = []
    for (const name of ['One', 'Two', 'Three', 'Four', 'Five', 'Six'])
      statuses.push((await invite(await admin(`Other ${name}`), 'Victim@example.com')).statusCode)
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429])
  })

  describe('of a company that nobody verified', () => {
    const changeTo = ({ team }: Company, domain: string) =>
      team.send(companiesApi.changeDomain, { body: { domain } })

    it('go to its own domain alone', async () => {
      const by = await draft('Own Domain')
      const domain = by.email.split('@')[1] ?? ''

      const refused = await invite(by, 'nora@example.com')
      expect(refusalOf(refused)).toEqual([400, 'OTHER_DOMAIN'])
      expect(refused.json()).toMatchObject({ errors: [{ path: 'email' }] })
      for (const near of [`x${domain}`, `${domain}.evil.com`, `${domain}@example.com`])
        expect((await invite(by, `nora@${near}`)).statusCode).toBe(400)
      expect((await invite(by, `nora@mail.${domain.toUpperCase()}`)).statusCode).toBe(201)
      expect((await invite(by, `omar@${domain}`)).statusCode).toBe(201)
    })

    it('are five in all, also of twenty at once, whatever domain it says is its own by then', async () => {
      const by = await draft('Five In All')
      const first = by.email.split('@')[1] ?? ''
      const names = Array.from({ length: 20 }, (_, n) => `a${n}@${first}`)
      const answers = await Promise.all(names.map((email) => invite(by, email)))

      const done = answers.filter(({ statusCode }) => statusCode === 201)
      expect(done).toHaveLength(5)
      for (const answer of answers)
        if (answer.statusCode !== 201) expect(refusalOf(answer)).toEqual([403, 'UNVERIFIED'])
      const pending = (await by.team.call(companyApi.team)).items.filter(({ status }) => status === 'Pending')
      expect(pending).toHaveLength(5)

      // Neither another domain nor an empty team makes room, nor the next day.
      for (const { id } of pending) await by.team.call(companyApi.removeMember, { params: { id } })
      for (let n = 0; n < 4; n++) {
        const domain = host()
        expect((await changeTo(by, domain)).statusCode).toBe(200)
        expect(refusalOf(await invite(by, `b${n}@${domain}`))).toEqual([403, 'UNVERIFIED'])
        test.clock.advance(DAY_MS)
      }
      const mailed = () => test.mailbox.mails.filter(({ subject }) => subject.includes('hiring team'))
      await outboxIdle(test)
      expect(mailed().length).toBeLessThanOrEqual(5)

      const domain = host()
      await changeTo(by, domain)
      await prove(test, { ...by, email: `ada@${domain}` })
      await decide(test, by.id, { decision: 'verify' })
      expect((await invite(by, 'nora@example.com')).statusCode).toBe(201)
    })

    it('are not sent again to a domain that it left', async () => {
      const by = await draft('Left Domain')
      const email = `nora@${by.email.split('@')[1] ?? ''}`
      await invite(by, email)
      test.clock.advance(10 * MINUTE_MS)
      await changeTo(by, host())

      expect(refusalOf(await again(by, email))).toEqual([400, 'OTHER_DOMAIN'])
    })

    it('are few with more companies, too, of which one makes three a day', async () => {
      const by = await draft('Many Firms')
      const statuses: number[] = []
      for (let n = 0; n < 3; n++) {
        const domain = host()
        const body = companyNamed(`Firm ${['One', 'Two', 'Three'][n]}`, domain)
        const made = await by.at('demo').send(companiesApi.create, { body })
        if (made.statusCode !== 201) break
        const team = by.at(made.json<{ place: Company['place'] }>().place)
        for (let each = 0; each < 6; each++)
          statuses.push((await invite({ team }, `c${each}@${domain}`)).statusCode)
      }
      // Three companies a day, the first among them.
      expect(statuses.filter((status) => status === 201)).toHaveLength(10)
    })
  })

  it('wait for a mail server that is away, and arrive', async () => {
    const by = await admin('Patience')
    test.mailbox.failWith = new Error('The mail server is down')

    expect((await invite(by, 'nora@example.com')).statusCode).toBe(201)
    await outboxIdle(test)
    expect(await seatOf(by, 'nora@example.com')).toMatchObject({ status: 'Pending', canResend: true })
    expect(test.mailbox.last('nora@example.com')).toBeUndefined()

    test.mailbox.failWith = undefined
    test.clock.advance(MINUTE_MS)
    await test.mailbox.arrived('nora@example.com')
  })

  it('of which a newer one was sent, or which is over, are not sent late', async () => {
    const by = await admin('Newer')
    test.mailbox.failWith = new Error('The mail server is down')
    await invite(by, 'nora@example.com')
    await invite(by, 'omar@example.com')
    await outboxIdle(test)
    await by.team.call(companyApi.removeMember, { params: { id: (await seatOf(by, 'omar@example.com')).id } })
    test.mailbox.failWith = undefined
    test.clock.advance(10 * MINUTE_MS)

    expect((await again(by, 'nora@example.com')).statusCode).toBe(200)

    await test.mailbox.arrived('nora@example.com')
    expect(await mailsTo('nora@example.com')).toHaveLength(1)
    expect(await mailsTo('omar@example.com')).toEqual([])
  })

  it('do not go to invented people where mail is real', async () => {
    const real = await buildTestApp({ config: { guestsPerHour: 1_000, mail: SMTP } })
    const by = await company(real, `ada@${host()}`, 'Real Mail')

    expect(refusalOf(await invite(by, 'nora@live.example'))).toEqual([422, 'INVENTED_ADDRESS'])
    await real.close()
  })
})
