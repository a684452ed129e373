import type { FastifyInstance } from 'fastify'
import { AppError } from '../app-error'

const MAX_DEPTH = 12
const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype'])
const utf8 = new TextDecoder('utf-8', { fatal: true })

const malformed = (detail: string) => new AppError(400, 'MALFORMED', detail)

/** The index of the quote that ends the string starting at `start`. The text is known to be valid JSON. */
function endOfString(json: string, start: number): number {
  let at = start + 1
  while (json[at] !== '"') at += json[at] === '\\' ? 2 : 1
  return at
}

function isFollowedByColon(json: string, from: number): boolean {
  let at = from
  while (' \t\n\r'.includes(json[at] ?? '.')) at++
  return json[at] === ':'
}

function addKey(keys: Set<string>, literal: string): void {
  const key = JSON.parse(literal) as string
  if (FORBIDDEN.has(key)) throw malformed('The request has a field that is not allowed.')
  if (keys.has(key)) throw malformed('The request names a field twice.')
  keys.add(key)
}

/** What `JSON.parse` forgives: a field named twice, dangerous names, bottomless nesting. */
function checkStructure(json: string): void {
  const open: (Set<string> | null)[] = []
  for (let at = 0; at < json.length; at++) {
    const char = json[at]
    if (char === '"') {
      const end = endOfString(json, at)
      const keys = open.at(-1)
      if (keys && isFollowedByColon(json, end + 1)) addKey(keys, json.slice(at, end + 1))
      at = end
    } else if (char === '{' || char === '[') {
      open.push(char === '{' ? new Set() : null)
      if (open.length > MAX_DEPTH) throw malformed('The request is nested too deeply.')
    } else if (char === '}' || char === ']') open.pop()
  }
}

const isWellFormed = (text: string): boolean => !text.includes('\0') && !/\p{Surrogate}/u.test(text)

function checkValues(value: unknown): void {
  if (typeof value === 'string' && !isWellFormed(value))
    throw malformed('The request has characters that cannot be stored.')
  if (typeof value === 'number' && !Number.isFinite(value))
    throw malformed('The request has a number that is too large.')
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value)) {
    if (!isWellFormed(key)) throw malformed('The request has characters that cannot be stored.')
    checkValues(inner)
  }
}

/** Reads JSON strictly; throws a 400 refusal for anything that two readers might understand differently. */
export function parseJson(body: Uint8Array): unknown {
  if (body.length === 0) return undefined
  let json: string
  let value: unknown
  try {
    json = utf8.decode(body)
    value = JSON.parse(json)
  } catch {
    throw malformed('The request is not valid JSON.')
  }
  checkStructure(json)
  checkValues(value)
  return value
}

/** JSON is the only body the API reads: forms and text are answered 415, which also stops cross-site forms. */
export function acceptOnlyJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => {
    try {
      done(null, parseJson(body as Buffer))
    } catch (error) {
      done(error as Error)
    }
  })
}
