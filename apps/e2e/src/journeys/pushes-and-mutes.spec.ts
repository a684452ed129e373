import type { BrowserContext, Page } from '@playwright/test'
import {
  createPosting,
  draftOffer,
  getApplication,
  getCompanyApplication,
  getPosting,
  listApplications,
  messageCalls,
  publishPosting,
  sendOffer,
  setPreferences,
  startReview,
} from '@tryka/domain'
import { buildPostingDraft } from '@tryka/domain/testing'
import { heading, makeCompany, makeProfile, proveDomain, verify, welcomed } from '../pages/strangers'
import { toast } from '../pages/toasts'
import { newEmail } from '../support/api'
import { expectAccessible } from '../support/axe'
import { wholeChromium } from '../support/chromium'
import { expect, test, type Places } from '../support/fixtures'
import { pageClient } from '../support/page-client'

test.use({ launchOptions: wholeChromium })

const ROLE = 'Settlement Engineer'
const DAY_MS = 86_400_000
const WORKER = '/candidate-app/push-worker.js'

/** The worker of the app, and a push as its service would hand it to this browser. */
async function pushesTo(page: Page, origin: string) {
  const cdp = await page.context().newCDPSession(page)
  const registered = new Map<string, string>()
  cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    for (const { registrationId, scopeURL, isDeleted } of registrations)
      if (!isDeleted) registered.set(scopeURL, registrationId)
  })
  await cdp.send('ServiceWorker.enable')
  const scope = await page.evaluate(
    async (worker) => (await navigator.serviceWorker.register(worker)).scope,
    WORKER,
  )
  const isActive = () =>
    page.evaluate(async (worker) => !!(await navigator.serviceWorker.getRegistration(worker))?.active, WORKER)
  await expect.poll(isActive).toBe(true)
  // The browser tells of it in its own time.
  await expect.poll(() => registered.has(scope)).toBe(true)
  return (note: object) =>
    cdp.send('ServiceWorker.deliverPushMessage', {
      origin,
      registrationId: registered.get(scope) ?? '',
      data: JSON.stringify(note),
    })
}

/** What stands on the screen of this browser. */
const shown = (page: Page) =>
  page.evaluate(async (path) => {
    const worker = await navigator.serviceWorker.getRegistration(path)
    const notes = (await worker?.getNotifications()) ?? []
    return notes.map(({ title, body, data }) => ({ title, body, link: (data as { link: string }).link }))
  }, WORKER)

/** Presses the push: the addresses that the worker opened then. No test can press what the system itself shows. */
async function pressed(context: BrowserContext): Promise<string[]> {
  const worker = context.serviceWorkers().find((each) => each.url().endsWith(WORKER))
  if (!worker) throw new Error('There is no worker')
  return worker.evaluate(async () => {
    const scope = self as unknown as {
      clients: { openWindow: (url: string) => Promise<null> }
      registration: { getNotifications: () => Promise<unknown[]> }
      NotificationEvent: new (type: string, init: object) => Event
    }
    const opened: string[] = []
    await new Promise<void>((done, fail) => {
      scope.clients.openWindow = (url) => {
        opened.push(url)
        done()
        return Promise.resolve(null)
      }
      scope.registration
        .getNotifications()
        .then(([notification]) =>
          self.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification })),
        )
        .catch(fail)
    })
    return opened
  })
}

/** An offer as the posting says it. */
async function offered(
  page: Page,
  places: Places,
  place: `team-${string}`,
  { id, postingId }: { id: string; postingId: string },
): Promise<void> {
  const team = pageClient(page, places).at(place)
  const { salaryMax, currency, period } = await team.call(getPosting, { params: { id: postingId } })
  const expiresAt = new Date(Date.now() + 7 * DAY_MS).toISOString()
  const startDate = new Date(Date.now() + 60 * DAY_MS).toISOString().slice(0, 10)
  const pay = { salary: salaryMax ?? 90_000, currency: currency ?? 'USD', period: period ?? 'year' }
  const body = { ...pay, terms: 'As agreed.', startDate, expiresAt }
  const draft = await team.call(draftOffer, { params: { id }, body })
  await team.call(sendOffer, { params: { id: draft.id }, body: { version: draft.version } })
}

