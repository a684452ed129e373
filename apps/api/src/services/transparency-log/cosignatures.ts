import { openNote, splitNote, Unreadable } from '@tryka/credentials'
import { MINUTE_MS } from '@tryka/domain'
import type { Clock } from '../../clock'
import type { Database } from '../../db/database'
import { holdLock } from '../../db/named-lock'
import { staleCheckpoint, unknownWitness } from './log.errors'
import { LogCheckpointEntity } from './log.table'
import { newest } from './published'
import { LOG_LOCK } from './transparency-log'

/** How far the clock of a witness may be from ours. */
const CLOCKS_MS = 5 * MINUTE_MS

const timeOf = (signature: Uint8Array): number =>
  Number(Buffer.from(signature.subarray(0, 8)).readBigUInt64BE()) * 1_000

interface Cosigned {
  vkey: string
  /** Of the note, with its line break. */
  line: string
}

/** Signatures of witnesses on the newest checkpoint; `witnesses` are their verifier keys. */
export class Cosignatures {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly witnesses: readonly string[],
  ) {}

  /** Keeps the lines of known witnesses under a note. */
  async add(note: string): Promise<void> {
    const { text, cosigned } = await this.read(note)
    if (cosigned.length === 0) throw unknownWitness()
    await this.db.transaction(async (manager) => {
      await holdLock(manager, LOG_LOCK)
      const row = await newest(manager)
      if (!row || splitNote(row.note).text !== text) throw staleCheckpoint()
      const cosignatures = { ...row.cosignatures }
      for (const { vkey, line } of cosigned) cosignatures[vkey] = line
      await manager.update(LogCheckpointEntity, { size: row.size }, { cosignatures })
    })
  }

  private async read(note: string): Promise<{ text: string; cosigned: Cosigned[] }> {
    try {
      const { text, signatures } = splitNote(note)
      const cosigned: Cosigned[] = []
      for (const vkey of this.witnesses) {
        const { signedBy } = await openNote(note, [vkey])
        const [name, id] = vkey.split('+')
        const at = signatures.findIndex(
          (one) => one.name === name && Buffer.from(one.id).toString('hex') === id,
        )
        const line = signatures[at]
        if (signedBy.length === 0 || !line) continue
        if (Math.abs(timeOf(line.signature) - this.clock.now().getTime()) > CLOCKS_MS) continue
        cosigned.push({ vkey, line: `${note.slice(text.length + 1).split('\n')[at] ?? ''}\n` })
      }
      return { text, cosigned }
    } catch (error) {
      // A signature that does not fit is that of nobody we know.
      if (error instanceof Unreadable) throw unknownWitness()
      throw error
    }
  }
}
