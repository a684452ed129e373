import { Check } from 'lucide-react'
import { css, styled } from 'styled-components'
import { Badge, ButtonLink, Card, CardHead, Icon, media, StatusDot, StepMeter } from '@tryka/ui'
import { Link } from '../address/placed-link'

export interface Step {
  title: string
  text: string
  done: boolean
  /** What somebody else has to do first, in two words; the person can only wait. */
  waits?: string
  to: string
  action: string
  onPress?: () => void
}

/** What somebody new needs first, one decision each. Each ticks itself; the card leaves when all are done. */
export function StepsCard({ steps }: { steps: readonly Step[] }) {
  const done = steps.filter((step) => step.done).length
  if (done === steps.length) return null
  const waiting = steps.filter((step) => step.waits).length
  const now = steps.findIndex((step) => !step.done && !step.waits)
  return (
    <Card asChild>
      <section aria-labelledby="first-steps">
        <CardHead
          action={
            <Count>
              {done} of {steps.length} done{waiting > 0 && `, ${waiting} ${waiting === 1 ? 'waits' : 'wait'}`}
              <StepMeter
                reached={done}
                steps={steps.length}
                tone="vriddhi"
                label={`${done} of ${steps.length}`}
              />
            </Count>
          }
        >
          <h2 id="first-steps">First steps</h2>
        </CardHead>
        <List>
          {steps.map((step, at) => (
            <Item key={step.title} $state={stateOf(step, at === now)}>
              <i aria-hidden="true" />
              <div>
                <h3>{step.title}</h3>
                <p>{step.text}</p>
              </div>
              {step.waits ? (
                <StatusDot tone="open">{step.waits}</StatusDot>
              ) : step.done ? (
                <Badge tone="vriddhi">
                  <Icon icon={Check} size="sm" /> Done
                </Badge>
              ) : (
                <ButtonLink asChild size="sm" variant="secondary" onClick={step.onPress}>
                  <Link to={step.to}>{step.action}</Link>
                </ButtonLink>
              )}
            </Item>
          ))}
        </List>
      </section>
    </Card>
  )
}

const stateOf = ({ done, waits }: Step, isNow: boolean): State =>
  waits ? 'waits' : done ? 'done' : isNow ? 'now' : 'later'

type State = 'done' | 'now' | 'waits' | 'later'
const MARKS: Record<State, string> = {
  done: 'vriddhi',
  now: 'siddhi',
  waits: 'control',
  later: 'line-strong',
}

const Count = styled.span`
  display: flex;
  align-items: center;
  gap: var(--sp-3);
  font-size: var(--fs-3);
  color: var(--text-2);
`
const List = styled.ol`
  > li + li {
    border-top: var(--bw) solid var(--line);
  }
`
// The cut shape once more, smaller and of the card's own ground.
const HOLLOW = css`
  > i::after {
    content: '';
    display: block;
    height: 100%;
    background: var(--surface);
    clip-path: polygon(
      7.3px 1.5px,
      calc(100% - 2.6px) 1.5px,
      calc(100% - 7.3px) calc(100% - 1.5px),
      2.6px calc(100% - 1.5px)
    );
  }
`
const Item = styled.li<{ $state: State }>`
  display: grid;
  grid-template-columns: 2rem minmax(0, 1fr) auto;
  gap: var(--sp-1) var(--sp-3);
  align-items: center;
  padding: var(--sp-4) var(--sp-5);
  > i {
    align-self: start;
    width: 1.75rem;
    height: 0.625rem;
    margin-top: 0.4375rem;
    background: var(--${({ $state }) => MARKS[$state]});
    clip-path: polygon(5.8px 0, 100% 0, calc(100% - 5.8px) 100%, 0 100%);
  }
  ${({ $state }) => $state === 'waits' && HOLLOW}
  h3 {
    font: var(--fw-strong) var(--fs-5) / 1.4 var(--font-body);
  }
  p {
    max-width: 56ch;
    font-size: var(--fs-3);
    line-height: 1.5;
    color: var(--text-2);
  }
  ${media.stacked} {
    grid-template-columns: 2rem minmax(0, 1fr);
    > :last-child:not(div) {
      grid-column: 2;
      justify-self: start;
      margin-top: var(--sp-2);
    }
  }
`
