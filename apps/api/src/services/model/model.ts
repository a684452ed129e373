import type { EntityManager } from 'typeorm'
import { MODEL_CONSENT_VERSION, MODEL_LIMITS, type ModelPurpose, type ModelState } from '@tryka/domain'
import type { Clock } from '../../clock'
import type { Config } from '../../config'
import type { Database } from '../../db/database'
import { deriveKey, keyedHash } from '../../keys'
import type { AccountRow } from '../accounts/account.entity'
import { registered } from '../accounts/registered'
import { ModelBudget } from './budget'
import type { ChatMessage, ModelClient } from './client'
import { Consents } from './consent'
import { Interaction } from './interaction'
import { consentWithdrawn, noConsent, noModel, otherText } from './model-errors'

interface Deps {
  db: Database
  clock: Clock
  config: Config
  client: ModelClient | undefined
  log: (line: object) => void
}

/** What an account asks a model for, once: with what, how long an answer, and until when. */
export interface ModelAsk {
  account: Pick<AccountRow, 'id' | 'kind'>
  purpose: ModelPurpose
  messages: ChatMessage[]
  /** Most tokens of the reply. */
  most: number
  /** Ends with whoever asked. */
  signal: AbortSignal
}

/**
 * The one door between a person's words and a language model. Nothing passes it without a consent to this text and
 * this host, within the budget of the day, and it closes at once when the consent is taken back.
 */
export class Model {
  private readonly consents: Consents
  private readonly budget: ModelBudget
  private readonly logKey: Buffer
  private readonly running = new Map<string, Set<AbortController>>()

  constructor(private readonly deps: Deps) {
    const { db, clock, config, client } = deps
    this.consents = new Consents(db, clock, client?.host ?? null)
    this.budget = new ModelBudget(db, clock, config.ai.tokensPerDay)
    this.logKey = deriveKey(config.sessionSecret, 'model-log')
  }

  /** Who would speak; null where no model is set. */
  get speaker(): { host: string; model: string } | null {
    const { client } = this.deps
    return client ? { host: client.host, model: client.model } : null
  }

  async state({ id, kind }: Pick<AccountRow, 'id' | 'kind'>): Promise<ModelState> {
    const { speaker } = this
    const [consent, { packs, ...left }] = await Promise.all([this.consents.of(id), this.budget.today(id)])
    return {
      host: speaker?.host ?? null,
      model: speaker?.model ?? null,
      mayAgree: speaker !== null && kind === 'registered',
      textVersion: MODEL_CONSENT_VERSION,
      consent: consent && { givenAt: consent.givenAt },
      left,
      packs,
    }
  }

  /** Agrees to what was shown; another host than that is a 409. */
  async agree(account: AccountRow, host: string): Promise<void> {
    if (!this.speaker) throw noModel()
    if (host !== this.speaker.host) throw otherText()
    await this.consents.give(registered(account))
  }

  /** Takes it back: calls that are under way end now, here, and before their next sentence elsewhere. */
  async withdraw(accountId: string): Promise<void> {
    await this.consents.withdraw(accountId)
    for (const controller of this.running.get(accountId) ?? []) controller.abort(consentWithdrawn())
  }

  isAgreed = async (accountId: string): Promise<boolean> => (await this.consents.of(accountId)) !== null

  /** Ten more answers today, in the transaction that pays for them; 409 `CAP`. */
  addPack(manager: EntityManager, accountId: string): Promise<void> {
    return this.budget.addPack(manager, accountId)
  }

  /** What is left of today, in answers, and how many packs are in it. */
  today(accountId: string) {
    return this.budget.today(accountId)
  }

  /**
   * Begins an interaction: 403 `CONSENT`, 409 `NO_MODEL`, 429 `BUDGET`. Whoever begins one ends it, whatever happens.
   */
  async begin({ account, purpose, messages, most, signal }: ModelAsk): Promise<Interaction> {
    const { client, clock, config } = this.deps
    if (!client) throw noModel()
    if (account.kind !== 'registered' || !(await this.isAgreed(account.id))) throw noConsent()
    const controller = new AbortController()
    const limit = AbortSignal.timeout(config.ai.interactionMs ?? MODEL_LIMITS.interactionMs)
    const own = this.running.get(account.id) ?? new Set()
    this.running.set(account.id, own.add(controller))
    const left = () => {
      own.delete(controller)
      if (own.size === 0) this.running.delete(account.id)
    }
    const interaction = new Interaction({
      accountId: account.id,
      purpose,
      client,
      budget: this.budget,
      isAgreed: this.isAgreed,
      callMs: config.ai.callMs ?? MODEL_LIMITS.callMs,
      signal: AbortSignal.any([signal, controller.signal, limit]),
      ended: (line) => {
        left()
        const at = clock.now().toISOString().slice(0, 10)
        const who = keyedHash(this.logKey, at, account.id).slice(0, 22)
        this.deps.log({ purpose, engine: 'model', model: client.model, account: who, ...line })
      },
    })
    try {
      await interaction.reserve(messages, most)
      return interaction
    } catch (error) {
      left()
      throw error
    }
  }

  /** Ends all that is under way. */
  close(): void {
    for (const own of this.running.values())
      for (const controller of own) controller.abort(new Error('The server ends'))
  }
}
