import { createHash } from 'node:crypto'
import type { EntityManager } from 'typeorm'
import { mulberry32 } from '@tryka/assessment/chance'
import { mixedAnswers } from '@tryka/coach'
import { PEER_RULES, type PracticeType } from '@tryka/domain'
import type { CandidateRef } from '../core/places'
import { fits, strangeness } from './fitting'
import { asListed, asShared } from './known-answers'
import { PeerReviewEntity, type PeerCardRow, type ReviewedAnswer } from './peer.table'

const hashOf = (text: string) => createHash('sha256').update(text).digest()
/** From 0 to below 1, the same for the same words. */
const drawn = (...words: (string | number)[]): number => mulberry32(hashOf(words.join('/')).readUInt32BE(0))()

/** As long as ids of shared answers, and as little to be told from them. */
function idOf(...words: (string | number)[]): string {
  const hex = hashOf(words.join('/')).toString('hex')
  const variant = '89ab'[parseInt(hex[16] ?? '0', 16) % 4] ?? '8'
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** A known answer that stands among those that wait for somebody, until it is taken. */
export interface KnownOffer {
  known: string
  answer: ReviewedAnswer
}

/**
 * The known answer that is due, if one is. Of each eight that somebody takes one is known, at a place that is drawn for
 * the two; whoever passes it over finds it later. What was met comes again only after all others.
 */
export async function knownOffer(
  manager: EntityManager,
  { marketId, candidateId }: CandidateRef,
  card: PeerCardRow,
  types: ReadonlySet<PracticeType>,
): Promise<KnownOffer | null> {
  const reviews = await manager.find(PeerReviewEntity, {
    select: { id: true, known: true, state: true },
    where: { marketId, candidateId },
  })
  const kept = reviews.filter(({ state }) => state !== 'lapsed')
  const block = kept.filter(({ known }) => known !== null).length
  const place = Math.floor(drawn(candidateId, 'place', block) * PEER_RULES.knownEvery)
  if (kept.length < block * PEER_RULES.knownEvery + place) return null
  const met = reviews.flatMap(({ known }) => known ?? [])
  const [next] = [...types]
    .flatMap(mixedAnswers)
    .flatMap((one) => {
      const id = idOf(candidateId, met.length, one.id)
      const listed = asListed(id, one)
      if (!listed || !fits(card, listed)) return []
      const times = met.filter((each) => each === one.id).length
      return [{ id, one, rank: [times, strangeness(card, listed), drawn(candidateId, one.id)] as const }]
    })
    .sort(({ rank: a }, { rank: b }) => a[0] - b[0] || a[1] - b[1] || a[2] - b[2])
  const answer = next && asShared(next.id, next.one)
  return answer ? { known: next.one.id, answer } : null
}

/** Puts it among answers that wait, somewhere between those that fit as well. */
export function mixedIn<T extends ReviewedAnswer>(
  rows: readonly T[],
  { answer }: KnownOffer,
  card: PeerCardRow,
): ReviewedAnswer[] {
  const own = strangeness(card, answer)
  const before = rows.filter((row) => strangeness(card, row) < own).length
  const equal = rows.filter((row) => strangeness(card, row) === own).length
  const at = before + Math.floor(drawn(answer.id, 'among') * (equal + 1))
  return [...rows.slice(0, at), answer, ...rows.slice(at)]
}
