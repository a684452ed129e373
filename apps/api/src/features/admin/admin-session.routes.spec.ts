import { hash } from '@node-rs/argon2'
import { createApiClient } from '@tryka/api-client'
import { fetchOver } from '@tryka/api-client/testing'
import { MINUTE_MS, adminLogin, adminLogout, adminMe, AdminSession } from '@tryka/domain'
import type { TestApp, TestClient } from '../../testing/build-test-app'
import { buildTestApp, QUICK_HASH } from '../../testing/build-test-app'
import { ADMIN, nextAddress, signedInAdmin, solvedCaptcha } from '../../testing/waitlist'
import { AuditEntryEntity } from '../../services/audit/audit-entry.entity'
import { createAdmins } from '../../compose/waitlist'
import { AdminEntity } from './admin.entity'

/** The first administrator, who has no second factor and needs none outside production. */
const PRIYA = { username: 'Priya', role: 'owner', level: 'full', factor: false }

/** Counts are taken slowly, so that what crosses by chance crosses always; what is taken once more after a deadlock shows. */
const SLOW_COUNTS = `
  CREATE SEQUENCE taken;
  CREATE FUNCTION slowly() RETURNS trigger AS $$
    BEGIN PERFORM nextval('taken'), pg_sleep(0.1); RETURN OLD; END $$ LANGUAGE plpgsql;
  CREATE TRIGGER tr_attempts_slowly BEFORE DELETE ON attempts FOR EACH ROW EXECUTE FUNCTION slowly()`

