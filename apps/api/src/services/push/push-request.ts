import { request } from 'node:https'
import type { Agent } from 'node:https'

const MOST_MS = 5_000
const MOST_RETRY_S = 6 * 60 * 60

export interface PushRequest {
  url: URL
  headers: Record<string, string | number>
  body: Buffer
}

/** What a push service answered; `retryAfterS` where it asked for a pause. */
export interface PushAnswer {
  status: number
  retryAfterS: number | null
}

/** Seconds, or a date; what is neither is as if it was not said. */
function retryAfter(value: string | undefined, now: Date): number | null {
  if (value === undefined) return null
  const seconds = /^\d{1,9}$/.test(value) ? Number(value) : (Date.parse(value) - now.getTime()) / 1_000
  return Number.isFinite(seconds) ? Math.min(MOST_RETRY_S, Math.max(1, Math.ceil(seconds))) : null
}

/**
 * Asks a push service once: no redirect is followed, of the answer only its head is read, and five seconds are all
 * that it has from the first look-up of its name on.
 */
export function sendRequest(
  { url, headers, body }: PushRequest,
  { agent, now }: { agent?: Agent | undefined; now: Date },
): Promise<PushAnswer> {
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(MOST_MS)
    const call = request(url, { method: 'POST', headers, signal, ...(agent ? { agent } : {}) }, (answer) => {
      const { statusCode: status = 0, headers: said } = answer
      resolve({ status, retryAfterS: retryAfter(said['retry-after'], now) })
      // Whatever follows is not waited for.
      answer.destroy()
    })
    call.on('error', reject)
    call.end(body)
  })
}
