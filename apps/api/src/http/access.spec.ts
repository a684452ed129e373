import Fastify from 'fastify'
import { requireAccess } from './access'
import { handleErrors } from './error-handler'

describe('Access to routes', () => {
  it('must be declared: a server with a route that does not say who may call it refuses to start', async () => {
    const app = Fastify()
    requireAccess(app)
    app.get('/open', { config: { access: 'public' } }, async () => 'ok')
    app.get('/forgotten', async () => 'ok')

    await expect(app.ready()).rejects.toThrow('Routes without config.access: GET /forgotten, HEAD /forgotten')
  })

  it.each(['account', 'candidate', 'company'] as const)(
    'of kind %s lets nobody in without a gate',
    async (access) => {
      const app = Fastify()
      handleErrors(app)
      requireAccess(app)
      app.get('/inside', { config: { access } }, async () => 'ok')

      expect((await app.inject('/inside')).statusCode).toBe(401)
    },
  )

  it('is decided before the body is read', async () => {
    const app = Fastify()
    handleErrors(app)
    requireAccess(app)
    app.post('/inside', { config: { access: 'account' } }, async () => 'ok')

    const response = await app.inject({
      method: 'POST',
      url: '/inside',
      headers: { 'content-type': 'application/json' },
      payload: '{broken',
    })

    expect(response.statusCode).toBe(401)
  })
})
