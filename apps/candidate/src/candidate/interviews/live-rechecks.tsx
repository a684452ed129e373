import {
  acceptRecheck,
  declineRecheck,
  isOpenRecheck,
  RECHECK_RULES,
  type CandidateInterview,
} from '@tryka/domain'
import { Button, ButtonLink, Notice, Row, SrOnly, Stack, Text } from '@tryka/ui'
import { Link } from '../../base/address/placed-link'
import { useChange } from '../../base/calls/calls'
import { sectionPath } from '../parts/address'
import { AddRecheck } from '../parts/credentials/add-recheck'

type Recheck = CandidateInterview['rechecks'][number]

/** What the company asks for in the call, and what came of it. */
export const LiveRechecks = ({ interview: { rechecks, company } }: { interview: CandidateInterview }) =>
  rechecks.map((one) => <OneRecheck key={one.id} recheck={one} company={company.name} />)

interface OneRecheckProps {
  recheck: Recheck
  company: string
}

function OneRecheck({ recheck, company }: OneRecheckProps) {
  const { skill, state, canStart } = recheck
  return (
    <Notice title={`Live re-check: ${skill}`}>
      <Stack gap={3}>
        {state === 'asked' && (
          <Text size="sm">
            {company} asks for {RECHECK_RULES.tasks} short tasks about {skill} in the call:{' '}
            {RECHECK_RULES.liveMinutes} minutes. Both of you see each task and what you type; you say aloud
            why. {RECHECK_RULES.right} right confirm. It changes no match and no list, and no credential
            unless you add it. You may decline.
          </Text>
        )}
        {state === 'accepted' && (
          <Text size="sm">
            {canStart
              ? 'Begin when both of you are in the call and ready.'
              : 'It begins in the call: from 15 minutes before the interview until it ends.'}
          </Text>
        )}
        {!isOpenRecheck(state) && <Text size="sm">{ENDED[state as keyof typeof ENDED]}</Text>}
        {state === 'confirmed' && <AddRecheck recheck={recheck} />}
        <Acts recheck={recheck} />
      </Stack>
    </Notice>
  )
}

const ENDED = {
  confirmed: `Confirmed: ${RECHECK_RULES.right} or more of five were right. The company sees the same.`,
  not_confirmed: `Not confirmed: fewer than ${RECHECK_RULES.right} of five were right. Five tasks tell a little, and your credential stands as it stood.`,
  declined: 'Not done: you declined. It has no effect anywhere.',
  not_done: 'Not done. It has no effect anywhere.',
}

function Acts({ recheck: { id, skill, state, canStart } }: { recheck: Recheck }) {
  const failed = 'Your answer could not be sent. Try again.'
  const accept = useChange((api) => api.call(acceptRecheck, { params: { id } }), { failed })
  const decline = useChange((api) => api.call(declineRecheck, { params: { id } }), {
    done: () => 'Declined',
    failed,
  })
  const named = <SrOnly> the tasks of {skill}</SrOnly>
  const isBusy = accept.isPending || decline.isPending
  if (!isOpenRecheck(state)) return null
  return (
    <Row gap={2} wrap>
      {state === 'asked' && (
        <Button size="sm" busy={accept.isPending} disabled={isBusy} onClick={() => accept.mutate(undefined)}>
          Accept{named}
        </Button>
      )}
      {(state === 'running' || (state === 'accepted' && canStart)) && (
        <ButtonLink asChild size="sm">
          <Link to={sectionPath('skills', { recheck: id })}>
            {state === 'running' ? 'Go on' : 'Begin'}
            {named}
          </Link>
        </ButtonLink>
      )}
      {state !== 'running' && (
        <Button
          variant="quiet"
          size="sm"
          busy={decline.isPending}
          disabled={isBusy}
          onClick={() => decline.mutate(undefined)}
        >
          Decline{named}
        </Button>
      )}
    </Row>
  )
}
