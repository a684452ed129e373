import { useQueryClient } from '@tanstack/react-query'
import { styled } from 'styled-components'
import { useApi, notify, useMutation } from '@tryka/app-shell'
import { userMessage } from '@tryka/api-client'
import { openMarket, TEAM_ROLES, type TeamRole } from '@tryka/domain'
import { Card, CardBody, CardHead, Field, NativeSelect, Stack, Text } from '@tryka/ui'
import { refresh } from '../../base/calls/calls'
import { ResetDemo } from '../../frame/demo/reset-demo'
import { useCompanyPlace } from '../../base/place/place'
import { useSession } from '../../base/session'

/** In one's own demo: acting as another role of the team, and beginning anew. */
export function RoleCard() {
  const { guestDays } = useSession()
  const { company, isDemo, isGuest } = useCompanyPlace()
  const act = useActAs()
  if (!isDemo) return null
  const { role, name } = company.member
  return (
    <Card asChild>
      <section aria-labelledby="role-card">
        <CardHead>
          <h2 id="role-card">Your demo</h2>
        </CardHead>
        <CardBody>
          <Stack gap={5}>
            <Text size="sm">
              This company, its team and its candidates are sample data of a demo that is yours alone.
              {isGuest && ` It is kept for ${guestDays} days without use; sign in to keep it longer.`}
            </Text>
            <Narrow label="Act as" hint={`You act as ${name}. Each role sees and may do something else.`}>
              <NativeSelect
                disabled={act.isPending}
                options={TEAM_ROLES.map((value) => ({ value, label: value }))}
                value={role}
                onValueChange={(value) => {
                  const chosen = TEAM_ROLES.find((each) => each === value)
                  if (chosen) act.mutate(chosen)
                }}
              />
            </Narrow>
            <div>
              <ResetDemo variant="secondary">Reset sample data</ResetDemo>
            </div>
          </Stack>
        </CardBody>
      </section>
    </Card>
  )
}

const Narrow = styled(Field)`
  max-width: 26rem;
`

/** Changes who acts; nothing that was read before counts afterwards. */
function useActAs() {
  const api = useApi()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (role: TeamRole) => api.call(openMarket, { body: { persona: 'company', role } }),
    onSuccess: async (_market, role) => {
      notify.success(`You act as ${role} now`)
      await refresh(queries)
    },
    onError: (error) => notify.failure('Error', userMessage(error, 'The role could not be changed.')),
  })
}
