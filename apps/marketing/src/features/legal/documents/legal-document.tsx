import type { ReactNode } from 'react'
import { Container, Heading, Text } from '@tryka/ui'
import { PageTitle } from '../../../base/parts/page-title'
import { LEGAL_DATE } from '../content'
import { Columns, LegalContents, LegalWords } from './legal-layout'

export interface LegalSection {
  id: string
  title: string
  body: ReactNode
}

interface LegalTopProps {
  title: string
  /** What the document says, in a sentence or two. */
  summary: string
  sections: readonly LegalSection[]
}

/** A legal text: one column to read, its date, and a list of its sections that stays in view on wide screens. */
export const LegalDocument = (props: LegalTopProps) => (
  <LegalColumns>
    <LegalTop {...props} />
    <LegalWords>
      <LegalSections sections={props.sections} />
    </LegalWords>
  </LegalColumns>
)

/** The frame alone, for a document with a part that is live. */
export const LegalColumns = ({ children }: { children: ReactNode }) => (
  <Container>
    <Columns>{children}</Columns>
  </Container>
)

/** Title, date and list of sections. */
export const LegalTop = ({ title, summary, sections }: LegalTopProps) => (
  <>
    <header>
      <PageTitle>{title}</PageTitle>
      <Text size="sm" tone={3}>
        Last updated: <time dateTime={LEGAL_DATE.iso}>{LEGAL_DATE.shown}</time>
      </Text>
      <Text size="lead">{summary}</Text>
    </header>
    <LegalContents parts={sections} />
  </>
)

/** Numbered sections; `after` is how many stand before them. */
export const LegalSections = ({
  sections,
  after = 0,
}: {
  sections: readonly LegalSection[]
  after?: number
}) => (
  <>
    {sections.map((section, index) => (
      <section key={section.id} id={section.id} aria-labelledby={`${section.id}-title`} tabIndex={-1}>
        <Heading as="h2" look="h3" id={`${section.id}-title`}>
          {after + index + 1}. {section.title}
        </Heading>
        {section.body}
      </section>
    ))}
  </>
)
