import type { Json, JsonObject } from './json'
import { Unreadable } from './unreadable'

/** Half of a pair alone: no text, and each reader replaces it by something else. */
const LONE_SURROGATE = /\p{Surrogate}/u

/** The one text of a value by the JSON Canonicalization Scheme (RFC 8785). */
export function canonicalize(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(canonicalize).join(',')}]`
  if (value !== null && typeof value === 'object') return canonicalObject(value)
  if (typeof value === 'number' && !Number.isFinite(value))
    throw new Unreadable('A number has no finite value.')
  if (typeof value === 'string' && LONE_SURROGATE.test(value))
    throw new Unreadable('A text is not valid Unicode.')
  return JSON.stringify(value)
}

/** Keys in the order of their UTF-16 code units, which is JavaScript's own (RFC 8785, 3.2.3). */
function canonicalObject(object: JsonObject): string {
  const pairs = Object.keys(object)
    .sort()
    .flatMap((key) => {
      const value = object[key]
      return value === undefined ? [] : [`${canonicalize(key)}:${canonicalize(value)}`]
    })
  return `{${pairs.join(',')}}`
}
