import { hex } from '../bytes'
import type { Given } from '../bundle'
import type { Checkpoint } from '../checkpoint'
import { commitment, leafText } from '../leaf'
import { inTree } from '../logged'
import { openNote } from '../note'
import { parseTlogProof } from '../tlog-proof'
import { entryWords } from '../words'
import { fail, faultOf, type Found, pass, unknown } from './found'
import type { Pins } from './types'

export interface LogFound {
  inclusion: Found
  checkpoint: Found
  witnesses: Found
  leafIndex?: number
  leafHash?: string
}

const NOT_LOOKED = unknown('There is no proof of the log to look at.')

/** Whether the credential's leaf is in the tree of a checkpoint, and who signed that checkpoint. */
export async function checkLog(
  given: Given,
  pins: Pins,
  logs: readonly string[],
  trusted: boolean,
): Promise<LogFound> {
  if (given.tlogProof === undefined) {
    const inclusion = unknown('No proof that it is in the log came with it.')
    return { inclusion, checkpoint: NOT_LOOKED, witnesses: NOT_LOOKED }
  }
  try {
    const proof = parseTlogProof(given.tlogProof)
    const { extra: salt, index } = proof
    const leaf = leafText('issue', await commitment(salt ?? new Uint8Array(), given.credential))
    const { tree, hash, included } = await inTree(leaf, proof)
    const signed = await checkNote(proof.checkpoint, tree, pins, logs, trusted)
    return included && salt?.length === 32
      ? {
          inclusion: pass(`${entryWords(index)}.`),
          ...signed,
          leafIndex: index,
          leafHash: hex(hash),
        }
      : { inclusion: fail('The proof of the log is of another entry or of another log.'), ...signed }
  } catch (error) {
    return { inclusion: faultOf(error), checkpoint: NOT_LOOKED, witnesses: NOT_LOOKED }
  }
}

async function checkNote(
  note: string,
  tree: Checkpoint,
  pins: Pins,
  logs: readonly string[],
  trusted: boolean,
): Promise<{ checkpoint: Found; witnesses: Found }> {
  let signedBy: string[]
  let seenBy: string[]
  try {
    signedBy = (await openNote(note, logs)).signedBy
    seenBy = (await openNote(note, pins.witnesses ?? [])).signedBy
  } catch (error) {
    return { checkpoint: faultOf(error), witnesses: unknown('The checkpoint cannot be trusted.') }
  }
  const witnesses = seenBy.length
    ? pass(`Checked by ${seenBy.length} independent witness${seenBy.length === 1 ? '' : 'es'}.`)
    : unknown('No independent witness signed this state of the log.')
  if (signedBy.includes(tree.origin))
    return { checkpoint: pass(`The log ${tree.origin} signed that state of itself.`), witnesses }
  const reason = `The checkpoint is of the log ${tree.origin.slice(0, 80)}, whose key is not known here.`
  // Of an issuer whose log is known another log says nothing but that somebody made one.
  return { checkpoint: trusted && logs.length ? fail(reason) : unknown(reason), witnesses }
}
