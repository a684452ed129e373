/** Names the n-th row of a kind in a market; two markets never share an id. */
export type IdFor = (marketId: string, kind: string, n: number) => string

function mix(text: string, seeds: [number, number, number, number]): [number, number, number, number] {
  let [a, b, c, d] = seeds
  for (let i = 0; i < text.length; i++) {
    const k = text.charCodeAt(i)
    a = b ^ Math.imul(a ^ k, 597_399_067)
    b = c ^ Math.imul(b ^ k, 2_869_860_233)
    c = d ^ Math.imul(c ^ k, 951_274_213)
    d = a ^ Math.imul(d ^ k, 2_716_044_179)
  }
  a = Math.imul(c ^ (a >>> 18), 597_399_067)
  b = Math.imul(d ^ (b >>> 22), 2_869_860_233)
  c = Math.imul(a ^ (c >>> 17), 951_274_213)
  d = Math.imul(b ^ (d >>> 19), 2_716_044_179)
  return [(a ^ b ^ c ^ d) >>> 0, (b ^ a) >>> 0, (c ^ a) >>> 0, (d ^ a) >>> 0]
}

const START: [number, number, number, number] = [1_779_033_703, 3_144_134_277, 1_013_904_242, 2_773_480_762]
const hex = (word: number): string => word.toString(16).padStart(8, '0')

/** Thousands of rows of one market are named one after the other. */
let latest: { marketId: string; mixed: [number, number, number, number] } | undefined

function mixedMarket(marketId: string): [number, number, number, number] {
  if (latest?.marketId !== marketId) latest = { marketId, mixed: mix(`${marketId}|`, START) }
  return latest.mixed
}

/**
 * A UUID-shaped id (version 8) by a 128-bit mixing hash of market, kind and number. It is a name, not a secret:
 * whoever may read a row is decided by market and role, never by knowing an id.
 */
export const idFor: IdFor = (marketId, kind, n) => {
  const [a, b, c, d] = mix(`${kind}:${n}`, mixedMarket(marketId))
  const all = hex(a) + hex(b) + hex(c) + hex(d)
  const variant = ((Number.parseInt(all.charAt(16), 16) & 3) | 8).toString(16)
  return `${all.slice(0, 8)}-${all.slice(8, 12)}-8${all.slice(13, 16)}-${variant}${all.slice(17, 20)}-${all.slice(20)}`
}
