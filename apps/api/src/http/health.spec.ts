import { buildTestApp } from '../testing/build-test-app'

describe('Readiness', () => {
  it('is refused while the database does not answer, and life is not', async () => {
    const test = await buildTestApp()
    const query = jest.spyOn(test.db.read, 'query').mockRejectedValue(new Error('away'))

    const ready = await test.app.inject('/readyz')

    expect(ready.statusCode).toBe(503)
    expect(ready.json()).toMatchObject({ code: 'NOT_READY', detail: 'Waiting for the database.' })
    expect((await test.app.inject('/healthz')).json()).toEqual({ status: 'ok' })
    query.mockRestore()
    await test.close()
  })

  it('waits two seconds for a database that hangs, not longer', async () => {
    const test = await buildTestApp()
    const query = jest.spyOn(test.db.read, 'query').mockReturnValue(new Promise(() => undefined))
    const began = Date.now()

    const ready = await test.app.inject('/readyz')

    expect(ready.statusCode).toBe(503)
    expect(Date.now() - began).toBeLessThan(4_000)
    query.mockRestore()
    await test.close()
  })
})
