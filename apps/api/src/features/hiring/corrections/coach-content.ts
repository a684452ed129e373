import { FIGURES, isMet, moduleFacts, QUESTIONS, readingsOf, READING_ROLES } from '@tryka/coach'
import type { CoachContent } from '@tryka/domain'
import { FOCUS_AREAS, PRACTICE_TYPES } from '@tryka/domain'
import type { Courses } from '../learning/courses'

/** A question of no field is asked in all of them. */
const ALL_AREAS = 'Every field'

/** Questions by field and type, those of several fields in each; a type that a field has nothing of is no row. */
async function questions(): Promise<CoachContent['questions']> {
  const readings = await readingsOf(QUESTIONS)
  return [ALL_AREAS, ...FOCUS_AREAS].flatMap((area) =>
    PRACTICE_TYPES.flatMap((type) => {
      const own = QUESTIONS.filter(
        (one) =>
          one.type === type &&
          (area === ALL_AREAS ? one.areas.length === 0 : one.areas.some((name) => name === area)),
      )
      const of = (status: (typeof own)[number]['status']) => own.filter((one) => one.status === status).length
      const read = own.map(({ id }) => readings.get(id)?.length ?? 0)
      const row = {
        area,
        type,
        active: of('active'),
        draft: of('draft'),
        suspect: of('suspect'),
        retired: of('retired'),
        readTwice: read.filter((count) => count === READING_ROLES.length).length,
        readOnce: read.filter((count) => count > 0 && count < READING_ROLES.length).length,
      }
      return own.length > 0 ? [row] : []
    }),
  )
}

/** What there is to practise and to learn, and how the coach is measured. */
export async function coachContent(courses: Courses): Promise<CoachContent> {
  return {
    questions: await questions(),
    paths: courses.paths.map(({ id, title, modules }) => {
      const written = modules.flatMap((one) => moduleFacts(one.id) ?? [])
      const open = written.filter(({ isOpen }) => isOpen).length
      return { id, title, modules: modules.length, written: written.length, open }
    }),
    figures: FIGURES.map((figure) => ({ ...figure, isMet: isMet(figure) })),
  }
}
