import { Check, X } from 'lucide-react'
import { styled } from 'styled-components'
import type { ModuleTask, ModuleVerdict, TaskAnswer } from '@tryka/domain'
import { Icon, Ticked } from '@tryka/ui'

/** What was chosen among options; false where there were none to choose from. */
export const isChoice = ({ kind }: Pick<ModuleTask, 'kind'>): boolean =>
  kind === 'single' || kind === 'multiple'

interface MarkedProps {
  task: ModuleTask
  verdict: Pick<ModuleVerdict, 'right'>
  answer: TaskAnswer | null
}

/** The options as they stood, with what was chosen and what is right, in words as well. */
export function MarkedOptions({ task: { options = [] }, verdict, answer }: MarkedProps) {
  const chosen = answer && 'chosen' in answer ? answer.chosen : []
  return (
    <List aria-label="Options">
      {options.map(({ id, text }, index) => {
        const isRight = verdict.right.includes(text)
        const isChosen = chosen.includes(id)
        const marks = [...(isRight ? ['Right'] : []), ...(isChosen ? ['Your answer'] : [])]
        return (
          <li key={id} data-mark={isRight ? 'right' : isChosen ? 'wrong' : undefined}>
            <b aria-hidden="true">
              {isRight ? (
                <Icon icon={Check} size="sm" />
              ) : isChosen ? (
                <Icon icon={X} size="sm" />
              ) : (
                String.fromCharCode(65 + index)
              )}
            </b>
            <span>
              <Ticked>{text}</Ticked>
            </span>
            {marks.length > 0 && <small>{marks.join(', ').replace(', Your', ', your')}</small>}
          </li>
        )
      })}
    </List>
  )
}

const List = styled.ul`
  display: grid;
  gap: var(--sp-3);

  li {
    display: grid;
    grid-template-columns: 1.5rem minmax(0, 1fr) auto;
    align-items: start;
    gap: var(--sp-1) var(--sp-3);
    padding: 0.75rem var(--sp-4);
    border: var(--bw) solid var(--line);
    border-radius: var(--r-2);
    line-height: 1.45;
    overflow-wrap: anywhere;
  }
  b {
    display: grid;
    place-items: center;
    width: 1.5rem;
    height: 1.5rem;
    border-radius: var(--r-1);
    background: var(--surface-3);
    font: var(--fw-strong) var(--fs-2) / 1 var(--font-display);
    color: var(--text-2);
  }
  small {
    font-size: var(--fs-2);
    line-height: 1.75;
    color: var(--text-2);
    white-space: nowrap;
  }
  [data-mark='right'] {
    border-color: var(--vriddhi-text);
  }
  [data-mark='right'] > b {
    color: var(--vriddhi-text);
  }
  [data-mark='wrong'] {
    border-style: dashed;
    border-color: var(--control);
  }
`
