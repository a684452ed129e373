import { styled } from 'styled-components'
import { Button, ButtonLink, ButtonRow, Container, Heading, Text } from '@tryka/ui'
import { useLinks } from '../api/links'
import { CentredScreen } from './centred-screen'

const reload = () => window.location.reload()

/** Says that a part of the page failed, in the place where it would have been. */
export function ErrorMessage({ onRetry = reload }: { onRetry?: () => void }) {
  const links = useLinks()
  return (
    <Box role="alert">
      <Heading as="h1" look="title">
        Something went wrong
      </Heading>
      <Text>This page could not be shown. Load it again; if that does not help, tell us what you did.</Text>
      <ButtonRow>
        <Button onClick={onRetry}>Load again</Button>
        <ButtonLink href={links.site('/contact')} variant="secondary">
          Contact
        </ButtonLink>
      </ButtonRow>
    </Box>
  )
}

/** The same as a page of its own, for an app whose frame failed. */
export const ErrorPage = ({ onRetry }: { onRetry?: () => void }) => (
  <CentredScreen>
    <Container>
      <ErrorMessage onRetry={onRetry} />
    </Container>
  </CentredScreen>
)

const Box = styled.div`
  display: grid;
  gap: var(--sp-4);
  justify-items: start;
  padding-block: var(--sp-7);
`
