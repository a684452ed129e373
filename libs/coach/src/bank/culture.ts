import type { Question } from './question'
import { SHARED_CULTURE_2 } from './shared/culture-2.questions'
import { SHARED_CULTURE_3 } from './shared/culture-3.questions'
import { SHARED_CULTURE_4 } from './shared/culture-4.questions'
import { SHARED_CULTURE_5 } from './shared/culture-5.questions'
import { SHARED_CULTURE_6 } from './shared/culture-6.questions'
import { SHARED_CULTURE_7 } from './shared/culture-7.questions'
import { SHARED_CULTURE_8 } from './shared/culture-8.questions'
import { SHARED_CULTURE_9 } from './shared/culture-9.questions'
import { SHARED_CULTURE } from './shared/culture.questions'

/** The questions on how somebody works, of every field. */
export const CULTURE: readonly Question[] = [
  ...SHARED_CULTURE,
  ...SHARED_CULTURE_2,
  ...SHARED_CULTURE_3,
  ...SHARED_CULTURE_4,
  ...SHARED_CULTURE_5,
  ...SHARED_CULTURE_6,
  ...SHARED_CULTURE_7,
  ...SHARED_CULTURE_8,
  ...SHARED_CULTURE_9,
]
