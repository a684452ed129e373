import { DAY_MS } from '@tryka/domain'
import { rateLimits } from '../../http/limits/rate-limits'
import { buildTestApp } from '../../testing/build-test-app'
import type { TestApp, TestClient } from '../../testing/build-test-app'
import { RateCountEntity } from '../../http/limits/rate-count.entity'
import { MARKET_BYTES } from '../../features/hiring/market/markets.service'

const KB = 1024
const inRedis = process.env['TEST_REDIS_URL'] !== undefined
const HERE = '203.0.113.7'
const THERE = '203.0.113.8'

describe('What is written in a day', () => {
  let test: TestApp
  const start = async (bytesPerDay: number) =>
    void (test = await buildTestApp({
      config: { guestsPerHour: 1_000, rateLimits: rateLimits(100), bytesPerDay },
    }))
  afterEach(() => test.close())

  const write = (client: TestClient, kilobytes: number, title = 'CV') =>
    client.post('/api/resumes', { title, workExperience: [{ description: bullets(kilobytes) }] })
  const bullets = (kilobytes: number) => Array.from({ length: kilobytes }, () => 'x'.repeat(1_000))

  it('is limited for all guests of an address together, and for nobody else', async () => {
    await start(100 * KB)
    const [one, two] = [test.client(HERE), test.client(HERE)]
    expect((await write(one, 45)).statusCode).toBe(201)
    expect((await write(two, 45)).statusCode).toBe(201)

    const refused = await write(test.client(HERE), 45)

    expect(refused.json()).toMatchObject({ status: 429, code: 'QUOTA_DAY' })
    expect(refused.json<{ detail: string }>().detail).toBe(
      'Guests of your network have stored as much as they may in a day. With an account you can go on. Try again in 24 hours.',
    )
    const seconds = Number(refused.headers['retry-after'])
    expect(seconds).toBeLessThanOrEqual(DAY_MS / 1_000)
    // Redis keeps its own time, which goes on between the first write and this one.
    expect(seconds).toBeGreaterThan(DAY_MS / 1_000 - (inRedis ? 60 : 1))
    expect((await write(test.client(THERE), 45)).statusCode).toBe(201)
    expect((await one.get('/api/resumes')).json()).toHaveLength(1)
    if (inRedis) return
    test.clock.advance(DAY_MS + 1)
    expect((await write(one, 45)).statusCode).toBe(201)
  })

  it('is never more than the budget, twenty at once included', async () => {
    await start(100 * KB)
    const client = test.client(HERE)
    await client.get('/api/session')

    const answers = await Promise.all(Array.from({ length: 20 }, () => write(client, 19)))

    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(5)
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(15)
  })

  it('is limited for a signed-in account by itself, wherever it writes from', async () => {
    await start(100 * KB)
    const client = test.client(HERE)
    await client.post('/api/session/send-code', { email: 'ada@example.com' })
    await client.post('/api/session/sign-in', {
      email: 'ada@example.com',
      otp: test.mailbox.otpFor('ada@example.com'),
    })
    expect((await write(test.client(HERE), 45)).statusCode).toBe(201)
    expect((await write(test.client(HERE), 45)).statusCode).toBe(201)

    expect((await write(client, 45)).statusCode).toBe(201)
    expect((await write(client, 45)).statusCode).toBe(201)
    expect((await write(client, 45)).json()).toMatchObject({
      status: 429,
      detail: 'You have stored as much as an account may in a day. Try again in 24 hours.',
    })
  })

  it('counts the sample data of a market, and never stops reading, deleting or erasing', async () => {
    await start(1.5 * MARKET_BYTES)
    const [one, two] = [test.client(HERE), test.client(HERE)]
    expect((await one.get('/api/workspace')).statusCode).toBe(200)
    const { id } = (await write(two, 1)).json<{ id: string }>()

    expect((await two.get('/api/workspace')).json()).toMatchObject({ status: 429, code: 'QUOTA_DAY' })
    expect((await two.get('/api/jobs')).statusCode).toBe(429)

    expect((await one.get('/api/jobs')).statusCode).toBe(200)
    expect((await two.get('/api/resumes')).statusCode).toBe(200)
    expect((await two.request({ method: 'DELETE', url: `/api/resumes/${id}` })).statusCode).toBe(204)
    expect((await two.post('/api/account/erase', { confirm: 'erase' })).statusCode).toBe(204)
  })

  it('takes a body that does not say how long it is for a long one', async () => {
    await start(300 * KB)
    const client = test.client(HERE)
    const send = () =>
      client.post('/api/resumes', { title: 'CV' }, { 'transfer-encoding': 'chunked', 'content-length': '1' })

    await send()

    expect((await write(client, 45)).json()).toMatchObject({ code: 'QUOTA_DAY' })
  })

  it('is kept by a hash of the address', async () => {
    await start(100 * KB)
    await write(test.client(HERE), 1)

    const counts = await test.db.read.find(RateCountEntity)

    if (!inRedis) expect(counts.filter(({ key }) => key.startsWith('bytes:'))).toHaveLength(1)
    expect(JSON.stringify(counts)).not.toContain(HERE)
  })
})
