import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { endpointQuery, QueryView } from '@tryka/app-shell'
import {
  crossingText,
  listTargets,
  matchGuidance,
  RAISES_SHOWN,
  raiseText,
  type RaiseGuidance,
} from '@tryka/domain'
import {
  Card,
  CardBody,
  CardFoot,
  CardHead,
  LoadingRows,
  RowItem,
  Rows,
  Text,
  TextButton,
  TextLink,
} from '@tryka/ui'
import { Link } from '../../../base/address/placed-link'
import { useRead } from '../../../base/calls/calls'
import { sectionPath } from '../address'
import { changePath } from '../jobs/change-path'
import { useRoleDialog } from './use-role-dialog'
import { WaysToTargets } from './ways-to-targets'

interface RaisesProps {
  title: string
}

/** What would raise the match across the targets, the five best first. */
export function Raises({ title }: RaisesProps) {
  const [isAll, setAll] = useState(false)
  const { choose, dialog } = useRoleDialog('raises')
  const raises = useRead(matchGuidance, { query: isAll ? { all: 'true' } : {} }, { keep: true })
  return (
    <Card asChild>
      <section aria-labelledby="raises">
        <CardHead>
          <h2 id="raises" tabIndex={-1}>
            {title}
          </h2>
        </CardHead>
        <QueryView
          query={raises}
          loading={<LoadingRows label="Running the match of each target" />}
          errorText="The changes could not be computed. Check your connection, then try again."
        >
          {(data) => <Found data={data} isAll={isAll} onAll={() => setAll(true)} onChoose={choose} />}
        </QueryView>
        {dialog}
      </section>
    </Card>
  )
}

interface FoundProps {
  data: RaiseGuidance
  isAll: boolean
  onAll: () => void
  onChoose: () => void
}

/** Roles are targets without a match: only jobs have one. */
function NoJobs({ onChoose }: Pick<FoundProps, 'onChoose'>) {
  const targets = useQuery(endpointQuery(listTargets))
  if (targets.isPending) return null
  if (!targets.data?.items.length) return <WaysToTargets onChoose={onChoose} />
  return (
    <CardBody>
      <Text size="sm">
        Your targets are roles, which have no match.{' '}
        <TextLink asChild>
          <Link to={sectionPath('opportunities')}>Save or add a job</Link>
        </TextLink>
        , and what would raise its match stands here.
      </Text>
    </CardBody>
  )
}

function Found({ data: { targets, items, total }, isAll, onAll, onChoose }: FoundProps) {
  if (targets === 0) return <NoJobs onChoose={onChoose} />
  if (total === 0)
    return (
      <CardBody>
        <Text size="sm">
          No single change would raise the match of your {targets === 1 ? 'target' : `${targets} targets`}.
        </Text>
      </CardBody>
    )
  return (
    <>
      <Rows>
        {items.map((raise) => {
          const crossing = crossingText(raise)
          return (
            <RowItem key={raise.action}>
              <div>
                <TextLink asChild>
                  <Link to={changePath(raise.change)}>{raise.action}</Link>
                </TextLink>
                <Text size="sm">{raiseText(raise, targets)}</Text>
                {crossing && <Text size="sm">{crossing}</Text>}
              </div>
            </RowItem>
          )
        })}
      </Rows>
      <CardFoot>
        <div>
          {!isAll && total > RAISES_SHOWN && (
            <TextButton onClick={onAll}>Show all {total} changes</TextButton>
          )}
          <Text size="xs" tone={3}>
            Each change run through the match itself. Doing it changes these numbers by exactly that.
          </Text>
        </div>
      </CardFoot>
    </>
  )
}
