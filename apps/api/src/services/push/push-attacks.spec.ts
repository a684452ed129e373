import { randomInt } from 'node:crypto'
import { DAY_MS, DELIVERY_LIMITS, accountApi, pushApi } from '@tryka/domain'
import { buildTestApp } from '../../testing/build-test-app'
import type { TestApp } from '../../testing/build-test-app'
import { refusalOf } from '../../testing/hiring'
import type { Person } from '../../testing/live-market'
import { signedIn } from '../../testing/live-market'
import { startPushService } from '../../testing/push-service'
import type { PushService, PushedBrowser } from '../../testing/push-service'
import { pushEndpoint } from './push-hosts'
import { PushSubscriptionEntity } from './push-subscription.table'
import { vapidKeys } from './vapid'

jest.setTimeout(120_000)

const seed = randomInt(1_000_000)
console.info(`push attacks: seed ${seed}`)
let made = 0

const REFUSED = [
  'http://fcm.googleapis.com/fcm/send/x',
  'https://fcm.googleapis.com:8443/fcm/send/x',
  'https://user:pass@fcm.googleapis.com/x',
  'https://fcm.googleapis.com.evil.example/x',
  'https://evilfcm.googleapis.com/x',
  'https://push.services.mozilla.com.evil.example/x',
  'https://127.0.0.1/x',
  'https://0x7f000001/x',
  'https://2130706433/x',
  'https://[::1]/x',
  'https://[::ffff:169.254.169.254]/x',
  'https://169.254.169.254/latest/meta-data',
  'https://localhost/x',
  'https://localhost:1/x',
  'https://metadata.google.internal/x',
  'file:///etc/passwd',
  'ws://fcm.googleapis.com/x',
  '//fcm.googleapis.com/x',
  'fcm.googleapis.com',
  'https://',
]

describe('Addresses of push services', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://wns2-par02p.notify.windows.com/w/?token=abc',
    'https://web.push.apple.com/abc',
  ])('are those of browsers: %s', (address) => {
    expect(pushEndpoint(address, [])?.href).toBe(address)
  })

  it('follow one secret, so that every process has the same', () => {
    const { publicKey, privateKey } = vapidKeys(`secret ${seed}`)
    expect(vapidKeys(`secret ${seed}`)).toEqual({ publicKey, privateKey })
    expect(vapidKeys(`another ${seed}`).publicKey).not.toBe(publicKey)
    expect(Buffer.from(publicKey, 'base64url')).toHaveLength(65)
    expect(Buffer.from(privateKey, 'base64url')).toHaveLength(32)
  })
})

