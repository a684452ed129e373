import { Link, useLocation } from 'react-router-dom'
import { CentredScreen } from '@tryka/app-shell'
import { ButtonLink, ButtonRow, Card, Heading, Stack, Text } from '@tryka/ui'
import { Box } from './box'
import { DEMO } from './demo-path'

/** A profile or a company belongs to a proven address. */
export function SignInFirst() {
  const { pathname, search } = useLocation()
  return (
    <CentredScreen>
      <Box>
        <Card pad>
          <Stack gap={5}>
            <Heading as="h1" look="title">
              Sign in first
            </Heading>
            <Text>
              What you begin here is yours, so it needs your email address. What you did as a guest stays with
              you.
            </Text>
            <ButtonRow>
              <ButtonLink asChild>
                <Link to={`/sign-in?return=${encodeURIComponent(pathname + search)}`}>Sign in</Link>
              </ButtonLink>
              <ButtonLink asChild variant="quiet">
                <Link to={DEMO}>Look at the demo</Link>
              </ButtonLink>
            </ButtonRow>
          </Stack>
        </Card>
      </Box>
    </CentredScreen>
  )
}
