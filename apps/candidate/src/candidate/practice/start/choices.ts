import {
  FOCUS_AREAS,
  mixOf,
  USUAL_MIX,
  type ExperienceLevel,
  type FocusArea,
  type PracticeChoices,
  type PracticeFor,
  type PracticeType,
  type SessionCount,
} from '@tryka/domain'
import { formatMoment } from '../../../base/format/format'
import { practiseFor } from './practise-for'

const PRESET = 'Set for it already; change what you like.'

/** Something that can be practised for, with what it is set to. */
export interface Purpose {
  /** Its value in the list of them. */
  value: string
  label: string
  /** Of the dialog that starts it, and the line below. */
  title: string
  note: string
  for: PracticeFor
  areas: readonly FocusArea[]
  mix: readonly PracticeType[]
  level: ExperienceLevel
}

/** Interviews ahead, jobs applied to, then every field. */
export function purposesOf({ interviews, postings, level }: PracticeChoices): Purpose[] {
  return [
    ...interviews.map(({ id, type, company, startsAt, ...rest }): Purpose => ({
      ...rest,
      value: id,
      label: `${type} interview, ${company}, ${startsAt ? formatMoment(startsAt) : 'no time agreed yet'}`,
      title: practiseFor({ startsAt, company }),
      note: `${type} interview, ${company}. ${PRESET}`,
      for: { kind: 'interview', id },
    })),
    ...postings.map(({ id, role, company, ...rest }): Purpose => ({
      ...rest,
      value: id,
      label: `Job: ${role}, ${company}`,
      title: 'Practise for this job',
      note: `${role}, ${company}. ${PRESET}`,
      for: { kind: 'posting', id },
      mix: USUAL_MIX,
    })),
    ...FOCUS_AREAS.map((area): Purpose => ({
      value: area,
      label: `Field: ${area}`,
      title: 'Practise',
      note: `Questions of ${area}. Change what you like.`,
      for: { kind: 'area', area },
      areas: [area],
      mix: USUAL_MIX,
      level,
    })),
  ]
}

export type Kind = PracticeType | 'mixed'

export interface Wish {
  purpose: Purpose
  kind: Kind
  level: ExperienceLevel
  count: SessionCount
}

export interface Supply {
  /** Questions that a session of this wish would have. */
  questions: number
  /** How many of them are of its level; the rest are of the nearest one. */
  ofLevel: number
}

/** What the bank has for a wish. A question of two of its fields is counted in each, so this is never too few. */
export function supplyOf({ counts }: Pick<PracticeChoices, 'counts'>, wish: Wish): Supply {
  const { purpose, kind, level, count } = wish
  const there = (type: PracticeType, at?: ExperienceLevel) =>
    counts
      .filter((one) => one.type === type && purpose.areas.includes(one.area))
      .filter((one) => at === undefined || one.level === at)
      .reduce((sum, { questions }) => sum + questions, 0)
  const wanted = mixOf(kind === 'mixed' ? purpose.mix : [kind], count)
  const total = (at?: ExperienceLevel) =>
    [...new Set(wanted)].reduce(
      (sum, type) => sum + Math.min(there(type, at), wanted.filter((one) => one === type).length),
      0,
    )
  return { questions: total(), ofLevel: total(level) }
}

const MINUTES_EACH = 7
/** `About 35 minutes`: an answer, its follow-up and its feedback, in steps of five. */
export const estimate = (questions: number): string =>
  `About ${Math.max(1, Math.round((questions * MINUTES_EACH) / 5)) * 5} minutes`
