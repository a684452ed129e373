import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Container, media, Text } from '@tryka/ui'
import { PageArt, type PageArtName } from './page-art'
import { PageTitle } from './page-title'

interface PageTopProps {
  title: ReactNode
  lead: ReactNode
  /** Whose cloth is shown. */
  art: PageArtName
  children?: ReactNode
}

/** The beginning of a page: a head with its name, what it is about and a picture of its own, then what comes first. */
export const PageTop = ({ title, lead, art, children }: PageTopProps) => (
  <section aria-labelledby="page-title">
    <Head>
      <PageArt name={art} />
      <Container>
        <Words>
          <PageTitle id="page-title">{title}</PageTitle>
          <Text size="lead">{lead}</Text>
        </Words>
      </Container>
    </Head>
    {children && (
      <First>
        <Container>{children}</Container>
      </First>
    )}
  </section>
)

const Head = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: center;
  min-height: clamp(16rem, 26vw, 23rem);
  padding-block: clamp(2.5rem, 5vw, 5rem);
  overflow: clip;
  background: var(--bg-sunken);
  > svg {
    position: absolute;
    inset: 0 0 0 auto;
    width: 44%;
    height: 100%;
    /* Where the band is taller than the picture, its cut edge leans as the cloth's own. */
    clip-path: polygon(14% 0, 100% 0, 100% 100%, 0 100%);
  }
  ${media.form} {
    min-height: 0;
    padding-block: clamp(2rem, 5vw, 3rem) 9.5rem;
    > svg {
      inset: auto 0 0 auto;
      width: min(100%, 36rem);
      height: 7.5rem;
      clip-path: none;
    }
  }
`
const Words = styled.div`
  position: relative;
  display: grid;
  gap: var(--sp-5);
  max-width: 56%;
  ${media.form} {
    max-width: none;
  }
`
const First = styled.div`
  padding-block: clamp(2.5rem, 5vw, 4.5rem) var(--section-y);
`
