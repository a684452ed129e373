import { ArrowLeft } from 'lucide-react'
import { styled } from 'styled-components'
import { ButtonLink, ButtonRow, Heading, Icon, KeyValues, media, Stack } from '@tryka/ui'
import { applyPath } from '../../base/forms/apply'
import { PageTop } from '../../base/parts/page-top'
import type { Position } from './content'
import { postedText, salaryText } from './position-facts'
import { HiringSteps, Requirements, Write } from './position-parts'

const factsOf = (position: Position) => [
  { label: 'Department', value: position.department },
  { label: 'Place', value: position.location },
  { label: 'Type', value: position.type },
  { label: 'Salary', value: `${salaryText(position)} a year` },
  { label: 'Posted', value: postedText(position) },
]

/** One position by itself: what it is, what it pays, what is asked, and how to apply. */
export const PositionBody = ({ position }: { position: Position }) => (
  <>
    <PageTop art="careers" title={position.title} lead={position.description}>
      <Columns>
        <Stack gap={4}>
          <Heading look="title">What you bring</Heading>
          <Requirements position={position} />
          <ButtonRow>
            <ButtonLink size="lg" href={applyPath(position.title)}>
              Apply Now
            </ButtonLink>
            <ButtonLink size="lg" variant="secondary" href="/careers">
              <Icon icon={ArrowLeft} />
              All positions
            </ButtonLink>
          </ButtonRow>
          <Write />
        </Stack>
        <KeyValues items={factsOf(position)} />
      </Columns>
    </PageTop>
    <HiringSteps />
  </>
)

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1.4fr) minmax(0, 1fr);
  gap: var(--sp-8) clamp(2rem, 6vw, 6rem);
  align-items: start;
  ${media.form} {
    grid-template-columns: minmax(0, 1fr);
  }
`
