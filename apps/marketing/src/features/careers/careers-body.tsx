import { styled } from 'styled-components'
import { BRAND } from '@tryka/domain'
import { ButtonLink, Container, Heading, media, SrOnly, Text } from '@tryka/ui'
import { applyPath, RESUME_PATH } from '../../base/forms/apply'
import { CallBand } from '../../base/parts/call-band'
import { PageTop } from '../../base/parts/page-top'
import { Points } from '../../base/parts/points'
import { Section } from '../../base/parts/section-boxes'
import { SectionHead } from '../../base/parts/section-head'
import { PERKS, POSITIONS, type Position } from './content'
import { positionPath } from './position-facts'
import { HiringSteps, PositionFacts, Requirements, Write } from './position-parts'

/** Open positions, what we offer, and how we decide. */
export const CareersBody = () => (
  <>
    <PageTop
      art="careers"
      title={`Work at ${BRAND.name}`}
      lead="We hire the way we ask others to: the work written down, the salary in the post, the same questions for everybody."
    >
      <Count look="h3">{POSITIONS.length} open positions</Count>
      <List>
        {POSITIONS.map((position) => (
          <PositionRow key={position.id} position={position} />
        ))}
      </List>
      <Write />
    </PageTop>
    <HiringSteps />
    <Section aria-labelledby="perks-title">
      <Container>
        <SectionHead id="perks-title" title="What comes with it" />
        <Points points={PERKS} columns={3} />
      </Container>
    </Section>
    <CallBand title="Your position is not on the list?">
      <ButtonLink size="xl" href={RESUME_PATH}>
        Send Your Resume
      </ButtonLink>
    </CallBand>
  </>
)

const PositionRow = ({ position }: { position: Position }) => (
  <Row id={position.id}>
    <div>
      <Heading as="h3" look="h3">
        <a href={positionPath(position)}>{position.title}</a>
      </Heading>
      <PositionFacts position={position} />
    </div>
    <div>
      <Text>{position.description}</Text>
      <Requirements position={position} />
    </div>
    <ButtonLink variant="secondary" href={applyPath(position.title)}>
      Apply Now<SrOnly>: {position.title}</SrOnly>
    </ButtonLink>
  </Row>
)

const Count = styled(Heading)`
  margin-bottom: var(--sp-4);
`
const List = styled.ul`
  border-top: 1px solid var(--line);
`
const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1.6fr) auto;
  gap: var(--sp-4) var(--sp-8);
  align-items: start;
  padding-block: var(--sp-6);
  border-bottom: 1px solid var(--line);
  scroll-margin-top: 5rem;
  h3 a {
    color: inherit;
    text-underline-offset: 0.15em;
  }
  ${media.grid} {
    grid-template-columns: minmax(0, 1fr);
    > a {
      justify-self: start;
    }
  }
`
