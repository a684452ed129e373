import { styled } from 'styled-components'
import { useLinks } from '@tryka/app-shell'
import { Container, Text } from '@tryka/ui'
import { PlainSteps } from '../../base/parts/points'
import { Section } from '../../base/parts/section-boxes'
import { SectionHead } from '../../base/parts/section-head'
import { PROCESS, type Position } from './content'
import { salaryText } from './position-facts'

/** Department, place, type and pay. */
export const PositionFacts = ({ position }: { position: Position }) => (
  <>
    <Facts>
      <span>{position.department}</span>
      <span>{position.location}</span>
      <span>{position.type}</span>
    </Facts>
    <Facts>{salaryText(position)}</Facts>
  </>
)

/** For whoever would rather ask before applying. */
export function Write() {
  const { careers } = useLinks().contacts
  return (
    <Beside>
      Questions about a position? Write to <Address href={`mailto:${careers}`}>{careers}</Address>.
    </Beside>
  )
}

/** How we decide. */
export const HiringSteps = () => (
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
)

/** What somebody brings. */
export const Requirements = ({ position }: { position: Position }) => (
  <Lines>
    {position.requirements.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </Lines>
)

const Facts = styled.p`
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
const Beside = styled(Text)`
  margin-top: var(--sp-5);
`
const Address = styled.a`
  overflow-wrap: anywhere;
`
const Lines = styled.ul`
  margin-top: var(--sp-3);
  padding-left: 1.1rem;
  list-style: disc;
  color: var(--text-2);
  font-size: var(--fs-4);
  line-height: 1.5;
  li + li {
    margin-top: 0.25rem;
  }
`
