import { styled } from 'styled-components'
import { useLinks } from '@tryka/app-shell'
import { BRAND } from '@tryka/domain'
import { ButtonLink, Container, Heading, media, SrOnly, Text } from '@tryka/ui'
import { applyPath, RESUME_PATH } from '../../base/forms/apply'
import { CallBand } from '../../base/parts/call-band'
import { PageTop } from '../../base/parts/page-top'
import { PlainSteps, Points } from '../../base/parts/points'
import { Section } from '../../base/parts/section-boxes'
import { SectionHead } from '../../base/parts/section-head'
import { PERKS, POSITIONS, PROCESS, type Position } from './content'
import { salaryText } from './position-facts'

/** Open positions, what we offer, and how we decide. */
export const CareersBody = () => (
  <>
    <PageTop
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
    <Section aria-labelledby="process-title" $sunken>
      <Container>
        <SectionHead
          id="process-title"
          title="Four steps, about two weeks"
          lead="You know who you will meet and what is asked before every step."
        />
        <PlainSteps steps={PROCESS} />
      </Container>
    </Section>
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

/** For whoever would rather ask before applying. */
function Write() {
  const { careers } = useLinks().contacts
  return (
    <Beside>
      Questions about a position? Write to <Address href={`mailto:${careers}`}>{careers}</Address>.
    </Beside>
  )
}

const PositionRow = ({ position }: { position: Position }) => (
  <Row id={position.id}>
    <div>
      <Heading as="h3" look="h3">
        {position.title}
      </Heading>
      <Meta>
        <span>{position.department}</span>
        <span>{position.location}</span>
        <span>{position.type}</span>
      </Meta>
      <Meta>{salaryText(position)}</Meta>
    </div>
    <div>
      <Text>{position.description}</Text>
      <ul>
        {position.requirements.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
    <ButtonLink variant="secondary" href={applyPath(position.title)}>
      Apply Now<SrOnly>: {position.title}</SrOnly>
    </ButtonLink>
  </Row>
)

const Beside = styled(Text)`
  margin-top: var(--sp-5);
`
const Address = styled.a`
  overflow-wrap: anywhere;
`
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
  ul {
    margin-top: var(--sp-3);
    padding-left: 1.1rem;
    list-style: disc;
    color: var(--text-2);
    font-size: var(--fs-4);
    line-height: 1.5;
  }
  li + li {
    margin-top: 0.25rem;
  }
  ${media.grid} {
    grid-template-columns: minmax(0, 1fr);
    > a {
      justify-self: start;
    }
  }
`
const Meta = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 0.875rem;
  margin-top: var(--sp-2);
  font-size: var(--fs-3);
  color: var(--text-3);
  font-variant-numeric: tabular-nums;
  & + & {
    margin-top: 0.25rem;
    color: var(--text-2);
  }
`
