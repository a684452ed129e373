import type { LightMyRequestResponse } from 'fastify'

const WORDS = /Try again in (\d+) (second|minute|hour|day)s?\.$/
const SECONDS: Record<string, number> = { second: 1, minute: 60, hour: 3_600, day: 86_400 }

/**
 * Every refusal of "too many" says when to try again, in words and in the header: whatever a spec provokes one for
 * proves it too. The words are never earlier than the header, and less than one of their units later.
 */
export function mustSayWhen({ statusCode, headers, body }: LightMyRequestResponse): void {
  // A page says it in its own words.
  if (statusCode !== 429 || String(headers['content-type']).includes('text/html')) return
  const waits = Number(headers['retry-after'])
  const { detail = '' } = JSON.parse(body) as { detail?: string }
  const [, count, unit = ''] = WORDS.exec(detail) ?? []
  const later = Number(count) * (SECONDS[unit] ?? NaN) - waits
  if (!(Number.isInteger(waits) && waits > 0 && later >= 0 && later < (SECONDS[unit] ?? 0)))
    throw new Error(`A 429 does not say when to try again: ${String(headers['retry-after'])}, ${body}`)
}
