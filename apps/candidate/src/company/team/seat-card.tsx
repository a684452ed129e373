import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { notify, useApi, useMutation } from '@tryka/app-shell'
import { userMessage } from '@tryka/api-client'
import { leaveTeam } from '@tryka/domain'
import { Button, Card, CardBody, CardHead, ConfirmDialog, Row, Stack, Text } from '@tryka/ui'
import { useCompanyPlace } from '../../base/place/place'
import { CloseCompany } from './close-company'

/** One's own place in the team, and the way out of it. */
export function SeatCard() {
  const { company } = useCompanyPlace()
  const [asking, setAsking] = useState(false)
  const leave = useLeave(company.name)
  const isAdmin = company.member.role === 'Admin'
  return (
    <Card asChild>
      <section aria-labelledby="seat-card">
        <CardHead>
          <h2 id="seat-card">Your seat</h2>
        </CardHead>
        <CardBody>
          <Stack gap={4}>
            <Text size="sm">
              You are {company.member.role} of {company.name} as {company.member.name}. Who leaves loses
              access at once; notes and history keep the name and the role.
            </Text>
            {isAdmin && (
              <Text size="sm">
                The last Admin does not leave: make somebody else Admin first, or close the company for good.
              </Text>
            )}
            <Row gap={3} wrap>
              <Button variant="dangerQuiet" size="sm" onClick={() => setAsking(true)}>
                Leave the team
              </Button>
              {isAdmin && company.state !== 'closing' && <CloseCompany name={company.name} />}
            </Row>
          </Stack>
          <ConfirmDialog
            open={asking}
            onOpenChange={setAsking}
            title={`Leave the team of ${company.name}?`}
            text="An Admin can invite you again."
            confirmLabel="Leave"
            busyLabel="Leaving…"
            busy={leave.isPending}
            onConfirm={() => leave.mutate()}
          />
        </CardBody>
      </section>
    </Card>
  )
}

function useLeave(name: string) {
  const api = useApi()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: () => api.call(leaveTeam),
    onSuccess: () => {
      notify.success('You left the team', `${name} is no place of yours any more.`)
      void navigate('/welcome', { replace: true })
    },
    onError: (error) => notify.failure('Error', userMessage(error, 'You could not leave. Try again.')),
    meta: { needsSession: true },
  })
}
