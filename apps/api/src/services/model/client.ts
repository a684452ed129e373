import { setTimeout as wait } from 'node:timers/promises'
import type { CallEnd, ModelGate } from './gate'
import { boundedText, piecesOfStream } from './stream'
import type { Usage } from './stream'
import { ModelTooSlow, ModelUnavailable } from './unavailable'

export { ModelTooSlow, ModelUnavailable } from './unavailable'

export interface ModelConfig {
  /** Such as `https://models.example/v1`; the path `/chat/completions` is added. */
  baseUrl: string
  model: string
  apiKey?: string | undefined
  /** Milliseconds for one call with its retries. */
  timeout?: number
  /** Milliseconds before the first retry; doubled for the second. */
  retryDelay?: number
  /** Lets a plain http address other than loopback pass: for a model inside one's own network. */
  allowInsecure?: boolean
  /** How many calls go out at once, and when none does because none was answered. */
  gate?: ModelGate
}

export interface ChatMessage {
  role: 'system' | 'user' | 'assistant'
  content: string
}

const RETRIES = 2
const LONGEST_RETRY_AFTER_MS = 5_000
const CALL_MS = 30_000

const isLoopback = (host: string): boolean => /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(host)
/** Private, link-local and unspecified addresses, where a cloud keeps its secrets. */
const isPrivate = (host: string): boolean =>
  /^(?:0\.|10\.|169\.254\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])\.)/.test(
    host,
  ) || /^\[(?:::|f[cd]|fe[89ab]|::ffff:)/i.test(host)

/** Checks an address at start: https, or loopback, or what the owner allowed; throws a sentence otherwise. */
export function checkModelUrl(baseUrl: string, allowInsecure = false): URL {
  const url = new URL(baseUrl)
  if (url.username || url.password) throw new Error('AI_BASE_URL must not carry a name or a password.')
  if (isLoopback(url.hostname)) return url
  if (isPrivate(url.hostname) && !allowInsecure)
    throw new Error('AI_BASE_URL is a private address; set AI_ALLOW_INSECURE=true if that is meant.')
  if (url.protocol !== 'https:' && !allowInsecure)
    throw new Error('AI_BASE_URL must start with https://, or be a loopback address.')
  return url
}

const isWorthARetry = (status: number): boolean => status === 429 || status >= 500

function contentOf(reply: string): string {
  const parsed: unknown = JSON.parse(reply)
  const content = (parsed as { choices?: { message?: { content?: unknown } }[] } | null)?.choices?.[0]
    ?.message?.content
  if (typeof content !== 'string' || !content.trim()) throw new ModelUnavailable('The reply has no content')
  return content
}

/** Of an error of ours its words, of any other its kind alone: a parser quotes what it could not read. */
export function failureOf(error: unknown): string {
  if (error instanceof ModelUnavailable) return error.kind
  const { name, cause } = error instanceof Error ? error : new Error()
  const { code } = (cause ?? {}) as { code?: unknown }
  return typeof code === 'string' ? `${name} ${code}` : name
}

/** What is heard of a reply that comes in pieces. */
export interface StreamCall {
  signal: AbortSignal
  /** Most tokens of the reply. */
  most: number
  /** Milliseconds of this call. */
  ms: number
  /** The model began to answer: from here on it costs somebody something. */
  onBegin?: () => void
  /** What it says that was used. Nothing of it is to be believed. */
  onUsage?: (usage: Usage) => void
}

/** Asks an OpenAI-compatible endpoint once, with two retries on 429 and 5xx. Redirects are refused. */
export function createModelClient(config: ModelConfig) {
  const base = checkModelUrl(config.baseUrl, config.allowInsecure)
  const url = `${base.href.replace(/\/+$/, '')}/chat/completions`
  const headers = {
    'content-type': 'application/json',
    ...(config.apiKey ? { authorization: `Bearer ${config.apiKey}` } : {}),
  }

  async function send(body: string, signal: AbortSignal, tried = 0): Promise<Response> {
    const response = await fetch(url, { method: 'POST', headers, body, signal, redirect: 'error' })
    if (response.ok) return response
    await response.body?.cancel()
    if (!isWorthARetry(response.status) || tried >= RETRIES)
      throw new ModelUnavailable(`The model answered ${response.status}`)
    const asked = Number(response.headers.get('retry-after')) * 1_000
    const delay = Number.isFinite(asked) && asked > 0 ? asked : (config.retryDelay ?? 400) * 2 ** tried
    await wait(Math.min(delay, LONGEST_RETRY_AFTER_MS), undefined, { signal })
    return send(body, signal, tried + 1)
  }

  /** Within the time of one call, through the gate; what goes wrong says nothing of what was said. */
  async function* within<T>(
    { caller, ms }: { caller: AbortSignal | undefined; ms: number },
    work: (signal: AbortSignal) => AsyncIterable<T>,
  ): AsyncGenerator<T> {
    const limit = AbortSignal.timeout(ms)
    const signal = caller ? AbortSignal.any([caller, limit]) : limit
    const leave = await config.gate?.enter(signal)
    let end: CallEnd = 'left'
    try {
      yield* work(signal)
      end = 'answered'
    } catch (error) {
      if (caller?.aborted) throw caller.reason
      end = 'failed'
      if (limit.aborted) throw new ModelTooSlow()
      throw error instanceof ModelUnavailable
        ? error
        : new ModelUnavailable(`The model could not be reached (${failureOf(error)})`)
    } finally {
      leave?.(end)
    }
  }

  async function* whole(body: string, signal: AbortSignal): AsyncGenerator<string> {
    yield contentOf(await boundedText(await send(body, signal)))
  }

  async function* inPieces(body: string, call: StreamCall, signal: AbortSignal): AsyncGenerator<string> {
    const response = await send(body, signal)
    call.onBegin?.()
    if (response.headers.get('content-type')?.includes('text/event-stream'))
      yield* piecesOfStream(response, call.onUsage)
    else yield contentOf(await boundedText(response))
  }

  const asked = (messages: ChatMessage[], more: object) =>
    JSON.stringify({ model: config.model, messages, temperature: 0.2, ...more })

  async function ask(messages: ChatMessage[], caller?: AbortSignal): Promise<string> {
    const body = asked(messages, { max_tokens: 2_000 })
    let reply = ''
    for await (const piece of within({ caller, ms: config.timeout ?? CALL_MS }, (signal) =>
      whole(body, signal),
    ))
      reply += piece
    return reply
  }

  /** The reply in pieces as it comes. Whoever stops reading, or aborts, ends the call. */
  const stream = (messages: ChatMessage[], call: StreamCall): AsyncGenerator<string> => {
    const body = asked(messages, {
      max_tokens: call.most,
      stream: true,
      stream_options: { include_usage: true },
    })
    return within({ caller: call.signal, ms: call.ms }, (signal) => inPieces(body, call, signal))
  }

  return Object.assign(ask, { stream, host: base.host, model: config.model })
}
export type ModelClient = ReturnType<typeof createModelClient>
