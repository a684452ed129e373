import Fastify from 'fastify'
import { buildTestApp } from '../testing/build-test-app'
import { handleErrors } from './error-handler'
import { measureLoopDelay, shedLoad } from './overload'

describe('A server that is behind', () => {
  it('refuses new work with a time to come back, but never health', async () => {
    let delay = 0
    const test = await buildTestApp({ deps: { loopDelay: () => delay } })
    expect((await test.app.inject('/api/captcha?purpose=signup')).statusCode).toBe(200)

    delay = 1_200
    const refused = await test.app.inject('/api/captcha?purpose=signup')

    expect(refused.statusCode).toBe(503)
    expect(refused.headers['retry-after']).toBe('3')
    expect(refused.json()).toMatchObject({ code: 'OVERLOADED' })
    expect((await test.app.inject('/healthz')).statusCode).toBe(200)
    expect((await test.app.inject('/readyz')).statusCode).toBe(200)
    await test.close()
  })

  it('refuses expensive work first', async () => {
    const app = Fastify()
    handleErrors(app)
    shedLoad(app, () => 700)
    app.get('/api/light', async () => 'ok')
    app.get('/api/heavy', { config: { heavy: true } }, async () => 'ok')

    expect((await app.inject('/api/light')).statusCode).toBe(200)
    expect((await app.inject('/api/heavy')).statusCode).toBe(503)
  })

  it('notices that its event loop is held up', async () => {
    const app = Fastify()
    const delay = measureLoopDelay(app)
    await app.ready()
    const hold = setInterval(() => {
      const busy = Date.now() + 120
      while (Date.now() < busy);
    }, 1)
    // A busy machine takes its time to hold anything up; what is never noticed runs into the limit of a test.
    while (delay() <= 50) await new Promise((resolve) => setTimeout(resolve, 20))
    clearInterval(hold)

    expect(delay()).toBeGreaterThan(50)
    await app.close()
  })
})
