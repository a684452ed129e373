import { z } from 'zod'
import { type Criterion, MODEL_LIMITS, RUBRIC_LEVELS, type RubricLevel, type Span } from '@tryka/domain'
import { isBanned } from '../../../../services/model/banned'
import { type Evidence, unsupportedClaims } from '../../../../services/model/guard'
import type { Placeholders } from '../../../../services/model/placeholders'
import { sentencesOf } from '../../../../services/model/sentences'
import { spanOf } from './quotes'

/** Levels from here on need a quote. */
const QUOTED_FROM = 2

/** What a model writes of one criterion; in this order, so that the reason stands before the level. */
const remarkOf = (criteria: readonly Criterion[]) =>
  z.object({
    criterion: z.enum(criteria as [Criterion, ...Criterion[]]),
    quote: z.string().max(2_000).nullish(),
    remark: z.string().min(1).max(1_000),
    level: z.literal(RUBRIC_LEVELS),
  })
type Written = z.output<ReturnType<typeof remarkOf>>

/** Remarks as they may come: one by one, or all in one object. */
export function readRemarks(
  json: string,
  criteria: readonly Criterion[],
): { remarks: Written[]; problem: string } {
  const remark = remarkOf(criteria)
  const schema = z.union([
    remark.transform((one) => [one]),
    z.object({ remarks: z.array(remark).max(20) }).transform(({ remarks }) => remarks),
  ])
  try {
    const read = schema.safeParse(JSON.parse(json))
    return read.success
      ? { remarks: read.data, problem: '' }
      : { remarks: [], problem: 'It has not the shape that was asked for.' }
  } catch {
    return { remarks: [], problem: 'It is not JSON.' }
  }
}

export interface GuardedRemark {
  criterion: Criterion
  sentences: string[]
  quote: Span | null
  level: RubricLevel
  /** Sentences that must not be shown. */
  dropped: number
}

interface Against {
  /** What was judged. */
  judged: string
  setAside: Parameters<typeof spanOf>[2]
  evidence: Evidence
  places: Placeholders
}

/** As many sentences as fit. */
function fitting(sentences: readonly string[]): string[] {
  const kept: string[] = []
  for (const sentence of sentences)
    if ([...kept, sentence].join(' ').length <= MODEL_LIMITS.remark) kept.push(sentence)
    else break
  return kept
}

/** Takes out of a remark what nobody said: a quote that is not in the answer, facts that nobody stated, what is banned. */
export function guardRemark({ criterion, quote, remark, level }: Written, against: Against): GuardedRemark {
  const { judged, setAside, evidence, places } = against
  const span = quote ? spanOf(places.restore(quote), judged, setAside) : null
  const written = sentencesOf(places.restore(remark.replace(/[*_]{1,3}/g, '')))
  const mayStand = span !== null || level < QUOTED_FROM
  const kept = mayStand
    ? written.filter((sentence) => !isBanned(sentence) && !unsupportedClaims(sentence, evidence).length)
    : []
  const sentences = fitting(kept)
  return { criterion, sentences, quote: span, level, dropped: written.length - kept.length }
}
