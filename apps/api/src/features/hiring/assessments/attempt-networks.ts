import { deriveKey, keyedHash } from '../../../keys'
import type { AttemptRow, AttemptSignals } from './attempt.table'

/**
 * From which network an attempt is taken, and whether there were several: the first part of the address, hashed by a key
 * of the month in which the attempt began, so that no two months can be compared. Nobody is judged by it, and no company
 * and no match ever reads it.
 */
export class AttemptNetworks {
  constructor(private readonly keySecret: string) {}

  /** What there is to note of a call; null when it tells nothing new. */
  noted({ signals, startedAt }: AttemptRow, network: string, at: string): AttemptSignals | null {
    const hash = this.hashOf(network, (startedAt ?? at).slice(0, 7))
    if (signals === null) return { network: hash, severalNetworks: false }
    if (signals.severalNetworks || signals.network === hash) return null
    return { ...signals, severalNetworks: true }
  }

  private hashOf(network: string, month: string): string {
    return keyedHash(deriveKey(this.keySecret, `attempt-networks ${month}`), network)
  }
}
