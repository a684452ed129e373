import { questionOf } from '@tryka/coach'
import { MINUTE_MS, MOCK_RULES } from '@tryka/domain'
import type { MockPart, Side, StoredMockRow } from './mock.table'

/** Follow-ups of a question that need no words of the answer. */
export const followUpsOf = (id: string): string[] =>
  Object.values(questionOf(id)?.followUps ?? {})
    .flat()
    .filter((text) => !text.includes('{quote}'))

interface PartNow {
  n: number
  of: number
  /** The side that answers. */
  answers: Side
  part: MockPart
  endsAt: string
}

/** Which part goes on at a moment; null where none does. The last one goes on until it is ended. */
export function partNow(row: StoredMockRow, now: number): PartNow | null {
  if (row.state !== 'live' || row.liveAt === null) return null
  const sides = (['a', 'b'] as const).filter((side) => row.parts[side] !== null)
  const began = Date.parse(row.liveAt)
  const length = MOCK_RULES.partMinutes * MINUTE_MS
  const at = Math.min(sides.length - 1, Math.floor((now - began) / length))
  const answers = sides[at]
  const part = answers && row.parts[answers]
  if (!part) return null
  return {
    n: at + 1,
    of: sides.length,
    answers,
    part,
    endsAt: new Date(began + (at + 1) * length).toISOString(),
  }
}
