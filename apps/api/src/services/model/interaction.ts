import type { ModelPurpose, WordsFallback } from '@tryka/domain'
import type { ModelBudget, Reserved, Used } from './budget'
import { consentWithdrawn } from './model-errors'
import type { ChatMessage, ModelClient } from './client'
import type { Usage } from './stream'

/** Bytes of a token, on the small side: what is set aside shall do for what is used. */
const BYTES_PER_TOKEN = 3
const tokensOf = (text: string): number => Math.ceil(Buffer.byteLength(text) / BYTES_PER_TOKEN)
const tokensIn = (messages: readonly ChatMessage[]): number =>
  messages.reduce((sum, { content }) => sum + tokensOf(content) + 4, 0)

/** What a model says that it used, between what it must have used and twice what was set aside for it. */
export function believed(said: unknown, least: number, most: number): number {
  const told = typeof said === 'number' && Number.isSafeInteger(said) && said >= 0 ? said : most
  return Math.min(Math.max(told, least), 2 * most)
}

export interface InteractionDeps {
  accountId: string
  purpose: ModelPurpose
  client: ModelClient
  budget: ModelBudget
  isAgreed: (accountId: string) => Promise<boolean>
  signal: AbortSignal
  callMs: number
  ended: (line: { ms: number; tokensIn: number; tokensOut: number; outcome: 'done' | WordsFallback }) => void
}

/** One press and all the calls that it leads to: a first one, and at most one repair. */
export class Interaction {
  private reserved: { of: Reserved; tokensIn: number; most: number } | undefined
  private messages: ChatMessage[] = []
  private readonly began = performance.now()
  private readonly used = { tokensIn: 0, tokensOut: 0 }

  constructor(private readonly deps: InteractionDeps) {}

  get signal(): AbortSignal {
    return this.deps.signal
  }

  get tokens(): number {
    return this.used.tokensIn + this.used.tokensOut
  }

  /** Sets aside what a call will use at most. The first one counts as an answer of the day. */
  async reserve(messages: ChatMessage[], most: number): Promise<void> {
    const isFirst = this.messages.length === 0
    const input = tokensIn(messages)
    const { accountId, purpose, budget } = this.deps
    const of = await budget.reserve(accountId, isFirst ? purpose : null, input + most)
    this.messages = messages
    this.reserved = { of, tokensIn: input, most }
  }

  /** The pieces of the reply to what was reserved last. Its use is settled however it ends. */
  async *pieces(): AsyncGenerator<string> {
    const { reserved, deps } = this
    if (!reserved) throw new Error('Nothing was set aside for this call')
    this.reserved = undefined
    let text = ''
    let isBegun = false
    let usage: Usage | undefined
    try {
      await this.mustBeAgreed()
      const call = {
        signal: deps.signal,
        most: reserved.most,
        ms: deps.callMs,
        onBegin: () => void (isBegun = true),
        onUsage: (said: Usage) => void (usage = said),
      }
      for await (const piece of deps.client.stream(this.messages, call)) {
        text += piece
        yield piece
      }
    } finally {
      const out = tokensOf(text)
      const used: Used = isBegun
        ? {
            tokensIn: believed(
              usage?.prompt ?? reserved.tokensIn,
              Math.ceil(reserved.tokensIn / 4),
              reserved.tokensIn,
            ),
            tokensOut: believed(usage?.completion ?? out, Math.ceil(out / 4), reserved.most),
          }
        : null
      this.used.tokensIn += used?.tokensIn ?? 0
      this.used.tokensOut += used?.tokensOut ?? 0
      await deps.budget.settle(reserved.of, used)
    }
  }

  /** Whether it may still be read by a model: asked before every call and every sentence. */
  async mustBeAgreed(): Promise<void> {
    this.deps.signal.throwIfAborted()
    if (!(await this.deps.isAgreed(this.deps.accountId))) throw consentWithdrawn()
  }

  /** The last word on it: gives back what was set aside and never used, and writes one line without a word of it. */
  async end(outcome: 'done' | WordsFallback): Promise<void> {
    const { reserved } = this
    this.reserved = undefined
    if (reserved) await this.deps.budget.settle(reserved.of, null)
    this.deps.ended({ ms: Math.round(performance.now() - this.began), ...this.used, outcome })
  }
}
