import { instanceOf, rightWords } from '@tryka/assessment'
import { courseModule, moduleFacts, questionOf } from '@tryka/coach'
import type { CorrectionDetail, CorrectionKind } from '@tryka/domain'
import { partsOfRef } from '@tryka/domain'
import type { Courses } from '../learning/courses'

/** What a correction is about, as it is served now. */
export interface CorrectedItem {
  about: string
  revision: number
}

function ofQuestion(ref: string, isPoint: boolean): CorrectedItem | undefined {
  const { whole, part } = partsOfRef(ref)
  const question = questionOf(whole)
  if (!question || question.status === 'draft') return undefined
  const { revision, stem, keyPoints } = question
  if (!isPoint) return part === '' ? { about: stem, revision } : undefined
  // The words of a point are told only after an answer; the question names it well enough.
  return keyPoints.some(({ id }) => id === part) ? { about: stem, revision } : undefined
}

/** The thing that a reference names; undefined where there is none that people meet. */
export async function correctedItem(
  courses: Courses,
  { kind, ref }: { kind: CorrectionKind; ref: string },
): Promise<CorrectedItem | undefined> {
  if (kind === 'question' || kind === 'point') return ofQuestion(ref, kind === 'point')
  const { whole, part } = partsOfRef(ref)
  const facts = courses.facts(whole)
  if (!facts) return undefined
  const { title: about, revision } = facts
  if (kind === 'module') return part === '' ? { about, revision } : undefined
  const module = await courseModule(whole)
  return module?.checks.checks.some(({ name }) => name === part) ? { about, revision } : undefined
}

/** The words of what somebody once corrected, also where it is gone from what people meet. */
export function aboutOf({ ref }: { ref: string }): string {
  const { whole } = partsOfRef(ref)
  return questionOf(whole)?.stem ?? moduleFacts(whole)?.title ?? whole
}

/** The revision that is served now; null where there is none. */
export function revisionNow({ ref }: { ref: string }): number | null {
  const { whole } = partsOfRef(ref)
  return questionOf(whole)?.revision ?? moduleFacts(whole)?.revision ?? null
}

/** A check is drawn anew for everybody: whoever decides sees one of its instances, the same each time. */
const EXAMPLE = { key: 'correction', attempt: 'example', seq: 1 }

/** The words of a point or a check as it is now, with what is right; null of a whole, and where the part is gone. */
export async function partOf({
  kind,
  ref,
}: {
  kind: CorrectionKind
  ref: string
}): Promise<CorrectionDetail['part']> {
  const { whole, part } = partsOfRef(ref)
  if (kind === 'point') {
    const point = questionOf(whole)?.keyPoints.find(({ id }) => id === part)
    return point ? { text: point.text, code: null, right: [] } : null
  }
  if (kind !== 'check') return null
  const check = (await courseModule(whole))?.checks.checks.find(({ name }) => name === part)
  if (!check) return null
  const instance = instanceOf(check.template, EXAMPLE)
  const { stem, code } = instance.ask
  return { text: stem, code: code ?? null, right: rightWords(instance) }
}
