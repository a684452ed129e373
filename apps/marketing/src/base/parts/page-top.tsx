import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Container } from '@tryka/ui'
import { SectionHead } from './section-head'

interface PageTopProps {
  title: ReactNode
  lead: ReactNode
  children?: ReactNode
}

/** The beginning of a page: its name, what it is about, and what comes first. */
export const PageTop = ({ title, lead, children }: PageTopProps) => (
  <Top aria-labelledby="page-title" $bare={!children}>
    <Container>
      <SectionHead as="h1" id="page-title" title={title} lead={lead} />
      {children}
    </Container>
  </Top>
)

const Top = styled.section<{ $bare: boolean }>`
  padding-block: clamp(2rem, 4vw, 4rem) ${({ $bare }) => ($bare ? '0' : 'var(--section-y)')};
`
