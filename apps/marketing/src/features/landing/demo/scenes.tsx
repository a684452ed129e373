import { Check } from 'lucide-react'
import { styled } from 'styled-components'
import { Badge, ProgressBar, Text, Tryk } from '@tryka/ui'
import { AssessmentScene } from './assessment-scene'
import REMARK from './coach-remark.json'
import { OPENINGS } from './content'
import { Line, Scene } from './scene'
import { SealScene } from './seal-scene'

const Coach = () => (
  <Scene
    role="img"
    aria-label="Feedback on a practice answer, a learning path at 60 percent, and 100 TRYK for its end"
  >
    <Line>
      <b>Interview practice</b>
      <Badge tone="vriddhi" icon={Check}>
        Answer 3 scored
      </Badge>
    </Line>
    <Quote>{REMARK.remark}</Quote>
    <Line>
      <Text as="span" size="sm">
        Learning path: testing contracts
      </Text>
      <Tryk amount={100} signed />
    </Line>
    <ProgressBar value={60} label="Learning path" />
  </Scene>
)

const Matches = () => (
  <Scene role="img" aria-label="Three openings ranked by match: 94, 91 and 88 percent">
    <List>
      {OPENINGS.map(({ title, place, match, reason }) => (
        <Opening key={title}>
          <span>
            <b>{title}</b>
            <small>
              {place} · {reason}
            </small>
          </span>
          <Score as="span">{match}%</Score>
        </Opening>
      ))}
    </List>
  </Scene>
)

/** The walk-through: two scenes to act in, and two pictures built from the product's own parts. */
export const SCENES = { assessment: AssessmentScene, seal: SealScene, coach: Coach, matches: Matches }

const List = styled.ul`
  display: grid;
  gap: var(--sp-2);
`
const Opening = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--sp-3);
  padding: 0.625rem 0.75rem;
  border: 1px solid var(--line);
  border-radius: var(--r-2);
  background: var(--surface);
  b {
    display: block;
    font-size: var(--fs-4);
  }
  small {
    font-size: var(--fs-2);
    color: var(--text-3);
  }
`
const Quote = styled.p`
  padding: var(--sp-3) var(--sp-4);
  border-radius: var(--r-2);
  background: var(--surface);
  font-size: var(--fs-3);
  line-height: 1.5;
`
const Score = styled.b`
  && {
    font: 580 1.75rem/1 var(--font-display);
  }
`
