import { randomInt, randomUUID } from 'node:crypto'
import type { EntityManager } from 'typeorm'
import type { z } from 'zod'
import { HOUR_MS, emailKey, isNewsletter } from '@tryka/domain'
import type { ExperienceLevel, EarlyAccessRequest } from '@tryka/domain'
import type { Clock } from '../../clock'
import type { Database } from '../../db/database'
import { isUniqueViolation } from '../../db/unique-violation'
import type { Attempts } from '../../services/attempts/attempts'
import type { CaptchaService } from '../../services/captcha/captcha.service'
import { emailUnverified } from '../../services/otp/otp.errors'
import type { OtpService } from '../../services/otp/otp.service'
import type { Message } from '../../services/outbox/queue'
import { Crowds } from './crowds'
import { listedMessage } from './listed.mail'
import type { SignupRow } from './signup.entity'
import { firstArrivalAt, searchable } from './signup.entity'
import { parametersOf, SIGN_UP, SUBSCRIBE } from './signup-writes'
import { requestOf } from './standings'

const CALM_SIGNUPS = 3

export interface Visitor {
  /** What ties verified addresses to the session. */
  binding: string | undefined
  /** Client address; IPv6 by its /64. */
  address: string
  /** The network of that address: its /24, or its /48. */
  network: string
}

type Submission = z.output<typeof EarlyAccessRequest>

/** Only what the newsletter form can send; anything more is a signup and needs a proven address. */
const isNewsletterForm = (request: Submission): boolean =>
  isNewsletter(request) &&
  request.userType === 'candidate' &&
  request.interests.length === 0 &&
  !request.company &&
  !request.position &&
  !request.experience

interface Deps {
  db: Database
  otp: OtpService
  captcha: CaptchaService
  attempts: Attempts
  clock: Clock
  /** Who asks for the newsletter is mailed a link that confirms it. */
  subscribers: { ask(manager: EntityManager, email: string): Promise<void> }
  /** Whoever is new on the list is told so. */
  outbox: { enqueue(manager: EntityManager, messages: readonly Message[]): Promise<void>; nudge(): void }
  /** Multiplies how many sign-ups of one domain or network a day do not wait for a look. */
  dayFactor: number
}

/** The waitlist: one row for each address, whoever sends what and however often. */
export class EarlyAccessService {
  private lastArrival = 0
  private readonly crowds: Crowds

  constructor(private readonly deps: Deps) {
    this.crowds = new Crowds(deps.attempts, deps.dayFactor)
  }

  async submit(request: Submission, visitor: Visitor): Promise<void> {
    const newsletter = isNewsletterForm(request)
    if (newsletter) await this.deps.captcha.check('signup', request, async () => true)
    else await this.requireProof(request, visitor)
    await this.retryArrival(() =>
      this.deps.db.transaction((manager) =>
        newsletter ? this.subscribe(manager, request) : this.signUp(manager, request, visitor),
      ),
    )
    this.deps.outbox.nudge()
  }

  private async subscribe(manager: EntityManager, request: Submission): Promise<void> {
    await manager.query(SUBSCRIBE, parametersOf(this.newRow(request, false)))
    await this.deps.subscribers.ask(manager, request.email)
  }

  /** Refusals in the order of the form: the address, then the security question. Nothing is spent here but the latter. */
  private async requireProof(request: Submission, { binding, address }: Visitor): Promise<void> {
    const proven =
      binding !== undefined &&
      (await this.deps.otp.isVerified({ email: request.email, purpose: 'signup', binding }))
    if (!proven) throw emailUnverified()
    await this.deps.captcha.check('signup', request, async () => {
      const { count } = await this.deps.attempts.recent('signup', address, HOUR_MS)
      return count < CALM_SIGNUPS
    })
  }

  private async signUp(manager: EntityManager, request: Submission, visitor: Visitor): Promise<void> {
    const binding = visitor.binding ?? ''
    await this.deps.otp.useVerified(manager, { email: request.email, purpose: 'signup', binding })
    await this.deps.attempts.record(manager, 'signup', visitor.address)
    const crowds = await this.crowds.hold(manager, request.email, visitor.network)
    // Who is on the list says something else about themselves, and is no other address.
    const isNew = !(await requestOf(manager, emailKey(request.email)))
    const waitsFor = isNew ? await this.crowds.count(manager, crowds) : null
    await manager.query(SIGN_UP, parametersOf({ ...this.newRow(request, true), waitsFor }))
    // The row of a newsletter keeps its id.
    const listed = isNew ? await requestOf(manager, emailKey(request.email)) : null
    if (listed) await this.deps.outbox.enqueue(manager, [listedMessage(listed, this.deps.clock.now())])
  }

  private newRow(request: Submission, emailVerified: boolean): SignupRow {
    const now = this.deps.clock.now()
    const { name, email, userType, focusArea } = request
    const interests = [...new Set(request.interests.filter(Boolean))]
    return {
      id: randomUUID(),
      arrival: this.nextArrival(now),
      name,
      email,
      emailKey: emailKey(email),
      userType,
      emailVerified,
      focusArea,
      interests,
      company: request.company || null,
      position: request.position || null,
      experience: (request.experience || null) as ExperienceLevel | null,
      message: request.message || null,
      searchText: searchable(name, email, focusArea, ...interests),
      createdAt: now.toISOString(),
      updatedAt: now.toISOString(),
      standing: null,
      waitsFor: null,
    }
  }

  /** Grows always; the random part keeps instances apart within one millisecond. */
  private nextArrival(now: Date): number {
    this.lastArrival = Math.max(firstArrivalAt(now) + randomInt(900), this.lastArrival + 1)
    return this.lastArrival
  }

  /** Two instances may still draw the same number: the unique index tells, and a new one is drawn. */
  private async retryArrival(work: () => Promise<void>, left = 3): Promise<void> {
    try {
      await work()
    } catch (error) {
      if (!isUniqueViolation(error) || left === 0) throw error
      await this.retryArrival(work, left - 1)
    }
  }
}
