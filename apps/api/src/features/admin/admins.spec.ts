import type { TestApp } from '../../testing/build-test-app'
import { buildTestApp } from '../../testing/build-test-app'
import { ADMIN } from '../../testing/waitlist'
import { AuditEntryEntity } from '../../services/audit/audit-entry.entity'
import { createAdmins } from '../../compose/waitlist'
import { AdminEntity } from './admin.entity'
import { PasswordHasher } from './password-hash'
import { passwordProblem } from './password-rules'

describe('The first administrator', () => {
  let test: TestApp
  beforeEach(async () => {
    test = await buildTestApp()
  })
  afterEach(() => test.close())
  const admins = () => createAdmins(test.db, test.clock)

  it('has the configured name and password, which are not told again', async () => {
    expect(await admins().ensureFirst(ADMIN)).toEqual({ username: 'Priya' })
    expect(await admins().authenticate(ADMIN)).toMatchObject({ username: 'Priya' })
  })

  it('has a random password otherwise, told once', async () => {
    const made = await admins().ensureFirst({})

    expect(made?.username).toBe('admin')
    expect(made?.password).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{8}){3}$/)
    expect(await admins().authenticate({ username: 'admin', password: made?.password ?? '' })).toBeDefined()
    expect(await admins().ensureFirst({})).toBeUndefined()
  })

  it('is made once by instances that start together', async () => {
    const made = await Promise.all([
      admins().ensureFirst({}),
      admins().ensureFirst({}),
      admins().ensureFirst({}),
    ])

    expect(made.filter(Boolean)).toHaveLength(1)
    expect(await test.db.read.count(AdminEntity)).toBe(1)
  })

  it('needs a good password', async () => {
    await expect(admins().ensureFirst({ ...ADMIN, password: 'short' })).rejects.toThrow(
      'The password must have at least 15 characters.',
    )
    expect(await test.db.read.count(AdminEntity)).toBe(0)
  })

  it('stores argon2id and no password', async () => {
    await admins().ensureFirst(ADMIN)

    const [row] = await test.db.read.find(AdminEntity)
    expect(row?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=4\$/)
  })

  it('gets a new password by the command, which is audited', async () => {
    await admins().ensureFirst(ADMIN)

    const password = await admins().resetPassword('priya')

    expect(await admins().authenticate({ ...ADMIN, password })).toBeDefined()
    expect(await admins().authenticate(ADMIN)).toBeUndefined()
    const [last] = await test.db.read.find(AuditEntryEntity, { where: { action: 'admin.password-reset' } })
    expect(last).toMatchObject({ actor: 'system', target: 'priya' })
    await expect(admins().resetPassword('nobody')).rejects.toThrow('There is no administrator named nobody.')
  })
})

describe('Password rules', () => {
  it.each([
    'violet kettle 9 harbour',
    'four green lamps on a roof',
    '9f2c1b7a-03de44aa',
    'Übermütige Nachtigall 7',
    'p@ss the salt to mother Hubbard',
  ])('accepts %s', (password) => {
    expect(passwordProblem(password, 'priya')).toBeUndefined()
  })

  it.each([
    ['fourteen chars', 'at least 15'],
    ['x'.repeat(129), 'at most 128'],
    ['passwordpassword', 'repeats'],
    ['Password123456!', 'common'],
    ['letmeinletmein1!', 'common'],
    ['P@ssw0rd-Welcome1', 'common'],
    ['correcthorsebatterystaple', 'common'],
    ['1qaz2wsx3edc4rfv1', 'common'],
    ['aaaaaaaaaaaaaaaaa', 'repeats'],
    ['abcabcabcabcabcabc', 'repeats'],
    ['abcdefghijklmnopq', 'repeats'],
    ['qwertyuiopasdfghjkl', 'repeats'],
    ['my tryka console 4711', 'product'],
    ['priya opens the door', 'user name'],
  ])('refuses %s', (password, reason) => {
    expect(passwordProblem(password, 'Priya')).toContain(reason)
  })
})

describe('Password hashing', () => {
  const cheap = { memoryCost: 1_024, timeCost: 1, parallelism: 1 }

  it('takes four at once and twenty in waiting, and tells the others to come back', async () => {
    const hasher = new PasswordHasher(cheap)

    const results = await Promise.allSettled(Array.from({ length: 30 }, () => hasher.hash('violet kettle')))

    const refused = results.filter((r) => r.status === 'rejected')
    expect(results.filter((r) => r.status === 'fulfilled')).toHaveLength(24)
    expect(refused[0]?.reason).toMatchObject({ status: 503, headers: { 'retry-after': '2' } })
    await expect(hasher.hash('violet kettle')).resolves.toMatch(/^\$argon2id\$/)
  })

  it('knows a hash of other parameters', async () => {
    const hash = await new PasswordHasher(cheap).hash('violet kettle')

    expect(new PasswordHasher(cheap).isOutdated(hash)).toBe(false)
    expect(new PasswordHasher().isOutdated(hash)).toBe(true)
  })
})
