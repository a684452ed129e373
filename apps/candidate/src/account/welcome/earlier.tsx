import { useNavigate } from 'react-router-dom'
import { CentredScreen, endpointKey } from '@tryka/app-shell'
import { getOnboarding, markOnboarding, type Onboarding, type OnboardingMarks } from '@tryka/domain'
import { Button, ButtonRow, Card, Heading, Stack, Text } from '@tryka/ui'
import { useAccountClients } from '../../base/place/account'
import { Box } from './box'
import { DEMO } from './demo-path'

/** The first visit of who signed in before there was a live market. */
export function Earlier() {
  const { api, queries } = useAccountClients()
  const navigate = useNavigate()
  // Nobody waits for it: what is not stored is asked again at the next visit.
  const go = (answer: NonNullable<OnboardingMarks['answer']>, to: string) => {
    void api.call(markOnboarding, { body: { answer } }, { keepalive: true }).catch(() => undefined)
    queries.setQueryData<Onboarding>(
      endpointKey(getOnboarding),
      (known) => known && { ...known, isEarlier: false },
    )
    void navigate(to)
  }
  return (
    <CentredScreen>
      <Box>
        <Card pad>
          <Stack gap={5}>
            <Heading as="h1" look="title">
              What you saw was sample data
            </Heading>
            <Text>
              The people, companies and jobs were made up. Now you can meet real ones, with a profile of your
              own.
            </Text>
            <Text>Your resumes are kept. The sample stays as you left it.</Text>
            <ButtonRow>
              <Button onClick={() => go('profile', '/welcome?start=profile')}>Start your own profile</Button>
              <Button variant="secondary" onClick={() => go('sample', DEMO)}>
                Keep looking at the sample
              </Button>
            </ButtonRow>
          </Stack>
        </Card>
      </Box>
    </CentredScreen>
  )
}
