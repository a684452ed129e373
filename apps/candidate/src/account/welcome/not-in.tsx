import { Link, useLocation } from 'react-router-dom'
import { styled } from 'styled-components'
import { CentredScreen, useLinks } from '@tryka/app-shell'
import { DASHBOARD_PATHS, demoPlace, PLACE_PARAM, type PlaceRow } from '@tryka/domain'
import { ButtonLink, ButtonRow, Card, Heading, Stack, Text } from '@tryka/ui'
import { PlaceDoors } from '../place/place-doors'

const DEMO = `${DASHBOARD_PATHS.candidate}?${PLACE_PARAM}=${demoPlace('candidate')}`

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

/** Signed in, but nobody brought this address in yet. */
export function NotInYet({ places }: { places: readonly PlaceRow[] }) {
  const links = useLinks()
  return (
    <CentredScreen>
      <Box>
        <Card pad>
          <Stack gap={5}>
            <Heading as="h1" look="title">
              You are not in yet
            </Heading>
            <Text>
              We bring people in by field. When you are on the list you get an e-mail with a link; until then
              the demo and your resumes are yours to use.
            </Text>
            <PlaceDoors places={places} />
            <ButtonRow>
              <ButtonLink href={links.site('/early-access')}>Join the list</ButtonLink>
              <ButtonLink asChild variant="quiet">
                <Link to={DEMO}>Go to the demo</Link>
              </ButtonLink>
            </ButtonRow>
          </Stack>
        </Card>
      </Box>
    </CentredScreen>
  )
}

const Box = styled.div`
  width: min(100% - 2rem, 32rem);
  margin: var(--sp-6) auto;
`
