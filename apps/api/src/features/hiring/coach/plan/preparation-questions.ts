import type { EntityManager } from 'typeorm'
import { pickQuestions, QUESTIONS } from '@tryka/coach'
import { mixOf, PRACTICE_LIMITS } from '@tryka/domain'
import type { CandidateRef } from '../../core/places'
import { purposeOf } from '../practice-for'

const SHOWN = 4

/** Questions of the bank that fit an interview: the same whenever it is looked at. */
export async function preparationQuestions(
  manager: EntityManager,
  own: CandidateRef,
  id: string,
): Promise<string[]> {
  const { areas, mix, level, skills } = await purposeOf(manager, own, { kind: 'interview', id })
  const picked = pickQuestions(QUESTIONS, {
    session: id,
    types: mixOf(mix, SHOWN),
    areas,
    level: level ?? 'mid',
    skills,
    weakest: null,
    met: new Map(),
    now: 0,
    againDays: PRACTICE_LIMITS.againDays,
  })
  return picked.map(({ stem }) => stem)
}
