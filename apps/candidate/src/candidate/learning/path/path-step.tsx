import { styled } from 'styled-components'
import { askedLead, askedRest, stepNotes, type PathStepView } from '@tryka/domain'
import { ButtonLink, media, SrOnly, Text } from '@tryka/ui'
import { Link } from '../../../base/address/placed-link'
import { counted, formatDate } from '../../../base/format/format'
import { sectionPath } from '../../parts/address'
import { Asks } from './asks'

interface StepProps {
  step: PathStepView
  n: number
  targets: number
}

/** One step of a path: what it is, how long it takes, and why it stands here. */
export function PathStepRow({ step, n, targets }: StepProps) {
  const { module, path, needs, asked, state } = step
  const facts = [path.title, `${module.minutes} min`, counted(module.checks, 'check')]
  if (needs.length > 0) facts.push(`builds on ${needs.join(' and ')}`)
  const notes = stepNotes(step, (at) => formatDate(at))
  return (
    <Item data-now={n === 1 || undefined}>
      <Number aria-hidden="true">{n}</Number>
      <div>
        <h3>{module.title}</h3>
        <Text size="xs" tone={3}>
          {facts.join(', ')}
        </Text>
        <Why>
          {asked && (
            <>
              <Asks asking={asked.asking} must={asked.must} targets={targets} />
              <b>{askedLead(asked, targets)}</b>
              {askedRest(asked)}{' '}
            </>
          )}
          {notes.join(' ')}
        </Why>
      </div>
      <ButtonLink asChild size="sm" variant={n === 1 ? 'primary' : 'secondary'}>
        <Link to={sectionPath('learning', { module: module.id })}>
          {state === 'begun' ? 'Continue' : 'Start'}
          <SrOnly>: {module.title}</SrOnly>
        </Link>
      </ButtonLink>
    </Item>
  )
}

const Item = styled.li`
  display: grid;
  grid-template-columns: 2.5rem minmax(0, 1fr) auto;
  gap: var(--sp-2) var(--sp-4);
  padding: var(--sp-5);
  & + & {
    border-top: var(--bw) solid var(--line);
  }
  h3 {
    font-size: var(--fs-6);
    font-stretch: 103%;
  }
  > a {
    align-self: start;
  }
  ${media.phone} {
    grid-template-columns: 1.75rem minmax(0, 1fr);
    padding: var(--sp-4);
    > a {
      grid-column: 2;
      justify-self: start;
    }
  }
`
const Number = styled.span`
  position: relative;
  align-self: stretch;
  font: 580 1.5rem/1.15 var(--font-display);
  font-variant-numeric: tabular-nums lining-nums;
  color: var(--text-3);
  &::after {
    content: '';
    position: absolute;
    left: 0;
    top: 2.25rem;
    width: 1.25rem;
    height: 0.4375rem;
    background: var(--line-strong);
    clip-path: polygon(4px 0, 100% 0, calc(100% - 4px) 100%, 0 100%);
  }
  [data-now] > & {
    color: var(--text);
    &::after {
      background: var(--vriddhi);
    }
  }
`
const Why = styled.p`
  max-width: 58ch;
  margin-top: var(--sp-2);
  font-size: var(--fs-3);
  line-height: 1.5;
  color: var(--text-2);
  b {
    font-weight: var(--fw-strong);
    color: var(--text);
  }
`
