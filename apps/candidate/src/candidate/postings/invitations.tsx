import { useQuery } from '@tanstack/react-query'
import { endpointQuery } from '@tryka/app-shell'
import { acceptInvitation, declineInvitation, listInvitations, type InvitationCard } from '@tryka/domain'
import { Button, Card, CardHead, Row, RowItem, Rows, SrOnly, Text } from '@tryka/ui'
import { useAddress } from '../parts/address'
import { useChange } from '../../base/calls/calls'
import { CompanyLogo } from '../../base/company-logo'
import { RowLine, RowText } from '../parts/rows'
import { formatListDate } from '../../base/format/format'

/** Companies that ask for an application; nothing is shown while none does. */
export function Invitations() {
  const invitations = useQuery(endpointQuery(listInvitations))
  const waiting = (invitations.data?.items ?? []).filter(
    ({ state }) => state === 'sent' || state === 'viewed',
  )
  if (waiting.length === 0) return null
  return (
    <Card asChild>
      <section aria-labelledby="invitations">
        <CardHead>
          <h2 id="invitations">Invitations</h2>
        </CardHead>
        <Rows>
          {waiting.map((invitation) => (
            <InvitationRow key={invitation.id} invitation={invitation} />
          ))}
        </Rows>
      </section>
    </Card>
  )
}

function InvitationRow({ invitation }: { invitation: InvitationCard }) {
  const { id, company, role, salary, message, jobId, expiresAt } = invitation
  const { open } = useAddress()
  const params = { id }
  const accept = useChange((api, _args: undefined) => api.call(acceptInvitation, { params }), {
    done: () => 'Invitation accepted',
    text: () => 'Look at the job and apply when you are ready.',
    failed: 'The invitation could not be accepted. Try again.',
  })
  const decline = useChange((api, _args: undefined) => api.call(declineInvitation, { params }), {
    done: () => 'Invitation declined',
    failed: 'The invitation could not be declined. Try again.',
  })
  const name = (
    <SrOnly>
      : {role}, {company.name}
    </SrOnly>
  )
  return (
    <RowItem style={{ alignItems: 'flex-start' }}>
      <CompanyLogo logo={company.logo} />
      <RowLine>
        <RowText>
          <Text size="sm" tone={1}>
            <b>{role}</b>, {company.name}, {salary}
          </Text>
          {message && <Text size="sm">{message}</Text>}
          <Text size="xs" tone={3}>
            Answer by {formatListDate(expiresAt)}
          </Text>
        </RowText>
        <Row gap={2} wrap>
          <Button
            variant="quiet"
            size="sm"
            busy={decline.isPending}
            onClick={() => decline.mutate(undefined)}
          >
            Decline{name}
          </Button>
          <Button
            size="sm"
            variant="secondary"
            busy={accept.isPending}
            onClick={() =>
              accept.mutate(undefined, {
                onSuccess: () => open('opportunities', { job: jobId, from: 'invitation' }),
              })
            }
          >
            Accept{name}
          </Button>
        </Row>
      </RowLine>
    </RowItem>
  )
}
