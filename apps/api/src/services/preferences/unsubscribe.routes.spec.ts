import { randomInt } from 'node:crypto'
import { NOTIFICATION_TYPES, deliveryApi, settingsApi } from '@tryka/domain'
import type { NotificationType } from '@tryka/domain'
import { buildTestApp } from '../../testing/build-test-app'
import type { TestApp } from '../../testing/build-test-app'
import { refusalOf } from '../../testing/hiring'
import { appliedFor, publishedBy } from '../../testing/live-hiring'
import { candidate, verifiedCompany } from '../../testing/live-market'
import { outboxIdle } from '../../testing/outbox'

jest.setTimeout(60_000)

const seed = randomInt(1_000_000)
console.info(`unsubscribe: seed ${seed}`)
const FORM = { 'content-type': 'application/x-www-form-urlencoded' }
const PAGE = { accept: 'text/html' }
const NOBODYS = `${'x'.repeat(43)}~application-updates`
const SUBJECT = 'Your application was received'

describe('Switching off mail by its link', () => {
  let test: TestApp
  let link: string
  let asha: Awaited<ReturnType<typeof candidate>>
  let apply: () => Promise<unknown>
  beforeAll(async () => {
    test = await buildTestApp({ config: { guestsPerHour: 1_000 } })
    const ben = await verifiedCompany(test, `ben@links-${seed}.com`, 'Links')
    asha = await candidate(test, `asha@mail-${seed}.com`)
    apply = async () => appliedFor(asha, ben, (await publishedBy(test, ben)).id)
    await apply()
    const [mail] = await test.mailbox.arrived(asha.email, { subject: SUBJECT })
    link = new URL(/<(.+)>/.exec(mail?.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? '').pathname
  })
  afterAll(() => test.close())

  const press = (url: string, headers: Record<string, string> = FORM) =>
    test.client().request({ method: 'POST', url, headers, payload: 'List-Unsubscribe=One-Click' })
  const switches = async () => {
    const { notifications } = await asha.me.call(settingsApi.get)
    return NOTIFICATION_TYPES.filter((type) => notifications[type].email)
  }

  it('takes one press without a cookie, switches this kind alone, and shows in the settings', async () => {
    const before = await switches()
    expect(before).toContain('Application updates')

    const answers = await Promise.all(Array.from({ length: 20 }, () => press(link)))

    for (const answer of answers) {
      expect([answer.statusCode, answer.json()]).toEqual([200, { received: true }])
      expect(answer.cookies).toEqual([])
    }
    expect(await switches()).toEqual(before.filter((type) => type !== 'Application updates'))
    const arrived = test.mailbox.mails.length
    await apply()
    await outboxIdle(test)
    expect(test.mailbox.mails.slice(arrived).filter(({ to }) => to === asha.email)).toEqual([])
  })

  it('is switched on again by the settings, and by the page after the press', async () => {
    const read = await asha.me.call(settingsApi.get)
    const { account, privacy, notifications, version } = read
    const { email: _email, isGuest: _isGuest, ...own } = account
    const on = { ...notifications['Application updates'], email: true }
    const body = {
      account: own,
      privacy,
      notifications: { ...notifications, 'Application updates': on },
      blockedCompanyIds: [],
      version,
    }
    await asha.me.call(settingsApi.update, { body })
    expect(await switches()).toContain('Application updates')

    await press(link)
    expect(await switches()).not.toContain('Application updates')
    await press(`${link}/undo`)
    expect(await switches()).toContain('Application updates')
  })

  it('only asks when it is opened, and works without a script', async () => {
    const opened = await test.client().get(link)
    expect([opened.statusCode, opened.headers['location']]).toEqual([302, link.replace('/api', '')])
    const page = await test.client().get(link.replace('/api', ''), PAGE)

    expect(page.body).toContain('“Application updates”')
    expect(page.body).toContain(`<form method="post" action="${link.replace('~', '~')}">`)
    expect(page.body).not.toContain('<script')
    expect(await switches()).toContain('Application updates')
    const done = await press(link, { ...FORM, ...PAGE })
    expect(done.body).toContain('Unsubscribed')
    expect(done.body).toContain('Switch it on again')
    expect((await press(`${link}/undo`, { ...FORM, ...PAGE })).body).toContain('Switched on again')
  })

  it('answers every token alike', async () => {
    const mine = link.split('/').at(-1) ?? ''
    for (const headers of [FORM, { ...FORM, ...PAGE }]) {
      const known = await press(link, headers)
      const unknown = await press(`/api/unsubscribe/${NOBODYS}`, headers)
      expect(unknown.statusCode).toBe(known.statusCode)
      expect(unknown.body.replaceAll(NOBODYS, mine)).toBe(known.body)
    }
    for (const token of ['none', '%22%3E%3Cscript%3E', `${'x'.repeat(43)}~no-such-kind`]) {
      expect((await press(`/api/unsubscribe/${token}`)).statusCode).toBe(200)
      expect((await test.client().get(`/unsubscribe/${token}`, PAGE)).body).not.toContain('<script')
    }
    const broken = `/api/unsubscribe/${'x'.repeat(121)}`
    expect((await press(broken)).json()).toMatchObject({ status: 400, code: 'VALIDATION' })
    for (const answer of [
      await press(broken, { ...FORM, ...PAGE }),
      await test.client().get(broken.replace('/api', ''), PAGE),
    ]) {
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([400, 'text/html; charset=utf-8'])
      expect(answer.body).toContain('<h1>This link does not work any more</h1>')
    }
  })

  it('is chosen for the account, by whoever is signed in', async () => {
    const mine = asha.at('me')
    await mine.call(deliveryApi.setPreferences, {
      body: { kinds: { 'Job matches': { email: false } } },
    })
    expect((await mine.call(deliveryApi.preferences)).kinds['Job matches'].email).toBe(false)
    expect(await switches()).not.toContain('Job matches')

    const change = (type: NotificationType, on: boolean) =>
      mine.send(deliveryApi.setPreferences, { body: { kinds: { [type]: { email: on } } } })
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => change(n % 2 ? 'Job matches' : 'Interview reminders', n % 4 > 1)),
    )
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    const wrong = await mine.send(deliveryApi.setPreferences, {
      body: { kinds: { Nothing: { email: true } } },
    })
    expect(refusalOf(wrong)).toEqual([400, 'VALIDATION'])
    const guest = test.client()
    await guest.get('/api/session')
    expect(refusalOf(await guest.get('/api/preferences'))).toEqual([403, 'SIGN_IN_FIRST'])
  })
})
