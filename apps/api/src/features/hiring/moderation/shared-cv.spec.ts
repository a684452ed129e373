import { randomInt } from 'node:crypto'
import { accountApi, consoleApi, ERASE_WORD, moderationApi, resumeSharesApi } from '@tryka/domain'
import type { Resume, ResumeShare } from '@tryka/domain'
import type { TestApp } from '../../../testing/build-test-app'
import { buildTestApp } from '../../../testing/build-test-app'
import { refusalOf } from '../../../testing/hiring'
import { candidate, signedIn } from '../../../testing/live-market'
import { caseAbout, moderator, report, rule, secondModerator } from '../../../testing/moderation'
import { nextAddress } from '../../../testing/waitlist'
import { CaseEntity } from './moderation.table'

jest.setTimeout(60_000)

const seed = randomInt(1_000_000)
console.info(`shared-cv: seed ${seed}`)
let made = 0
const BROWSER = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' }
const FALSE = { reason: 'pretends', text: 'This is my own CV under the name of somebody else.' }

describe('A shared CV that is reported', () => {
  let test: TestApp
  beforeAll(async () => void (test = await buildTestApp({ config: { guestsPerHour: 1_000 } })))
  afterAll(() => test.close())

  const mail = (word: string) => `${word}-${seed}-${(made += 1)}@example.com`

  async function shared() {
    const owner = await candidate(test, mail('asha'))
    const personalInfo = {
      fullName: 'Asha Verma',
      email: 'asha.private@example.com',
      phone: '+1 312 555 0123',
      location: 'Pune',
      linkedIn: '',
      github: '',
      portfolio: '',
    }
    const body = { title: 'for Acme', personalInfo, summary: 'Settled nine chains of shops.' }
    const resume = (await owner.client.post('/api/resumes', body)).json<Resume>()
    const link = await owner.me.call(resumeSharesApi.create, {
      params: { id: resume.id },
      body: { expiresAt: null, hideContact: true, label: 'Ben at Acme' },
    })
    return { owner, resume, link, path: new URL(link.url ?? '').pathname }
  }
  const read = (path: string) => test.client(nextAddress()).get(path, BROWSER)
  const listed = async (owner: Awaited<ReturnType<typeof shared>>['owner'], id: string) => {
    const [link] = (await owner.client.get(`/api/resumes/${id}/shares`)).json<ResumeShare[]>()
    return link
  }

  it('has the same form as other public pages, and becomes a case with what readers saw', async () => {
    const { owner, resume, link, path } = await shared()
    const page = (await read(path)).body
    expect(page).toContain(`/report?subject=cv&amp;id=${link.id}`)
    expect(page).not.toContain('mailto:hello')
    // A reader needs nothing but an address of their own: no profile, and no place in the market.
    const mo = await signedIn(test, mail('mo'))
    const console = await moderator(test)

    expect((await report(mo, 'cv', link.id, FALSE)).statusCode).toBe(201)
    expect(refusalOf(await report(mo, 'cv', link.id, FALSE))).toEqual([409, 'ALREADY_REPORTED'])
    await owner.client.request({
      method: 'PUT',
      url: `/api/resumes/${resume.id}`,
      payload: { summary: 'Nothing of that.' },
    })

    const found = await caseAbout(console, link.id)
    const seen = JSON.stringify(found.snapshot)
    expect(found).toMatchObject({ subject: 'cv', name: 'Asha Verma', reason: 'pretends', reports: 1 })
    expect(found.account?.email).toBe(owner.email)
    expect(found.may).toEqual(['dismiss', 'warn', 'take_down', 'suspend'])
    expect(seen).toContain('Settled nine chains of shops.')
    expect(JSON.stringify(found.now)).toContain('Nothing of that.')
    // What the link left out and what the owner noted for themselves is not there either.
    expect(JSON.stringify(found)).not.toMatch(/asha\.private|555|Acme/)
    await test.mailbox.arrived(mo.email, { subject: 'Your report' })
  })

  it('is taken down with reasons: its readers find nothing, its owner reads why, and a lifted one comes back', async () => {
    const { owner, resume, link, path } = await shared()
    const other = await owner.me.call(resumeSharesApi.create, {
      params: { id: resume.id },
      body: { expiresAt: null },
    })
    const mo = await signedIn(test, mail('mo'))
    const console = await moderator(test)
    await report(mo, 'cv', link.id, FALSE)
    const decidedCase = await rule(console, link.id, 'take_down')

    const gone = await read(path)
    expect([gone.statusCode, gone.body.includes('does not lead anywhere')]).toEqual([404, true])
    expect((await read(`${path}/pdf`)).statusCode).toBe(404)
    expect((await read(new URL(other.url ?? '').pathname)).statusCode).toBe(200)
    const shares = (await owner.client.get(`/api/resumes/${resume.id}/shares`)).json<ResumeShare[]>()
    const mine = shares.find(({ id }) => id === link.id)
    expect(mine).toMatchObject({ state: 'taken_down', url: null })
    const patch = {
      params: { id: resume.id, shareId: link.id },
      body: { version: 1, password: 'a new lock' },
    }
    expect(refusalOf(await owner.me.send(resumeSharesApi.update, patch))).toEqual([409, 'SHARE_ENDED'])

    const { items } = await owner.me.call(moderationApi.decisions)
    expect(items).toMatchObject([{ id: mine?.decisionId, subject: 'cv', action: 'take_down' }])
    const statement = items[0]?.statement.join('\n') ?? ''
    expect(statement).toContain('a link to the CV of “Asha Verma”')
    expect(statement).not.toContain(mo.email)
    const [told] = await test.mailbox.arrived(owner.email, { subject: 'A decision about your shared CV' })
    expect(told?.text).toContain('The link leads nowhere.')
    expect(told?.text).not.toContain(mo.email)
    await test.mailbox.arrived(mo.email, { subject: 'Your report', says: 'We acted on it' })
    const audit = await console.call(consoleApi.audit, { query: { action: 'cv.taken-down' } })
    expect(audit.items.filter(({ target }) => target === link.id)).toHaveLength(1)
    expect(decidedCase.now).toContainEqual({ label: 'State', text: 'Taken down' })

    const id = items[0]?.id ?? ''
    await console.call(moderationApi.lift, { params: { id }, body: { reason: 'It was yours all along.' } })
    expect((await read(path)).statusCode).toBe(200)
    expect(refusalOf(await owner.me.send(moderationApi.decision, { params: { id: link.id } }))).toEqual([
      404,
      'NOT_FOUND',
    ])
  })

  it('rests with its account where that is suspended', async () => {
    const { owner, resume, link, path } = await shared()
    const mo = await signedIn(test, mail('mo'))
    await report(mo, 'cv', link.id, FALSE)
    await rule(await moderator(test), link.id, 'suspend', { days: 7 })

    expect((await read(path)).statusCode).toBe(404)
    expect((await owner.client.get(`/api/resumes/${resume.id}/shares`)).statusCode).toBe(403)
    await test.mailbox.arrived(owner.email, { subject: 'A decision about your account' })
  })

  it('is nothing to its owner, to a guest and to whoever guesses, and one that ended still is', async () => {
    const { owner, resume, link } = await shared()
    const mo = await signedIn(test, mail('mo'))

    expect(refusalOf(await report(owner, 'cv', link.id, FALSE))).toEqual([404, 'NOT_FOUND'])
    for (const id of [resume.id, '00000000-0000-4000-8000-000000000000', 'x', '../../etc', '%00'])
      expect((await report(mo, 'cv', id, FALSE)).statusCode).toBeGreaterThanOrEqual(400)
    expect((await report(mo, 'posting', link.id, FALSE)).statusCode).toBe(404)
    const guest = test.client(nextAddress())
    await guest.get('/api/session')
    const body = { subject: 'cv', id: link.id, ...FALSE }
    expect((await guest.post('/api/reports', body)).statusCode).toBe(403)
    expect(await test.db.read.countBy(CaseEntity, { subjectId: link.id })).toBe(0)

    await owner.me.send(resumeSharesApi.revoke, { params: { id: resume.id, shareId: link.id } })
    expect((await report(mo, 'cv', link.id, FALSE)).statusCode).toBe(201)
    expect((await listed(owner, resume.id))?.state).toBe('revoked')
  })

  it('is read by moderators and owners, and not by who only looks', async () => {
    const { link } = await shared()
    await report(await signedIn(test, mail('mo')), 'cv', link.id, FALSE)
    const found = await caseAbout(await secondModerator(test, `Reader${seed}`, 'reader'), link.id)

    expect(JSON.stringify([found.snapshot, found.now])).not.toContain('nine chains')
    expect(found.snapshot).toContainEqual({ label: 'CV', text: 'A moderator or an owner reads this.' })
  })

  it('leaves nothing of the person in the case once their account is erased', async () => {
    const { owner, link } = await shared()
    await report(await signedIn(test, mail('mo')), 'cv', link.id, FALSE)
    const erased = await owner.me.send(accountApi.erase, { body: { confirm: ERASE_WORD } })
    expect(erased.statusCode).toBeLessThan(300)

    const row = await test.db.read.findOneByOrFail(CaseEntity, { subjectId: link.id })
    expect(row).toMatchObject({ accountId: null, name: 'Former account', snapshot: [] })
    const found = await caseAbout(await moderator(test), link.id)
    expect([found.now, found.account, found.may]).toEqual([[], null, ['dismiss']])
  })
})
