import type { Json, JsonObject } from '../json'

/** Several times what a badge holds: putting its parts in their order is work that grows with them (RDFC-1.0). */
const MOST_OBJECTS = 100
const MOST_VALUES = 1_500

/** Whether a credential has more parts than are looked at. */
export function isTooMuch(credential: JsonObject): boolean {
  const open: Json[] = [credential]
  let [objects, values] = [0, 0]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    values++
    if (typeof next !== 'object' || next === null) continue
    if (!Array.isArray(next)) objects++
    open.push(...Object.values(next))
    if (objects > MOST_OBJECTS || values > MOST_VALUES) return true
  }
  return false
}
