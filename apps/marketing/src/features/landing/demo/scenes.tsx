import { Check } from 'lucide-react'
import { styled } from 'styled-components'
import { Badge, Hallmark, Mono, ProgressBar, Text, Tryk } from '@tryka/ui'
import { SAMPLE } from '../sample-credential'
import REMARK from './coach-remark.json'
import { ANSWERS, OPENINGS } from './content'

const Assessment = () => (
  <Scene role="img" aria-label="A question of an assessment with three answers, the first of them chosen">
    <Line>
      <b>Solidity, question 7 of 20</b>
      <Badge>12 min left</Badge>
    </Line>
    <Text size="sm">A withdraw function sends ether before it lowers the balance. What closes the hole?</Text>
    <List>
      {ANSWERS.map(({ text, chosen }) => (
        <Answer key={text} data-chosen={chosen || undefined}>
          {text}
        </Answer>
      ))}
    </List>
  </Scene>
)

const Credential = () => (
  <Scene
    role="img"
    aria-label={`A sample credential: ${SAMPLE.skill}, ${SAMPLE.level}, score ${SAMPLE.score}, ${SAMPLE.range}`}
  >
    <Line>
      <Hallmark>Verified</Hallmark>
      <Score>{SAMPLE.score}</Score>
    </Line>
    <b>{SAMPLE.skill}</b>
    <Text size="sm">
      {SAMPLE.level}, {SAMPLE.range}
    </Text>
    <Text size="xs" tone={3}>
      <Mono>{SAMPLE.hash}</Mono>
    </Text>
  </Scene>
)

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

/** The pictures of the walk-through, built from the product's own parts. */
export const SCENES = { assessment: Assessment, credential: Credential, coach: Coach, matches: Matches }

const Scene = styled.div`
  display: grid;
  gap: var(--sp-3);
  align-content: center;
  min-height: 15.5rem;
  padding: var(--sp-5);
  background: var(--surface-2);
  border: 1px solid var(--line);
  border-radius: var(--r-3);
  b {
    font: var(--fw-display) var(--fs-6) / 1.3 var(--font-display);
    font-stretch: 103%;
  }
`
const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--sp-2);
`
const List = styled.ul`
  display: grid;
  gap: var(--sp-2);
`
const Answer = styled.li`
  padding: 0.5rem 0.75rem;
  border: 1px solid var(--line-strong);
  border-radius: var(--r-2);
  background: var(--surface);
  font-size: var(--fs-3);
  &[data-chosen] {
    border-color: var(--selected-line);
    background: var(--selected);
    box-shadow: inset 0 0 0 1px var(--selected-line);
  }
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
