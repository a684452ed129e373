import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Heading, media, Text } from '@tryka/ui'
import { PageTitle } from './page-title'

interface SectionHeadProps {
  /** For `aria-labelledby` of the section. */
  id: string
  title: ReactNode
  lead?: ReactNode
  as?: 'h1' | 'h2'
}

/** Title left, lead right, aligned on the last baseline. */
export const SectionHead = ({ id, title, lead, as = 'h2' }: SectionHeadProps) => (
  <Head>
    {as === 'h1' ? <PageTitle id={id}>{title}</PageTitle> : <Heading id={id}>{title}</Heading>}
    {lead && <Text size="lead">{lead}</Text>}
  </Head>
)

const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1.15fr) minmax(0, 1fr);
  gap: var(--sp-5) var(--sp-10);
  align-items: last baseline;
  margin-bottom: clamp(2.5rem, 5vw, 4.5rem);
  ${media.form} {
    grid-template-columns: minmax(0, 1fr);
  }
`
