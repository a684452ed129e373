import { base64, fromBase64 } from './bytes'
import { Unreadable } from './unreadable'

export interface Checkpoint {
  origin: string
  size: number
  root: Uint8Array
}

/** The text that a log signs: origin, number of leaves, root (c2sp.org/tlog-checkpoint). */
export const checkpointText = (c: Checkpoint): string => `${c.origin}\n${c.size}\n${base64(c.root)}\n`

/** Reads the text of a checkpoint; lines after the third are extensions, which say nothing to us. */
export function parseCheckpoint(text: string): Checkpoint {
  const [origin, size, root, ...rest] = text.split('\n')
  const hash = root ? fromBase64(root) : new Uint8Array()
  if (!origin || !/^(?:0|[1-9]\d{0,14})$/.test(size ?? '') || hash.length !== 32 || rest.pop() !== '')
    throw new Unreadable('The checkpoint of the log cannot be read.')
  return { origin, size: Number(size), root: hash }
}
