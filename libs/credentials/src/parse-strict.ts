import type { Json, JsonObject } from './json'
import { Unreadable } from './unreadable'

export const MAX_BYTES = 256 * 1024
export const MAX_LEVELS = 12

const SPACE = /[ \t\n\r]*/y
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y
// eslint-disable-next-line no-control-regex -- JSON wants them escaped.
const STRING = /"(?:[^"\\\u0000-\u001f]|\\.)*"/y
const WORD = /true|false|null/y

const broken = () => new Unreadable('It is not whole JSON.')

/**
 * Reads JSON (RFC 8259) more strictly than `JSON.parse`: a repeated key, of which readers take one or the other,
 * is refused, and so are more than 256 KiB, more than 12 levels, half characters and numbers without a finite value.
 */
export function parseStrict(text: string): Json {
  if (text.length > MAX_BYTES || new TextEncoder().encode(text).length > MAX_BYTES)
    throw new Unreadable('It is longer than 256 KiB.')
  let at = 0

  const take = (pattern: RegExp): string => {
    pattern.lastIndex = at
    const found = pattern.exec(text)?.[0] ?? ''
    at += found.length
    return found
  }
  const peek = (): string | undefined => {
    take(SPACE)
    return text[at]
  }
  const expect = (char: string): void => {
    if (peek() !== char) throw broken()
    at++
  }
  const string = (): string => {
    try {
      const value = JSON.parse(take(STRING)) as string
      if (!/\p{Surrogate}/u.test(value)) return value
    } catch {
      // No string, or an escape that JSON does not know.
    }
    throw broken()
  }
  const list = (close: string, item: () => void): void => {
    at++
    if (peek() !== close)
      do {
        take(SPACE)
        item()
      } while (peek() === ',' && ++at)
    expect(close)
  }
  const object = (level: number): JsonObject => {
    const members: JsonObject = {}
    list('}', () => {
      const key = string()
      // This key would change what the object is.
      if (key === '__proto__') throw broken()
      if (Object.hasOwn(members, key))
        throw new Unreadable(`It says "${key.slice(0, 40)}" twice in one place.`)
      expect(':')
      members[key] = value(level + 1)
    })
    return members
  }
  const array = (level: number): Json[] => {
    const items: Json[] = []
    list(']', () => items.push(value(level + 1)))
    return items
  }
  const value = (level: number): Json => {
    const first = peek()
    if ((first === '{' || first === '[') && level > MAX_LEVELS)
      throw new Unreadable('It is nested more than 12 levels deep.')
    if (first === '{') return object(level)
    if (first === '[') return array(level)
    if (first === '"') return string()
    const word = take(WORD)
    if (word) return JSON.parse(word) as Json
    const number = Number(take(NUMBER) || NaN)
    if (!Number.isFinite(number)) throw broken()
    return number
  }

  const whole = value(1)
  if (peek() !== undefined) throw broken()
  return whole
}
