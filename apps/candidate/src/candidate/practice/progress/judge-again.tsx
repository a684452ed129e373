import type { ApiClient } from '@tryka/api-client'
import { judgePracticeAgain } from '@tryka/domain'
import { Button } from '@tryka/ui'
import { useChange } from '../../../base/calls/calls'
import { counted } from '../../../base/format/format'

/** The server judges some sessions at a time; it is asked until none is left. */
async function judgeAll(api: ApiClient): Promise<number> {
  let sum = 0
  for (;;) {
    const { judged, left } = await api.call(judgePracticeAgain)
    sum += judged
    if (left === 0 || judged === 0) return sum
  }
}

/** Judges what another version judged, so that it stands beside the rest. */
export function JudgeAgain() {
  const judge = useChange(judgeAll, {
    done: (count) => `${counted(count, 'session')} judged again`,
    failed: 'The sessions could not be judged again. Try again.',
  })
  return (
    <Button
      variant="secondary"
      size="sm"
      busy={judge.isPending}
      busyLabel="Judging…"
      onClick={() => judge.mutate(undefined)}
    >
      Judge again
    </Button>
  )
}
