import { idFor } from '../seed/ids'
import type { CandidateRef } from '../core/places'
import type { SampleKind, Twins } from '../core/twins'

const KINDS: readonly SampleKind[] = ['posting', 'interview']

/** No demo is filled with more of a kind. */
const MOST = 1_000
const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g

/** Two demos are filled with the same samples, each under ids of its own. */
export function sampleTwins(from: CandidateRef, to: CandidateRef): Twins {
  const known = new Map<SampleKind, Map<string, string>>()
  const twinsOf = (kind: SampleKind) => {
    const found =
      known.get(kind) ??
      new Map(
        Array.from({ length: MOST }, (_, n) => idFor(from.marketId, kind, n)).map(
          (id, n) => [id, idFor(to.marketId, kind, n)] as const,
        ),
      )
    known.set(kind, found)
    return found
  }
  const of = (kind: SampleKind, id: string) => twinsOf(kind).get(id) ?? null
  const named = (id: string) => KINDS.map((kind) => of(kind, id)).find((twin) => twin !== null) ?? id
  return { of, in: (text) => text.replace(UUID, named) }
}
