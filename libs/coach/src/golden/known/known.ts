import type { PracticeType } from '@tryka/domain'
import { BEHAVIOURAL } from './behavioural'
import { CASE } from './case'
import { CULTURE } from './culture'
import type { KnownAnswer } from './known-answer'
import { SYSTEM_DESIGN } from './system-design'
import { TECHNICAL } from './technical'

const KNOWN: Readonly<Record<PracticeType, readonly KnownAnswer[]>> = {
  behavioural: BEHAVIOURAL,
  technical: TECHNICAL,
  'system-design': SYSTEM_DESIGN,
  case: CASE,
  culture: CULTURE,
}

/** Answers to one calibration: a weak one, a strong one and one between them, of different questions. */
const SET = 3

/** The `n`th set of answers of a type, from 0; after the last comes the first again. */
export function knownSet(type: PracticeType, n: number): readonly KnownAnswer[] {
  const all = KNOWN[type]
  const from = (Math.abs(n) % Math.floor(all.length / SET)) * SET
  return all.slice(from, from + SET)
}
