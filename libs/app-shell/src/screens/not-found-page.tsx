import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { ButtonLink, ButtonRow, Container, Heading, Icon, media, Text } from '@tryka/ui'
import { useLinks } from '../api/links'
import { useDocumentTitle } from '../use-document-title'
import { CentredScreen } from './centred-screen'
import { NotFoundArt } from './not-found-art'

interface NotFoundPageProps {
  /** Beside the theme button. */
  actions?: ReactNode
  /** Below the ways back: where else somebody may have wanted to go. */
  children?: ReactNode
}

/** The 404 page. */
export function NotFoundPage({ actions, children }: NotFoundPageProps) {
  const links = useLinks()
  useDocumentTitle('Page Not Found')
  return (
    <CentredScreen art={<Art isLow={!!children} />} actions={actions}>
      <Lost>
        <Heading as="h1">
          <Code>404</Code> Page Not Found
        </Heading>
        <Text size="lead">Did you forget to add the page to the router?</Text>
        <ButtonRow>
          <ButtonLink href={links.site('/')} size="lg">
            <Icon icon={ArrowLeft} />
            Back to Home
          </ButtonLink>
          <ButtonLink href={links.site('/contact')} variant="secondary" size="lg">
            Contact
          </ButtonLink>
        </ButtonRow>
        {children}
      </Lost>
    </CentredScreen>
  )
}

const Art = ({ isLow }: { isLow: boolean }) => (
  <ArtBox $low={isLow}>
    <NotFoundArt />
  </ArtBox>
)

const ArtBox = styled.div<{ $low: boolean }>`
  position: absolute;
  inset: 0;
  > svg {
    width: 100%;
    height: 100%;
  }
  ${media.site} {
    top: ${({ $low }) => ($low ? '32rem' : '34%')};
  }
  /* Here the buttons stand one over the other. */
  @media (max-width: 359px) {
    top: ${({ $low }) => ($low ? '36rem' : '23rem')};
  }
`
const Lost = styled(Container)`
  position: relative;
  display: grid;
  gap: var(--sp-5);
  justify-items: start;
  padding-block: var(--sp-6);
  ${media.site} {
    align-self: start;
  }
`
const Code = styled.span`
  display: block;
  margin-bottom: 0.16em;
  font: 600 clamp(5.5rem, 16vw, 10.5rem) / 0.82 var(--font-display);
  font-stretch: 125%;
  letter-spacing: -0.04em;
`
