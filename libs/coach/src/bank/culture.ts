import type { Question } from './question'
import { SHARED_CULTURE_2 } from './shared/culture-2.questions'
import { SHARED_CULTURE_3 } from './shared/culture-3.questions'
import { SHARED_CULTURE } from './shared/culture.questions'

/** The questions on how somebody works, of every field. */
export const CULTURE: readonly Question[] = [...SHARED_CULTURE, ...SHARED_CULTURE_2, ...SHARED_CULTURE_3]
