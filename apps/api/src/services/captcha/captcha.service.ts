import { randomInt, randomUUID, timingSafeEqual } from 'node:crypto'
import { LessThan } from 'typeorm'
import type { CaptchaChallenge, CaptchaPurpose } from '@tryka/domain'
import { CAPTCHA_MESSAGES, createQuestion, isCorrect, parseQuestion, questionText } from '@tryka/domain'
import type { Clock } from '../../clock'
import type { Database } from '../../db/database'
import { isUniqueViolation } from '../../db/unique-violation'
import { AppError } from '../../app-error'
import { deriveKey, keyedHash } from '../../keys'
import { CaptchaUseEntity } from './captcha-use.entity'

const VALID_MS = 5 * 60_000
const PRECISION = 2 ** 32

export const captchaRequired = () => new AppError(403, 'CAPTCHA_REQUIRED', CAPTCHA_MESSAGES.required)

export interface CaptchaAnswer {
  captchaId?: string | undefined
  captchaAnswer?: string | undefined
}

interface Challenge {
  nonce: string
  purpose: string
  expires: number
  question: string
}

/** Signed questions. Nothing is stored when one is handed out, and one row when it is answered. */
export class CaptchaService {
  private readonly key: Buffer

  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    secret: string,
    private readonly random: () => number = () => randomInt(PRECISION) / PRECISION,
  ) {
    this.key = deriveKey(secret, 'captcha')
  }

  issue(purpose: CaptchaPurpose): CaptchaChallenge {
    const question = questionText(createQuestion(purpose, this.random))
    const expires = this.clock.now().getTime() + VALID_MS
    const payload = Buffer.from(JSON.stringify([randomUUID(), purpose, expires, question])).toString(
      'base64url',
    )
    return {
      captchaId: `${payload}.${keyedHash(this.key, payload)}`,
      question,
      expiresAt: new Date(expires).toISOString(),
    }
  }

  /**
   * Passes without a challenge while the caller is calm. A challenge that is sent is always judged: forged, foreign,
   * expired, wrong and used ones are refused alike, and a judged one is spent.
   */
  async check(purpose: CaptchaPurpose, answer: CaptchaAnswer, isCalm: () => Promise<boolean>): Promise<void> {
    if (answer.captchaId === undefined && answer.captchaAnswer === undefined) {
      if (await isCalm()) return
      throw captchaRequired()
    }
    const challenge = this.open(answer.captchaId ?? '')
    if (!challenge || challenge.purpose !== purpose) throw captchaRequired()
    if (challenge.expires <= this.clock.now().getTime()) throw captchaRequired()
    const first = await this.spend(challenge)
    const question = parseQuestion(challenge.question)
    if (!first || !question || !isCorrect(question, answer.captchaAnswer ?? '')) throw captchaRequired()
  }

  async sweep(): Promise<void> {
    await this.db.write((m) =>
      m.delete(CaptchaUseEntity, { expiresAt: LessThan(this.clock.now().toISOString()) }),
    )
  }

  private open(captchaId: string): Challenge | undefined {
    const [payload = '', signature = '', rest] = captchaId.split('.')
    const expected = Buffer.from(keyedHash(this.key, payload))
    const given = Buffer.from(signature)
    if (rest !== undefined || given.length !== expected.length || !timingSafeEqual(given, expected))
      return undefined
    const [nonce, purpose, expires, question] = JSON.parse(Buffer.from(payload, 'base64url').toString()) as [
      string,
      string,
      number,
      string,
    ]
    return { nonce, purpose, expires, question }
  }

  /** True for the first caller only: the primary key decides, also between instances. */
  private async spend({ nonce, expires }: Challenge): Promise<boolean> {
    try {
      const row = { id: nonce, expiresAt: new Date(expires).toISOString() }
      await this.db.write((m) => m.insert(CaptchaUseEntity, row))
      return true
    } catch (error) {
      if (isUniqueViolation(error)) return false
      throw error
    }
  }
}