describe('Who would misuse pushes', () => {
  let service: PushService
  let test: TestApp
  beforeAll(async () => {
    service = await startPushService()
    const config = { guestsPerHour: 1_000, pushHosts: [service.host] }
    test = await buildTestApp({ config, deps: { pushAgent: service.agent } })
  })
  beforeEach(() => service.status(201))
  afterAll(async () => {
    await test.close()
    await service.stop()
  })

  const someone = () => signedIn(test, `p${(made += 1)}@push-${seed}.com`)
  const add = (who: Person, browser: PushedBrowser) =>
    who.at('demo').call(pushApi.add, { body: browser.subscription })
  const tried = (who: Person, id: string) => who.at('demo').send(pushApi.test, { params: { id } })

  it.each(REFUSED)('is not let call %s', async (endpoint) => {
    const asha = await someone()
    const body = { ...service.browser().subscription, endpoint }

    const answer = await asha.at('demo').send(pushApi.add, { body })

    expect(refusalOf(answer)).toEqual([400, 'PUSH_HOST'])
  })

  it('is a stranger to the browsers of others', async () => {
    const [asha, eve] = [await someone(), await someone()]
    const browser = service.browser()
    const { id } = await add(asha, browser)
    for (const contract of [pushApi.test, pushApi.remove])
      expect(refusalOf(await eve.at('demo').send(contract, { params: { id } }))).toEqual([404, 'NOT_FOUND'])
    // Who saw the address alone does not get the browser.
    const seen = { ...service.browser().subscription, endpoint: browser.endpoint }
    expect(refusalOf(await eve.at('demo').send(pushApi.add, { body: seen }))).toEqual([409, 'PUSH_TAKEN'])
    expect((await eve.at('demo').call(pushApi.browsers)).items).toEqual([])
    // The same browser, where somebody else signs in, is theirs from then on.
    await add(eve, browser)
    expect((await asha.at('demo').call(pushApi.browsers)).items).toEqual([])
  })

  it('is nobody, a guest, or sends nonsense', async () => {
    const guest = test.client()
    await guest.get('/api/session')
    const subscription = service.browser().subscription
    for (const [method, url] of [
      ['GET', '/api/push/key'],
      ['GET', '/api/push/subscriptions'],
      ['POST', '/api/push/subscriptions'],
    ] as const) {
      const answer = await guest.request({
        method,
        url,
        ...(method === 'POST' ? { payload: subscription } : {}),
      })
      expect(refusalOf(answer)).toEqual([403, 'SIGN_IN_FIRST'])
    }
    const asha = (await someone()).at('demo')
    for (const body of [
      {},
      { ...subscription, endpoint: 7 },
      { ...subscription, endpoint: `https://fcm.googleapis.com/${'x'.repeat(1_000)}` },
      { ...subscription, keys: { p256dh: '<script>', auth: 'x' } },
      { ...subscription, keys: { ...subscription.keys, more: 'x' } },
      { ...subscription, accountId: 'another' },
      { ...subscription, endpoint: 'x'.repeat(1_000_000) },
    ]) {
      const { statusCode } = await asha.send(pushApi.add, { body })
      expect([400, 413]).toContain(statusCode)
    }
    expect(service.pushes).toEqual([])
  })

  it('turns on more browsers than there may be, at once', async () => {
    const asha = await someone()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        asha.at('demo').send(pushApi.add, { body: service.browser().subscription }),
      ),
    )
    const codes = answers.map(({ statusCode }) => statusCode).filter((status) => status !== 429)
    expect(codes.filter((status) => status === 201)).toHaveLength(DELIVERY_LIMITS.pushBrowsers)
    expect(new Set(codes)).toEqual(new Set([201, 409]))
    expect((await asha.at('demo').call(pushApi.browsers)).items).toHaveLength(DELIVERY_LIMITS.pushBrowsers)
  })

  it('has no key of a curve, and is refused', async () => {
    const asha = await someone()
    const { endpoint, keys } = service.browser().subscription
    const body = { endpoint, keys: { ...keys, p256dh: `B${'A'.repeat(86)}` } }

    expect(refusalOf(await asha.at('demo').send(pushApi.add, { body }))).toEqual([400, 'PUSH_KEY'])
  })

  it('redirects, hangs, talks without end or breaks, and is waited for five seconds at most', async () => {
    const asha = await someone()
    const { id } = await add(asha, service.browser())
    service.status(307, { location: 'https://169.254.169.254/latest/meta-data' })
    expect(refusalOf(await tried(asha, id))).toEqual([503, 'PUSH_FAILED'])
    service.status(500)
    expect(refusalOf(await tried(asha, id))).toEqual([503, 'PUSH_FAILED'])
    service.answerWith((response) => response.destroy())
    expect(refusalOf(await tried(asha, id))).toEqual([503, 'PUSH_FAILED'])
    const before = Date.now()
    service.answerWith(() => undefined)
    expect(refusalOf(await tried(asha, id))).toEqual([503, 'PUSH_FAILED'])
    expect(Date.now() - before).toBeLessThan(30_000)
    // The head of the answer is enough.
    let drip: NodeJS.Timeout | undefined
    service.answerWith((response) => {
      response.writeHead(201)
      drip = setInterval(() => response.write('x'.repeat(1_000)), 10)
      response.on('close', () => clearInterval(drip))
    })
    expect((await tried(asha, id)).statusCode).toBe(204)
    service.status(500)
    for (let n = 0; n < 5; n += 1) await tried(asha, id)
    const states = async () => (await asha.at('demo').call(pushApi.browsers)).items.map(({ state }) => state)
    expect(await states()).toEqual(['failing'])
    service.status(201)
    expect((await tried(asha, id)).statusCode).toBe(204)
    expect(await states()).toEqual(['active'])
  })

  it('has thirty a day, however many are asked for at once', async () => {
    const asha = await someone()
    const browser = service.browser()
    const { id } = await add(asha, browser)
    const codes: number[] = []
    while (codes.filter((status) => status === 204).length < DELIVERY_LIMITS.pushesADay) {
      codes.push(
        ...(await Promise.all(Array.from({ length: 10 }, () => tried(asha, id)))).map((a) => a.statusCode),
      )
      test.clock.advance(60_000)
    }
    const over = await tried(asha, id)
    expect(refusalOf(over)).toEqual([429, 'PUSH_LIMIT'])
    expect(service.notesOf(browser)).toHaveLength(DELIVERY_LIMITS.pushesADay)
    const day = test.clock.now().toISOString().slice(0, 10)
    test.clock.advance(1_000 * Number(over.headers['retry-after']))
    expect(test.clock.now().toISOString()).toBe(new Date(Date.parse(day) + DAY_MS).toISOString())
    expect((await tried(asha, id)).statusCode).toBe(204)
  })

  it('signs out, and the browser takes nothing more', async () => {
    const asha = await someone()
    const { id } = await add(asha, service.browser())
    const { method, path } = accountApi.signOut.endpoint

    await asha.client.request({ method, url: path })

    expect(await test.db.read.countBy(PushSubscriptionEntity, { id })).toBe(0)
  })
})
