import { textOf } from '../bytes'
import { canonicalize } from '../jcs'
import { parseStrict } from '../parse-strict'

const KINDS = new Set(['issue', 'revoke', 'key-add', 'key-retire', 'status', 'bank'])
const FIELDS = new Set(['v', 'k', 'h', 'n'])

/** What is wrong with an entry of the log, to stand behind its number; undefined where nothing is. */
export function leafFault(entry: Uint8Array): string | undefined {
  try {
    const text = textOf(entry)
    const leaf = parseStrict(text)
    if (leaf === null || typeof leaf !== 'object' || Array.isArray(leaf)) return 'is not an entry of this log'
    const { v, k, h, n } = leaf
    if (v !== 1 || typeof k !== 'string' || !KINDS.has(k)) return 'is of a kind that nobody knows'
    if (typeof h !== 'string' || !/^[\w-]{43}$/.test(h)) return 'commits to nothing'
    if (Object.keys(leaf).some((field) => !FIELDS.has(field))) return 'says more than an entry may'
    if (n !== undefined && !areNumbers(n)) return 'has numbers that are none'
    return canonicalize(leaf) === text ? undefined : 'is not in its one form'
  } catch {
    return 'cannot be read'
  }
}

const areNumbers = (n: unknown): boolean =>
  typeof n === 'object' &&
  n !== null &&
  !Array.isArray(n) &&
  Object.values(n).every((value) => Number.isSafeInteger(value))
