import { useQuery } from '@tanstack/react-query'
import { endpointQuery, QueryView } from '@tryka/app-shell'
import { getPreferences, setPreferences } from '@tryka/domain'
import { Card, CardBody, CardHead, Stack, Switch, Text } from '@tryka/ui'
import { useChange } from '../../base/calls/calls'

const KIND = 'Interview reminders'

/** What the reader is told by mail as an interviewer; it holds for the account, in every team. */
export function MailCard() {
  const preferences = useQuery(endpointQuery(getPreferences))
  const change = useChange(
    (api, on: boolean) => api.call(setPreferences, { body: { mail: { [KIND]: on } } }),
    {
      done: (_, on) => `${KIND} by email are ${on ? 'on' : 'off'} now`,
      failed: 'The setting could not be saved. Try again.',
    },
  )
  return (
    <Card asChild>
      <section aria-labelledby="mail-card">
        <CardHead>
          <h2 id="mail-card">Your mail</h2>
        </CardHead>
        <CardBody>
          <QueryView
            query={preferences}
            errorText="Your choices could not be loaded. Check your connection, then try again."
          >
            {({ mail }) => (
              <Stack gap={3}>
                <Switch
                  label={`${KIND} by email`}
                  checked={change.isPending ? change.variables : (mail[KIND] ?? true)}
                  onCheckedChange={(on) => change.mutate(on)}
                />
                <Text size="sm">
                  A day and an hour before, and when times are proposed. It holds for your account. What was
                  agreed, moved or called off always reaches you.
                </Text>
              </Stack>
            )}
          </QueryView>
        </CardBody>
      </section>
    </Card>
  )
}
