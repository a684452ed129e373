import type { EntityManager } from 'typeorm'
import { questionOf } from '@tryka/coach'
import { answerCap, readingCap, type Beat } from '@tryka/domain'
import { ReviewCardEntity } from '../../cards/card.table'
import { PracticeTurnEntity } from '../../coach/practice.table'
import { nothingHere } from '../../core/errors'
import type { CandidateRef } from '../../core/places'
import { isTask } from '../check-instances'
import type { Courses } from '../courses'

/** What somebody is at, how its row names it, and how many seconds of a day count for it. */
export interface CountedThing {
  ref: string
  pathId: string | null
  cap: number
}

/** What an answer to a point of practice takes. */
const POINT_SECONDS = 60

const pathOf = (ref: string): string => ref.split('/')[0] ?? ''
/** `path/module/check` in its parts. */
function checkOf(ref: string) {
  const at = ref.lastIndexOf('/')
  return { moduleId: ref.slice(0, Math.max(0, at)), name: ref.slice(at + 1) }
}

/** @throws AppError 404 for what is not there, or not this person's. */
export async function countedThing(
  manager: EntityManager,
  courses: Courses,
  own: CandidateRef,
  { kind, ref }: Pick<Beat, 'kind' | 'ref'>,
): Promise<CountedThing> {
  if (kind === 'reading') return reading(courses, ref)
  if (kind === 'practice') return practice(manager, own, ref)
  if (kind === 'review') return card(manager, courses, own, ref)
  const { moduleId, name } = checkOf(ref)
  const { checks } = (await courses.module(moduleId)).checks
  const found = checks.find((one) => one.name === name)
  if (!found || isTask(found) !== (kind === 'task')) throw nothingHere('This check')
  return { ref, pathId: pathOf(ref), cap: answerCap(found.template.seconds) }
}

function reading(courses: Courses, ref: string): CountedThing {
  const facts = courses.facts(ref)
  if (!facts) throw nothingHere('This module')
  return { ref, pathId: pathOf(ref), cap: readingCap(facts.words) }
}

/** A question that is answered again is the same thing: a new turn is no new time. */
async function practice(
  manager: EntityManager,
  { marketId, candidateId }: CandidateRef,
  id: string,
): Promise<CountedThing> {
  const turn = await manager.findOneBy(PracticeTurnEntity, { id, marketId, candidateId })
  const question = turn && questionOf(turn.questionId)
  if (!question) throw nothingHere('This question')
  return { ref: question.id, pathId: null, cap: answerCap(question.seconds) }
}

async function card(
  manager: EntityManager,
  courses: Courses,
  { marketId, candidateId }: CandidateRef,
  id: string,
): Promise<CountedThing> {
  const row = await manager.findOneBy(ReviewCardEntity, { id, marketId, candidateId })
  if (!row) throw nothingHere('This card')
  if (row.source !== 'check') return { ref: id, pathId: null, cap: answerCap(POINT_SECONDS) }
  const { moduleId, name } = checkOf(row.ref)
  const check = courses.facts(moduleId)?.checks.find((one) => one.name === name)
  if (!check) throw nothingHere('This card')
  return { ref: id, pathId: pathOf(row.ref), cap: answerCap(check.seconds) }
}