test('a person applies, is offered push, opens one at its place, and mutes the company by one press @desktop', async ({
  browser,
  context,
  places,
  mailbox,
}) => {
  test.setTimeout(240_000)
  const id = `${process.pid}-${Date.now().toString(36)}`
  const [name, domain, email] = [`Harbour ${id}`, `harbour-${id}.com`, newEmail('asha')]
  const ben = await welcomed(browser, { places, mailbox }, `ben@${domain}`)
  const place = (await makeCompany(ben.page, name, domain)) as `team-${string}`
  await proveDomain(ben.page, mailbox, `jobs@${domain}`)
  await verify(context, places, name)
  const team = pageClient(ben.page, places).at(place)
  const closesAt = new Date(Date.now() + 30 * DAY_MS).toISOString()
  const { id: postingId, version } = await team.call(createPosting, {
    body: buildPostingDraft({ title: ROLE, closesAt }),
  })
  await team.call(publishPosting, { params: { id: postingId }, body: { version } })
  const asha = await welcomed(browser, { places, mailbox }, email)
  await makeProfile(asha.page, 'Asha Verma')
  const { page } = asha
  const me = pageClient(page, places).at('me')
  await me.call(setPreferences, { body: { quietHours: null } })

  await test.step('push is offered after the application, and not before', async () => {
    const offer = page.getByRole('region', { name: 'Hear of the answer here?' })
    await page.goto(places.app(`/candidate-dashboard?place=me&section=opportunities&job=${postingId}`))
    await heading(page, ROLE)
    await expect(offer).toBeHidden()
    await page.getByRole('button', { name: /^Apply Now/ }).click()
    const dialog = page.getByRole('dialog', { name: `Apply for ${ROLE}` })
    await dialog.getByRole('button', { name: 'Send application' }).click()
    await expect(offer).toBeVisible()
    await expectAccessible(page)
    await offer.getByRole('button', { name: 'Not now' }).click()
    await expect(offer).toBeHidden()
    await page.reload()
    await heading(page, ROLE)
    await expect(offer).toBeHidden()
  })

  const [application] = (await me.call(listApplications, { query: {} })).items
  const params = { id: application?.id ?? '' }
  await test.step('a push is shown, and opens what it is about at its place', async () => {
    const origin = new URL(page.url()).origin
    await asha.context.grantPermissions(['notifications'], { origin })
    const deliver = await pushesTo(page, origin)
    const link = `/candidate-dashboard?section=applications&application=${params.id}&place=me`
    const note = { title: 'Your application is under review', body: '' }
    // As a push service does: at least once, for a busy browser may lose one. Of one tag only one is shown.
    await expect(async () => {
      await deliver({ ...note, tag: id, link })
      await expect.poll(() => shown(page), { timeout: 5_000 }).toEqual([{ ...note, link }])
    }).toPass({ timeout: 45_000 })
    const [address = ''] = await pressed(asha.context)
    expect(address).toBe(`${origin}${link}`)
    expect(await shown(page)).toEqual([])
    await page.goto(address)
    await heading(page, ROLE)
  })

  await test.step('the company is muted by one press, and only its decisions are mailed', async () => {
    await page.getByRole('button', { name: `Mute ${name}` }).click()
    await expect(toast(page, `${name} is muted`)).toBeVisible()
    await expectAccessible(page)
    const { candidate, version: seen } = await team.call(getCompanyApplication, { params })
    await team.call(messageCalls('company').compose, {
      body: { to: candidate.id, subject: 'Hello', body: 'Hello.' },
    })
    await team.call(startReview, { params, body: { version: seen } })
    await offered(ben.page, places, place, { ...params, postingId })
    const subjects = async () => (await mailbox.to(email)).map(({ subject }) => subject)
    await expect.poll(subjects, { timeout: 30_000 }).toContain('You have an offer')
    expect(await subjects()).not.toContain('You have a new message')
    expect(await subjects()).not.toContain('Your application has news')
    expect((await me.call(getApplication, { params })).offer?.state).toBe('sent')
  })

  await test.step('Settings list it, and take it back', async () => {
    await page.goto(places.app('/candidate-dashboard?place=me&section=settings'))
    const muted = page.getByRole('list', { name: 'Muted companies' })
    await expect(muted).toContainText(name)
    await muted.getByRole('button', { name: /^Unmute/ }).click()
    await expect(muted).toBeHidden()
    const { candidate } = await team.call(getCompanyApplication, { params })
    await team.call(messageCalls('company').compose, {
      body: { to: candidate.id, subject: 'Welcome', body: 'Welcome.' },
    })
    const subjects = async () => (await mailbox.to(email)).map(({ subject }) => subject)
    await expect.poll(subjects, { timeout: 30_000 }).toContain('You have a new message')
  })
  await ben.context.close()
  await asha.context.close()
})
