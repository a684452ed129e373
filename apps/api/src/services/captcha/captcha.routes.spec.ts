import { parseQuestion } from '@tryka/domain'
import type { TestApp } from '../../testing/build-test-app'
import { buildTestApp } from '../../testing/build-test-app'
import { solvedCaptcha } from '../../testing/waitlist'
import { CaptchaService } from './captcha.service'
import { CaptchaUseEntity } from './captcha-use.entity'

const REFUSED = { status: 403, code: 'CAPTCHA_REQUIRED' }
const calm = () => Promise.resolve(true)

describe('Security questions', () => {
  let test: TestApp
  let captcha: CaptchaService
  beforeEach(async () => {
    test = await buildTestApp()
    captcha = new CaptchaService(test.db, test.clock, test.config.sessionSecret)
  })
  afterEach(() => test.close())

  it('gives a question for five minutes, makes no session and stores nothing', async () => {
    const response = await test.client().get('/api/captcha?purpose=signup')

    const body = response.json<{ question: string; captchaId: string; expiresAt: string }>()
    expect(response.statusCode).toBe(200)
    expect(parseQuestion(body.question)).toBeDefined()
    expect(body.expiresAt).toBe('2026-03-02T09:05:00.000Z')
    expect(response.headers['set-cookie']).toBeUndefined()
    expect(await test.db.read.count(CaptchaUseEntity)).toBe(0)
  })

  it('asks within the ranges of the admin sign-in', async () => {
    for (let i = 0; i < 30; i++) {
      const question = parseQuestion(captcha.issue('admin').question)
      expect(Math.max(question?.left ?? 99, question?.right ?? 99)).toBeLessThanOrEqual(10)
    }
  })

  it('refuses an unknown purpose', async () => {
    expect((await test.client().get('/api/captcha?purpose=other')).statusCode).toBe(400)
    expect((await test.client().get('/api/captcha')).statusCode).toBe(400)
  })

  it('takes a right answer once, also of twenty at the same time', async () => {
    const answer = await solvedCaptcha(test.client(), 'signup')

    const results = await Promise.allSettled(
      Array.from({ length: 20 }, () => captcha.check('signup', answer, calm)),
    )

    expect(results.filter((r) => r.status === 'fulfilled')).toHaveLength(1)
  })

  it('refuses a wrong answer and spends the challenge', async () => {
    const answer = await solvedCaptcha(test.client(), 'signup')

    await expect(captcha.check('signup', { ...answer, captchaAnswer: '9999' }, calm)).rejects.toMatchObject(
      REFUSED,
    )
    await expect(captcha.check('signup', answer, calm)).rejects.toMatchObject(REFUSED)
  })

  it('refuses a challenge of another purpose, an expired one and a forged one, however calm', async () => {
    const foreign = await solvedCaptcha(test.client(), 'admin')
    const old = await solvedCaptcha(test.client(), 'signup')
    const forger = new CaptchaService(test.db, test.clock, 'another secret of at least 32 characters')
    const forged = { captchaId: forger.issue('signup').captchaId, captchaAnswer: '1' }

    await expect(captcha.check('signup', foreign, calm)).rejects.toMatchObject(REFUSED)
    await expect(captcha.check('signup', forged, calm)).rejects.toMatchObject(REFUSED)
    await expect(captcha.check('signup', { captchaId: 'x.y.z' }, calm)).rejects.toMatchObject(REFUSED)
    await expect(captcha.check('signup', { captchaAnswer: '4' }, calm)).rejects.toMatchObject(REFUSED)
    test.clock.advance(5 * 60_000)
    await expect(captcha.check('signup', old, calm)).rejects.toMatchObject(REFUSED)
  })

  it('asks nothing of a calm caller and something of another', async () => {
    await expect(captcha.check('signup', {}, calm)).resolves.toBeUndefined()
    await expect(captcha.check('signup', {}, () => Promise.resolve(false))).rejects.toMatchObject(REFUSED)
  })

  it('forgets spent challenges when they have expired', async () => {
    await captcha.check('signup', await solvedCaptcha(test.client(), 'signup'), calm)
    await captcha.sweep()
    expect(await test.db.read.count(CaptchaUseEntity)).toBe(1)

    test.clock.advance(6 * 60_000)
    await captcha.sweep()

    expect(await test.db.read.count(CaptchaUseEntity)).toBe(0)
  })
})
