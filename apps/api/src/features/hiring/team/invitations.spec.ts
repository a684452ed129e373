import { DAY_MS, MINUTE_MS, companyApi, type Team, marketApi } from '@tryka/domain'
import type { TestApp } from '../../../testing/build-test-app'
import { buildTestApp } from '../../../testing/build-test-app'
import type { Visitor } from '../../../testing/hiring'
import { openVisitor, refusalOf, signIn } from '../../../testing/hiring'
import { nextAddress } from '../../../testing/waitlist'

jest.setTimeout(60_000)

const SMTP = { smtpUrl: 'smtp://127.0.0.1:1', from: 'a@example.com', contact: 'b@example.com', perHour: 500 }

describe('Invitations to a team', () => {
  let test: TestApp
  beforeEach(async () => void (test = await buildTestApp({ config: { guestsPerHour: 1_000 } })))
  afterEach(() => test.close())

  const guest = () => openVisitor(test, test.client(nextAddress()))
  async function admin(email: string): Promise<Visitor> {
    const visitor = await guest()
    await signIn(test, visitor.client, email)
    return visitor
  }
  const invite = (by: Visitor, email: string, name = 'Nora') =>
    by.send(companyApi.invite, { body: { name, email, role: 'Recruiter' } })
  const seatOf = async (by: Visitor, email: string): Promise<Team['items'][number]> => {
    const found = (await by.call(companyApi.team)).items.find((member) => member.email === email)
    if (!found) throw new Error(`${email} is not in the team`)
    return found
  }
  const again = async (by: Visitor, email: string) =>
    by.send(companyApi.resendInvite, { params: { id: (await seatOf(by, email)).id } })
  const mailsTo = (email: string) => test.mailbox.mails.filter(({ to }) => to === email)
  const rename = async (by: Visitor, name: string) => {
    const { id: _id, logo: _logo, canEdit: _can, ...settings } = await by.call(companyApi.settings)
    return by.send(companyApi.updateSettings, { body: { ...settings, name } })
  }

  it('are sent in the name of a proven address only, and a guest is told so', async () => {
    const visitor = await guest()
    const team = await visitor.call(companyApi.team)
    const pending = team.items.find(({ status }) => status === 'Pending')

    expect(team).toMatchObject({ canInvite: false, signInToInvite: true })
    expect(team.items.some(({ canResend }) => canResend)).toBe(false)
    expect((await invite(visitor, 'victim@example.com')).json()).toMatchObject({
      status: 403,
      code: 'SIGN_IN_TO_INVITE',
      detail: 'Sign in with your email address to invite people: invitations are sent in your name.',
    })
    const resent = await visitor.send(companyApi.resendInvite, { params: { id: pending?.id ?? '' } })
    expect(refusalOf(resent)).toEqual([403, 'SIGN_IN_TO_INVITE'])
    expect(test.mailbox.mails).toEqual([])

    await signIn(test, visitor.client, 'ada@example.com')
    expect(await visitor.call(companyApi.team)).toMatchObject({ canInvite: true, signInToInvite: false })
    expect((await invite(visitor, 'nora@example.com')).statusCode).toBe(201)
  })

  it('hold no text of a visitor in the subject, and quote it without addresses in the body', async () => {
    const by = await admin('ada@example.com')
    const evil = 'Your mailbox is full. Sign in at https://evil.example/login to keep it'
    expect(refusalOf(await rename(by, evil))).toEqual([400, 'VALIDATION'])
    expect(refusalOf(await rename(by, 'Two\nlines'))).toEqual([400, 'VALIDATION'])
    expect(refusalOf(await invite(by, 'nora@example.com', evil))).toEqual([400, 'VALIDATION'])
    expect((await rename(by, 'Evil.example is full”. Go')).statusCode).toBe(200)

    await invite(by, 'nora@example.com')

    const mail = test.mailbox.last('nora@example.com')
    expect(mail?.subject).toBe('You are invited to a hiring team on Tryka')
    expect(mail?.headers).toEqual({ 'Auto-Submitted': 'auto-generated' })
    expect(mail?.text).toContain("“Evil example is full'. Go”")
    expect(mail?.text).toContain('(ada@example.com) invites you')
    const links = [...(mail?.html ?? '').matchAll(/href="([^"]+)"/g)].map(([, link]) => link)
    expect(links).toEqual([expect.stringContaining(`${test.config.appUrl}/company-dashboard?invitation=`)])
  })

  it('are sent again after ten minutes, four times a week at most', async () => {
    const by = await admin('ada@example.com')
    const email = 'nora@example.com'
    await invite(by, email)

    expect((await again(by, email)).json()).toMatchObject({
      status: 429,
      code: 'TOO_MANY_INVITATIONS',
      detail: 'This invitation was sent a moment ago. Send it again in 10 minutes.',
    })
    // Whoever is taken out and invited anew is the same person.
    await by.call(companyApi.removeMember, { params: { id: (await seatOf(by, email)).id } })
    expect(refusalOf(await invite(by, email))).toEqual([429, 'TOO_MANY_INVITATIONS'])
    test.clock.advance(10 * MINUTE_MS)
    expect((await invite(by, email)).statusCode).toBe(201)
    const later: number[] = []
    for (let i = 0; i < 4; i++) {
      test.clock.advance(11 * MINUTE_MS)
      later.push((await again(by, email)).statusCode)
    }
    expect(later).toEqual([200, 200, 429, 429])
    expect(mailsTo(email)).toHaveLength(4)
  })

  it('go once of twenty sendings at once', async () => {
    const by = await admin('ada@example.com')
    await invite(by, 'nora@example.com')
    test.clock.advance(10 * MINUTE_MS)

    const answers = await Promise.all(Array.from({ length: 20 }, () => again(by, 'nora@example.com')))

    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect(mailsTo('nora@example.com')).toHaveLength(2)
  })

  it('are twenty a day from one proven address, through resets and new accounts', async () => {
    const by = await admin('ada@example.com')
    const statuses: number[] = []
    for (let n = 0; n < 12; n++) statuses.push((await invite(by, `a${n}@example.com`)).statusCode)
    await by.call(marketApi.reset)
    for (let n = 0; n < 5; n++) statuses.push((await invite(by, `b${n}@example.com`)).statusCode)
    await by.client.post('/api/account/erase', { confirm: 'erase' })
    test.clock.advance(2 * MINUTE_MS)
    const anew = await admin('ADA@example.com')
    for (let n = 0; n < 5; n++) statuses.push((await invite(anew, `c${n}@example.com`)).statusCode)

    expect(statuses.filter((status) => status === 201)).toHaveLength(20)
    expect(statuses.slice(-2)).toEqual([429, 429])
    test.clock.advance(DAY_MS)
    expect((await invite(anew, 'd@example.com')).statusCode).toBe(201)
  })

  it('are forty a day from one client address, and five a day to one mailbox, whoever sends them', async () => {
    const address = nextAddress()
    let sent = 0
    for (let sender = 0; sender < 3; sender++) {
      const by = await openVisitor(test, test.client(address))
      await signIn(test, by.client, `sender${sender}@example.com`)
      for (let n = 0; n < 15; n++)
        if ((await invite(by, `to${sender}-${n}@example.com`)).statusCode === 201) sent++
    }
    expect(sent).toBe(40)

    const statuses: number[] = []
    for (let n = 0; n < 6; n++)
      statuses.push((await invite(await admin(`other${n}@example.com`), 'Victim@example.com')).statusCode)
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429])
  })

  it('say so when the mail could not be sent', async () => {
    const by = await admin('ada@example.com')
    test.mailbox.failWith = new Error('The mail server is down')

    expect(refusalOf(await invite(by, 'nora@example.com'))).toEqual([503, 'INVITATION_NOT_SENT'])

    test.mailbox.failWith = undefined
    expect(await seatOf(by, 'nora@example.com')).toMatchObject({ status: 'Pending', canResend: true })
    test.clock.advance(10 * MINUTE_MS)
    expect((await again(by, 'nora@example.com')).statusCode).toBe(200)
  })

  it('do not go to invented people where mail is real', async () => {
    const real = await buildTestApp({ config: { guestsPerHour: 1_000, mail: SMTP } })
    const by = await openVisitor(real)
    await signIn(real, by.client, 'ada@example.com')
    const { items } = await by.call(companyApi.team)
    const pending = items.find(({ status }) => status === 'Pending')

    expect(pending).toMatchObject({ canResend: false })
    expect(refusalOf(await invite(by, 'nora@live.example'))).toEqual([422, 'INVENTED_ADDRESS'])
    await real.close()
  })
})
