import { endpointKey, endpointQuery, useApi, notify } from '@tryka/app-shell'
import { userMessage } from '@tryka/api-client'
import {
  getWorkspace,
  openWorkspace,
  resetWorkspace,
  TEAM_ROLES,
  type TeamRole,
  type Workspace,
} from '@tryka/domain'
import { Button, Card, CardBody, CardHead, ConfirmDialog, Field, NativeSelect, Stack } from '@tryka/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { styled } from 'styled-components'
import { refresh } from '../../app/core/calls'

/** In a guest's own workspace: acting as another role of the team, and beginning anew. */
export function RoleCard() {
  const workspace = useQuery(endpointQuery(getWorkspace))
  const [resetting, setResetting] = useState(false)
  const act = useWorkspaceChange('The role could not be changed.')
  const reset = useWorkspaceChange('The sample data could not be reset.')
  if (!workspace.data?.isGuest) return null
  const { role, name } = workspace.data.company.member
  return (
    <Card asChild>
      <section aria-labelledby="role-card">
        <CardHead>
          <h2 id="role-card">Your workspace</h2>
        </CardHead>
        <CardBody>
          <Stack gap={5}>
            <Narrow label="Act as" hint={`You act as ${name}. Each role sees and may do something else.`}>
              <NativeSelect
                disabled={act.isPending}
                options={TEAM_ROLES.map((value) => ({ value, label: value }))}
                value={role}
                onValueChange={(value) => {
                  const chosen = TEAM_ROLES.find((each) => each === value)
                  if (chosen) act.mutate({ role: chosen, done: `You act as ${chosen} now` })
                }}
              />
            </Narrow>
            <div>
              <Button variant="secondary" onClick={() => setResetting(true)}>
                Reset sample data
              </Button>
            </div>
          </Stack>
        </CardBody>
        <ConfirmDialog
          open={resetting}
          onOpenChange={setResetting}
          title="Reset the sample data?"
          text="Both dashboards begin anew. Your resumes stay."
          confirmLabel="Reset sample data"
          busyLabel="Resetting…"
          busy={reset.isPending}
          onConfirm={() =>
            reset.mutate({ done: 'Sample data reset' }, { onSettled: () => setResetting(false) })
          }
        />
      </section>
    </Card>
  )
}

const Narrow = styled(Field)`
  max-width: 26rem;
`

/** Changes who acts, or everything; nothing that was read before counts afterwards. */
function useWorkspaceChange(failed: string) {
  const api = useApi()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ role }: { role?: TeamRole; done: string }): Promise<Workspace> =>
      role ? api.call(openWorkspace, { body: { persona: 'company', role } }) : api.call(resetWorkspace),
    onSuccess: async (workspace, { done }) => {
      queries.setQueryData(endpointKey(getWorkspace), workspace)
      notify.success(done)
      await refresh(queries)
    },
    onError: (error) => notify.failure('Error', userMessage(error, failed)),
  })
}
