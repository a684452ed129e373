import { check } from '../../../checks/check'
import type { Room, Story } from './lowest-level.template'
import task, { answerOf, LEVELS, written } from './lowest-level.template'

/** What a database that gives no more than a level promises shows T1 when it asks again. */
function seenAgain(level: string, rooms: readonly Room[], story: Story, target: Room, floor: number): Room[] {
  const now = written(rooms, story, target)
  const committed = story.endsFirst && story.end === 'COMMIT' ? now : [...rooms]
  if (level === 'READ UNCOMMITTED') return now
  if (level === 'READ COMMITTED') return committed
  if (level === 'SERIALIZABLE') return [...rooms]
  // Rows that were read are locked as they were; others are as they are now.
  const read = rooms.filter((room) => room.floor === floor)
  return [...read, ...committed.filter(({ id }) => !read.some((room) => room.id === id))]
}

export default check(task, {
  option: ({ rooms, story, target, floor }, level) => {
    const shown = answerOf(written(rooms, story, target), floor)
    const lowest = LEVELS.find(
      (one) => answerOf(seenAgain(one, rooms, story, target, floor), floor) !== shown,
    )
    return level === lowest
  },
})
