import { useQuery } from '@tanstack/react-query'
import { endpointQuery } from '@tryka/app-shell'
import { listTargets } from '@tryka/domain'
import { Stack } from '@tryka/ui'
import { Raises } from '../../parts/targets/raises'
import { TargetsCard } from './targets-card'

// One chunk: they are shown together.
export { GoOn } from './go-on'
export { PathCard } from './path-card'

/** What the steps are for, and what else would raise the match there. */
export function Aims() {
  const targets = useQuery(endpointQuery(listTargets))
  // Without targets the card of steps says how to get some: once is enough.
  const isWithout = targets.data?.items.length === 0
  return (
    <Stack gap={5}>
      <TargetsCard />
      {!isWithout && <Raises title="What would raise your match" />}
    </Stack>
  )
}