describe('Administrator sign-in', () => {
  let test: TestApp
  const login = (body: object, client = test.client(nextAddress())) => client.post('/api/admin/login', body)
  const actions = async () =>
    (await test.db.read.find(AuditEntryEntity, { order: { at: 'ASC' } })).map((e) => `${e.actor} ${e.action}`)
  /** Fails `times` times, each with a solved question, from one address. */
  async function fail(times: number, client: TestClient, username = ADMIN.username): Promise<number[]> {
    const statuses: number[] = []
    for (let i = 0; i < times; i++) {
      const captcha = await solvedCaptcha(client, 'admin')
      statuses.push((await login({ username, password: `wrong ${i}`, ...captcha }, client)).statusCode)
    }
    return statuses
  }

  beforeEach(async () => {
    test = await buildTestApp()
    await createAdmins(test.db, test.clock, QUICK_HASH).ensureFirst(ADMIN)
  })
  afterEach(() => test.close())

  it('signs in and tells who is signed in', async () => {
    const client = test.client()
    const response = await login({ ...ADMIN, username: ' PRIYA ' }, client)

    expect([response.statusCode, response.json()]).toEqual([200, PRIYA])
    expect((await client.get('/api/admin/me')).json()).toEqual(PRIYA)
    expect(await actions()).toEqual(['system admin.created', 'Priya admin.sign-in'])
  })

  it('answers 401 to who is not signed in', async () => {
    const response = await test.client().get('/api/admin/me')

    expect(response.statusCode).toBe(401)
    expect(response.json()).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' })
  })

  it.each([
    { username: '', password: '' },
    { username: '  ', password: 'x' },
    { username: 'Priya', password: '' },
  ])('refuses empty fields: %p', async (body) => {
    const response = await login(body)

    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ detail: 'Please enter both username and password.' })
  })

  it('answers a wrong password and an unknown name alike', async () => {
    const [wrong, unknown] = [
      await login({ ...ADMIN, password: 'not this one' }),
      await login({ username: 'nobody', password: 'not this one' }),
    ]

    expect(wrong.statusCode).toBe(401)
    expect(wrong.json()).toMatchObject({ detail: 'Invalid credentials. Please try again.' })
    expect(unknown.json()).toEqual(wrong.json())
    expect((await actions()).slice(1)).toEqual(['Priya admin.sign-in-failed', 'unknown admin.sign-in-failed'])
  })

  it('gives a new session id at sign-in and destroys the record at sign-out', async () => {
    const client = await signedInAdmin(test)
    const before = client.cookies.get('tryka_admin')
    await login(ADMIN, client)
    const after = client.cookies.get('tryka_admin')
    const stolen = test.client()
    for (const [name, value] of client.cookies) stolen.cookies.set(name, value)

    const response = await client.post('/api/admin/logout')

    expect(before).toBeDefined()
    expect(after).not.toBe(before)
    expect(response.statusCode).toBe(204)
    expect((await stolen.get('/api/admin/me')).statusCode).toBe(401)
    expect((await client.get('/api/admin/me')).statusCode).toBe(401)
    expect((await actions()).at(-1)).toBe('Priya admin.sign-out')
  })

  it('signs out who is not signed in, too', async () => {
    expect((await test.client().post('/api/admin/logout')).statusCode).toBe(204)
    expect((await test.client().post('/api/admin/logout', {})).statusCode).toBe(204)
  })

  it('asks for the security question after three failures of one client address', async () => {
    const client = test.client(nextAddress())
    for (let i = 0; i < 3; i++)
      expect((await login({ username: `n${i}`, password: 'x' }, client)).statusCode).toBe(401)

    const refused = await login(ADMIN, client)
    const solved = await login({ ...ADMIN, ...(await solvedCaptcha(client, 'admin')) }, client)

    expect(refused.statusCode).toBe(403)
    expect(refused.json()).toMatchObject({
      code: 'CAPTCHA_REQUIRED',
      detail: 'Please complete the security verification.',
    })
    expect(solved.statusCode).toBe(200)
  })

  it('refuses a wrong answer to the security question although the password is right', async () => {
    const captcha = await solvedCaptcha(test.client(), 'admin')

    expect((await login({ ...ADMIN, ...captcha, captchaAnswer: '999' })).statusCode).toBe(403)
  })

  it('slows a name down after five failures, from every address, and longer each time', async () => {
    for (let i = 0; i < 5; i++) expect(await fail(1, test.client(nextAddress()))).toEqual([401])

    const slowed = await login(ADMIN)
    test.clock.advance(30_000)
    const [sixth] = await fail(1, test.client(nextAddress()))
    const longer = await login(ADMIN)
    test.clock.advance(MINUTE_MS)
    const right = await login(ADMIN)

    expect(slowed.statusCode).toBe(429)
    expect(slowed.headers['retry-after']).toBe('30')
    expect(slowed.json()).toMatchObject({
      detail: 'Too many failed sign-ins. Try again in 30 seconds.',
    })
    expect(sixth).toBe(401)
    expect(longer.headers['retry-after']).toBe('60')
    expect(right.statusCode).toBe(200)
  })

  it('leaves a browser alone in which the name signed in before, until it fails itself', async () => {
    const usual = test.client(nextAddress())
    expect((await login(ADMIN, usual)).statusCode).toBe(200)
    await usual.post('/api/admin/logout')
    await fail(6, test.client(nextAddress()))
    expect((await login(ADMIN, test.client(nextAddress()))).statusCode).toBe(429)

    expect((await login(ADMIN, usual)).statusCode).toBe(200)

    // Its sign-in tells nothing about the guesses from elsewhere, and it has no more tries than others.
    expect((await login(ADMIN, test.client(nextAddress()))).statusCode).toBe(429)
    const own: number[] = []
    for (let i = 0; i < 5; i++) {
      const captcha = await solvedCaptcha(usual, 'admin')
      own.push((await login({ ...ADMIN, ...captcha, password: `wrong ${i}` }, usual)).statusCode)
    }
    expect(own).toEqual([401, 401, 401, 401, 401])
    expect((await login({ ...ADMIN, ...(await solvedCaptcha(usual, 'admin')) }, usual)).statusCode).toBe(429)
  })

  it('slows an unknown name down in the same way', async () => {
    for (let i = 0; i < 5; i++) await fail(1, test.client(nextAddress()), 'nobody')

    expect((await login({ username: 'nobody', password: 'x' })).statusCode).toBe(429)
    expect((await login(ADMIN)).statusCode).toBe(200)
  })

  it('slows a client address down after twenty failures, and no other', async () => {
    const client = test.client(nextAddress())
    for (let i = 0; i < 20; i++) expect(await fail(1, client, `name ${i}`)).toEqual([401])

    const slowed = await login({ ...ADMIN, ...(await solvedCaptcha(client, 'admin')) }, client)

    expect(slowed.statusCode).toBe(429)
    expect((await login(ADMIN)).statusCode).toBe(200)
  }, 30_000)

  it('looks at five of twenty parallel guesses for one name', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => login({ ...ADMIN, password: `guess ${i}` })),
    )

    expect(answers.filter((a) => a.statusCode === 401)).toHaveLength(5)
    expect(answers.filter((a) => a.statusCode === 429)).toHaveLength(15)
  })

  it('lets in all who sign in under one name at once', async () => {
    const { source } = test.db
    const isPostgres = source.options.type === 'postgres'
    if (isPostgres) await source.query(SLOW_COUNTS)

    // As many as are counted before one of them is known to be right.
    const answers = await Promise.all(Array.from({ length: 5 }, () => login(ADMIN)))

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200])
    // Of name and address, each once.
    if (isPostgres) expect(await source.query('SELECT last_value FROM taken')).toEqual([{ last_value: '10' }])
  })

  it('forgets failures of a name after a quarter of an hour, and after a sign-in', async () => {
    await fail(4, test.client(nextAddress()))
    expect((await login(ADMIN)).statusCode).toBe(200)
    expect(await fail(5, test.client(nextAddress()))).toEqual([401, 401, 401, 401, 401])
    test.clock.advance(15 * MINUTE_MS)

    expect((await login(ADMIN)).statusCode).toBe(200)
  })

  it('replaces a hash made with other parameters at the next sign-in', async () => {
    const passwordHash = await hash(ADMIN.password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 })
    await test.db.write((m) => m.update(AdminEntity, { usernameKey: 'priya' }, { passwordHash }))

    expect((await login(ADMIN)).statusCode).toBe(200)

    const row = await test.db.read.findOneBy(AdminEntity, { usernameKey: 'priya' })
    expect(row?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=64,t=1,p=1\$/)
    expect((await login(ADMIN)).statusCode).toBe(200)
  })

  it('ends after half an hour without use, and after eight hours in any case', async () => {
    const idle = await signedInAdmin(test, nextAddress())
    const busy = await signedInAdmin(test, nextAddress())
    for (let i = 0; i < 2; i++) {
      test.clock.advance(20 * MINUTE_MS)
      expect((await busy.get('/api/admin/me')).statusCode).toBe(200)
    }
    expect((await idle.get('/api/admin/me')).statusCode).toBe(401)

    for (let i = 0; i < 21; i++) {
      test.clock.advance(20 * MINUTE_MS)
      await busy.get('/api/admin/me')
    }
    test.clock.advance(20 * MINUTE_MS)
    expect((await busy.get('/api/admin/me')).statusCode).toBe(401)
  })

  it('answers what the client of the product reads', async () => {
    const { call } = createApiClient({ fetch: fetchOver(test.app) })

    expect(AdminSession.parse(await call(adminLogin, { body: ADMIN }))).toEqual(PRIYA)
    expect(AdminSession.parse(await call(adminMe))).toEqual(PRIYA)
    expect(await call(adminLogout)).toBeUndefined()
    await expect(call(adminMe)).rejects.toMatchObject({ status: 401 })
  })
})
