import { DAY_MS, HOUR_MS } from '@tryka/domain'
import { rateLimits } from '../../http/limits/rate-limits'
import type { TestApp, TestClient } from '../../testing/build-test-app'
import { buildTestApp } from '../../testing/build-test-app'
import { nextAddress } from '../../testing/waitlist'

describe('Limits of an account', () => {
  let test: TestApp
  beforeEach(async () => void (test = await buildTestApp({ config: { guestsPerHour: 1_000 } })))
  afterEach(() => test.close())

  /** Calls from a new client address each time; how many were let through. */
  async function count(client: TestClient, times: number, url: string, body?: object): Promise<number> {
    let passed = 0
    for (let i = 0; i < times; i++) {
      const payload = body ? { payload: body } : {}
      const answer = await client.request({ method: 'POST', url, remoteAddress: nextAddress(), ...payload })
      if (answer.statusCode !== 429) passed++
      else expect(answer.json()).toMatchObject({ code: 'RATE_LIMITED' })
    }
    return passed
  }
  const improve = (client: TestClient, times: number) =>
    count(client, times, '/api/resumes/improve-content', {
      section: 'summary',
      content: 'I lead teams.',
      jobTitle: 'Engineer',
    })

  it('are thirty proposals an hour and a hundred a day, from whichever addresses', async () => {
    const [one, other] = [test.client(), test.client()]
    await Promise.all([one.get('/api/session'), other.get('/api/session')])

    expect(await improve(one, 35)).toBe(30)
    expect(await improve(other, 1)).toBe(1)
    // The windows of Redis are real ones.
    if (process.env['TEST_REDIS_URL']) return
    const later = []
    for (let hour = 0; hour < 4; hour++) {
      test.clock.advance(HOUR_MS)
      later.push(await improve(one, 30))
    }
    expect(later.reduce((sum, passed) => sum + passed, 0)).toBeLessThanOrEqual(70)
  })

  it('are sixty files an hour', async () => {
    const client = test.client()
    const { id } = (await client.post('/api/resumes', { title: 'CV' })).json<{ id: string }>()

    expect(await count(client, 65, `/api/resumes/${id}/export?format=text`)).toBe(60)
  })

  it('are five fillings of the market in a quarter of an hour, for a client address, too', async () => {
    const client = test.client()
    await client.post('/api/demo/session', { persona: 'candidate' })

    expect(await count(client, 7, '/api/demo/reset')).toBe(5)

    const address = nextAddress()
    const passed: number[] = []
    for (let i = 0; i < 7; i++) {
      const guest = test.client(address)
      await guest.get('/api/session')
      passed.push((await guest.post('/api/demo/reset')).statusCode)
    }
    expect(passed).toEqual([200, 200, 200, 200, 200, 429, 429])
  }, 60_000)

  it('are loosened with all others for load tests', () => {
    expect(rateLimits(10).ai.perAccount).toEqual([
      { max: 300, windowMs: HOUR_MS },
      { max: 1_000, windowMs: DAY_MS },
    ])
  })
})
