import { setTimeout as wait } from 'node:timers/promises'

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
}

export interface ChatMessage {
  role: 'system' | 'user' | 'assistant'
  content: string
}

/** The model did not give a usable answer; the built-in engine writes instead. */
export class ModelUnavailable extends Error {}

const RETRIES = 2
const MOST_REPLY_BYTES = 256 * 1024
const LONGEST_RETRY_AFTER_MS = 5_000

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

async function readBounded(response: Response): Promise<string> {
  let text = ''
  const decoder = new TextDecoder()
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk as Uint8Array, { stream: true })
    if (text.length > MOST_REPLY_BYTES) throw new ModelUnavailable('The reply is too long')
  }
  return text
}

function contentOf(reply: string): string {
  const parsed: unknown = JSON.parse(reply)
  const content = (parsed as { choices?: { message?: { content?: unknown } }[] }).choices?.[0]?.message
    ?.content
  if (typeof content !== 'string' || !content.trim()) throw new ModelUnavailable('The reply has no content')
  return content
}

/** Asks an OpenAI-compatible endpoint once, with two retries on 429 and 5xx. Redirects are refused. */
export function createModelClient(config: ModelConfig) {
  const base = checkModelUrl(config.baseUrl, config.allowInsecure)
  const url = `${base.href.replace(/\/+$/, '')}/chat/completions`
  const headers = {
    'content-type': 'application/json',
    ...(config.apiKey ? { authorization: `Bearer ${config.apiKey}` } : {}),
  }

  async function attempt(body: string, signal: AbortSignal, tried: number): Promise<string> {
    const response = await fetch(url, { method: 'POST', headers, body, signal, redirect: 'error' })
    if (response.ok) return contentOf(await readBounded(response))
    await response.body?.cancel()
    if (!isWorthARetry(response.status) || tried >= RETRIES)
      throw new ModelUnavailable(`The model answered ${response.status}`)
    const asked = Number(response.headers.get('retry-after')) * 1_000
    const delay = Number.isFinite(asked) && asked > 0 ? asked : (config.retryDelay ?? 400) * 2 ** tried
    await wait(Math.min(delay, LONGEST_RETRY_AFTER_MS), undefined, { signal })
    return attempt(body, signal, tried + 1)
  }

  return async (messages: ChatMessage[], caller?: AbortSignal): Promise<string> => {
    const limit = AbortSignal.timeout(config.timeout ?? 30_000)
    const signal = caller ? AbortSignal.any([caller, limit]) : limit
    const body = JSON.stringify({ model: config.model, messages, temperature: 0.2, max_tokens: 2_000 })
    try {
      return await attempt(body, signal, 0)
    } catch (error) {
      if (caller?.aborted) throw error
      throw error instanceof ModelUnavailable
        ? error
        : new ModelUnavailable('The model could not be reached', { cause: error })
    }
  }
}
export type ModelClient = ReturnType<typeof createModelClient>
