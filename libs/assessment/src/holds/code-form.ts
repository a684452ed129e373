import { createHash } from 'node:crypto'
import type { CodeKind } from '../tasks/code'

const SCRIPT_WORDS = new Set(
  (
    'async await break case catch class const continue default delete do else extends false finally for function ' +
    'get if in instanceof interface let new null of return set static super switch this throw true try type typeof ' +
    'undefined var void while yield'
  ).split(' '),
)
const SQL_WORDS = new Set(
  (
    'all and as asc between by case cast coalesce count cross current delete desc distinct else end except exists ' +
    'following from full group having in inner insert intersect into is join left like limit max min not null offset ' +
    'on or order outer over partition preceding range recursive right row rows select set sum then unbounded union ' +
    'update using values when where window with avg'
  ).split(' '),
)

const COMMENTS = { sql: /--[^\n]*|\/\*[\s\S]*?\*\//g, script: /\/\/[^\n]*|\/\*[\s\S]*?\*\//g }
const TOKEN =
  /(?<text>'(?:\\.|''|[^'\\])*'|"(?:\\.|[^"\\])*"|`(?:\\.|[^`\\])*`)|(?<number>\d[\d_.eE]*)|(?<word>[\p{L}_$][\p{L}\p{N}_$]*)|(?<sign>=>|[=!<>]=+|&&|\|\||\?\?|\*\*|[^\s])/gu

/**
 * The tokens of an answer in code without what is easily changed: comments and spaces go, names are numbered in the
 * order in which they come, and of numbers and texts only their kind stays.
 */
export function tokensOf(code: string, kind: CodeKind): string[] {
  const isSql = kind === 'code-sql'
  const [words, comments] = isSql ? [SQL_WORDS, COMMENTS.sql] : [SCRIPT_WORDS, COMMENTS.script]
  const names = new Map<string, number>()
  const named = (word: string): string => {
    const name = isSql ? word.toLowerCase() : word
    if (words.has(name)) return name
    const number = names.get(name) ?? names.size
    names.set(name, number)
    return `n${number}`
  }
  return [...code.normalize('NFC').replace(comments, ' ').matchAll(TOKEN)].map(({ groups }) => {
    const { text, number, word, sign = '' } = groups ?? {}
    if (text !== undefined) return 'text'
    if (number !== undefined) return '0'
    return word === undefined ? sign : named(word)
  })
}

/** What two answers have in common that are the same but for names; null where an answer is too short to tell. */
export function codeFormOf(code: string, kind: CodeKind, least: number): string | null {
  const tokens = tokensOf(code, kind)
  if (tokens.length < least) return null
  return createHash('sha256').update(JSON.stringify(tokens)).digest('base64url')
}
