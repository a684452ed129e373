import { styled } from 'styled-components'
import { criterionName, type Feedback } from '@tryka/domain'
import { Card, CardFoot, CardHead, media } from '@tryka/ui'
import { Small } from './parts'
import { Ticks } from './ticks'

export interface CriteriaProps {
  feedback: Feedback
  /** What was judged. */
  text: string
  chosen: number | undefined
  onChoose: (index: number | undefined) => void
}

/** The criteria of the question's kind; one that is chosen tints its quotes in the answer. */
export function Criteria({ feedback: { criteria, limits }, text, chosen, onChoose }: CriteriaProps) {
  const sum = criteria.reduce((total, { level }) => total + level, 0)
  return (
    <Box asChild>
      <section aria-labelledby="criteria">
        <CardHead
          action={
            <Small>
              {sum} of {4 * criteria.length}, each counts the same
            </Small>
          }
        >
          <h2 id="criteria">{COUNTS[criteria.length] ?? criteria.length} criteria</h2>
        </CardHead>
        <div>
          {criteria.map(({ id, level, anchor, nextAnchor, evidence }, index) => (
            <One
              key={id}
              type="button"
              aria-pressed={chosen === index}
              onClick={() => onChoose(chosen === index ? undefined : index)}
            >
              <b>
                {criterionName(id)}
                <sup aria-hidden="true">{index + 1}</sup>
              </b>
              <span>
                <Ticks level={level} />
                {level} of 4
              </span>
              <span>{anchor}</span>
              {nextAnchor && (
                <span>
                  <em>Next:</em> {nextAnchor}
                </span>
              )}
              {chosen === index && (
                <span>
                  {quotesText(evidence.length)}
                  {evidence.map(({ start, end }) => (
                    <q key={start} aria-hidden="true">
                      {text.slice(start, end)}
                    </q>
                  ))}
                </span>
              )}
            </One>
          ))}
        </div>
        <CardFoot>
          {limits.map((limit) => (
            <Small key={limit}>{limit}</Small>
          ))}
        </CardFoot>
      </section>
    </Box>
  )
}

const COUNTS: Record<number, string> = { 5: 'Five' }

function quotesText(count: number): string {
  if (count === 0) return 'It reads the answer as a whole: no sentence is marked.'
  return count === 1 ? 'Its quote is marked in the answer.' : `Its ${count} quotes are marked in the answer.`
}

const Box = styled(Card)`
  overflow: clip;
`
const One = styled.button`
  display: grid;
  position: relative;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0.375rem var(--sp-4);
  width: 100%;
  padding: var(--sp-4) var(--sp-5);
  border: 0;
  background: none;
  font-size: var(--fs-3);
  line-height: 1.5;
  color: var(--text-2);
  text-align: left;
  cursor: pointer;

  & + & {
    border-top: var(--bw) solid var(--line);
  }
  &:hover,
  &[aria-pressed='true'] {
    background: var(--surface-2);
  }
  &[aria-pressed='true']::before {
    position: absolute;
    inset: 0 auto 0 0;
    width: 3px;
    background: var(--vriddhi);
    content: '';
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  b {
    font: var(--fw-strong) var(--fs-4) / 1.4 var(--font-body);
    color: var(--text);
  }
  sup {
    margin-left: 0.25rem;
    font: var(--fw-strong) var(--fs-1) / 1 var(--font-display);
    color: var(--vriddhi-text);
  }
  > span:nth-of-type(1) {
    display: flex;
    align-items: center;
    gap: 0.625rem;
    font-size: var(--fs-2);
    font-variant-numeric: tabular-nums;
    color: var(--text-3);
  }
  > span:nth-of-type(n + 2) {
    grid-column: 1 / -1;
  }
  > span:nth-of-type(n + 3) {
    color: var(--text-3);
  }
  /* Where the answer is not beside it, the quotes stand here as well. */
  q {
    display: none;
    margin-top: var(--sp-2);
    color: var(--text-2);
    overflow-wrap: anywhere;
    ${media.grid} {
      display: block;
    }
  }
  em {
    font-style: normal;
    font-weight: var(--fw-medium);
    color: var(--text-2);
  }
`
