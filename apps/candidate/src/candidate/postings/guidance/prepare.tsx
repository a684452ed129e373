import { useQuery } from '@tanstack/react-query'
import { Target } from 'lucide-react'
import { endpointQuery } from '@tryka/app-shell'
import { listTargets, type JobDetail } from '@tryka/domain'
import { Button, ButtonLink, ButtonRow, Card, CardBody, CardHead, Icon, Stack, Text } from '@tryka/ui'
import { Link } from '../../../base/address/placed-link'
import { sectionPath } from '../../parts/address'
import { useTarget } from '../../parts/targets/use-targets'

/** Practise for this job, and aim at it. */
export function Prepare({ job }: { job: JobDetail }) {
  const targets = useQuery(endpointQuery(listTargets))
  const change = useTarget()
  const target = targets.data?.items.find(({ kind, ref }) => kind === 'posting' && ref === job.id)
  const isAdded = target?.added ?? false
  const reason = whyTarget(target?.why, isAdded)
  return (
    <Card asChild>
      <section aria-labelledby="prepare">
        <CardHead>
          <h2 id="prepare">Get ready for it</h2>
        </CardHead>
        <CardBody>
          <Stack gap={3}>
            <Text size="sm">{reason}</Text>
            <ButtonRow>
              <ButtonLink asChild variant="secondary" size="sm">
                <Link to={sectionPath('interviews', { tab: 'practice', practise: job.id, job: job.id })}>
                  Practise for this job
                </Link>
              </ButtonLink>
              <Button
                variant="secondary"
                size="sm"
                aria-pressed={isAdded}
                busy={change.isPending}
                onClick={() =>
                  change.mutate({ target: { kind: 'posting', ref: job.id }, isAdded, name: job.role })
                }
              >
                <Icon icon={Target} size="sm" />
                {isAdded ? 'In your targets' : 'Add to targets'}
              </Button>
            </ButtonRow>
          </Stack>
        </CardBody>
      </section>
    </Card>
  )
}

function whyTarget(why: string | undefined, isAdded: boolean): string {
  if (why === 'applied') return 'You applied, so it counts most among your targets.'
  if (isAdded || why === 'saved') return 'It is one of your targets: your learning path counts it.'
  return 'A target counts in your learning path and in what would raise your match.'
}
