import { base64, fromBase64 } from './bytes'
import { Unreadable } from './unreadable'

const HEAD = 'c2sp.org/tlog-proof@v1'
/** A tree of 2^53 leaves has no longer path. */
const MAX_PATH = 53

export interface TlogProof {
  /** The salt of the leaf. */
  extra?: Uint8Array
  index: number
  path: Uint8Array[]
  /** The signed note, whole. */
  checkpoint: string
}

/** That an entry is in a log, as text that can be kept and checked offline (c2sp.org/tlog-proof). */
export function tlogProofText(p: TlogProof): string {
  const extra = p.extra ? [`extra ${base64(p.extra)}`] : []
  return [HEAD, ...extra, `index ${p.index}`, ...p.path.map(base64), '', p.checkpoint].join('\n')
}

/** Reads such a text; whether it proves anything is for `verifyInclusion` and `openNote`. */
export function parseTlogProof(text: string): TlogProof {
  const cut = text.indexOf('\n\n')
  const [head, ...lines] = text.slice(0, Math.max(cut, 0)).split('\n')
  const extra = lines[0]?.startsWith('extra ') ? fromBase64(lines.shift()?.slice(6) ?? '') : undefined
  const index = /^index (0|[1-9]\d{0,14})$/.exec(lines.shift() ?? '')?.[1]
  const path = lines.slice(0, MAX_PATH + 1).map(fromBase64)
  if (head !== HEAD || !index || path.length > MAX_PATH || path.some((hash) => hash.length !== 32))
    throw new Unreadable('The proof of the log cannot be read.')
  const proof: TlogProof = { index: Number(index), path, checkpoint: text.slice(cut + 2) }
  if (extra) proof.extra = extra
  return proof
}
