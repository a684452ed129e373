import { In } from 'typeorm'
import type { CoursePath } from '@tryka/coach'
import { ALWAYS, dashboardPath, MINUTE_MS } from '@tryka/domain'
import type { Database } from '../../../db/database'
import type { ClockKind } from '../../../services/clockwork/clockwork'
import { dropped, type Rendered } from '../../../services/outbox/letters'
import type { Changes } from '../core/change'
import { CandidateEntity } from '../profile/candidate.table'
import { Courses } from './courses'
import { PathWishEntity, type StoredPathWishRow } from './module.table'

const BATCH = 50
export const OPENED_TEMPLATE = 'path-opened'
const COURSES_LINK = dashboardPath('candidate', 'learning', { tab: 'courses', place: 'me' })

/** The data of a row whose template is `path-opened`. */
export interface PathOpened {
  pathId: string
}

interface Deps {
  db: Database
  changes: Changes
  courses: Courses
  onTrouble: (error: unknown) => void
}

const titleOf = ({ title }: Pick<CoursePath, 'title'>) => `${title} is open: every module can be read.`

/** Whoever asked to be told hears it under the bell and by mail; the wish ends with that, so that nobody is told twice. */
export function openedPaths({ db, changes, courses, onTrouble }: Deps): ClockKind {
  async function tell(wish: StoredPathWishRow): Promise<void> {
    const { marketId, candidateId, pathId } = wish
    const path = courses.path(pathId)
    const { accountId } = await db.read.findOneByOrFail(CandidateEntity, { id: candidateId, marketId })
    const holds = { person: candidateId, ...(accountId ? { account: accountId } : {}) }
    await changes.run(marketId, holds, async (change) => {
      const { affected } = await change.manager.delete(PathWishEntity, { marketId, candidateId, pathId })
      if (!affected) return
      const news = { type: 'Platform updates', title: titleOf(path), link: COURSES_LINK } as const
      await change.tell({ side: 'candidate', recipientId: candidateId, ...news })
      if (!accountId) return
      const data: PathOpened = { pathId }
      const dedup = `path-opened:${candidateId}:${pathId}`
      change.send({ template: OPENED_TEMPLATE, data, to: { accountId }, kind: ALWAYS, dedup })
    })
  }
  return {
    name: 'paths that opened',
    everyMs: 10 * MINUTE_MS,
    async run() {
      const open = courses.paths.filter((path) => courses.isOpen(path)).map(({ id }) => id)
      if (open.length === 0) return false
      const wishes = await db.read.find(PathWishEntity, {
        where: { pathId: In(open) },
        order: { at: 'ASC' },
        take: BATCH,
      })
      let told = 0
      for (const wish of wishes)
        await tell(wish)
          .then(() => (told += 1))
          .catch(onTrouble)
      return wishes.length === BATCH && told > 0
    },
  }
}

/** Says that a path is open, by the name that it has when the letter goes out. */
export function openedLetter(data: object): Rendered {
  const path = new Courses().find((data as PathOpened).pathId)
  if (!path) return dropped('there is no such path any more')
  const parts = [
    `You asked to be told: all ${path.modules.length} modules of ${path.title} can be read now.`,
    { line: 'Enrol in it:', link: COURSES_LINK },
  ]
  return { letter: { subject: `${path.title} is open`, parts } }
}
