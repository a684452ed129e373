import { Check, Minus } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Icon } from '@tryka/ui'

/** Sentences of a list: a tick where something holds, a dash where it does not or is still to come. */
export const Ticks = ({ yes = [], no = [] }: { yes?: readonly ReactNode[]; no?: readonly ReactNode[] }) => (
  <List>
    {yes.map((each, index) => (
      <Yes key={`yes ${index}`}>
        <Icon icon={Check} size="sm" />
        <span>{each}</span>
      </Yes>
    ))}
    {no.map((each, index) => (
      <Line key={`no ${index}`}>
        <Icon icon={Minus} size="sm" />
        <span>{each}</span>
      </Line>
    ))}
  </List>
)

const List = styled.ul`
  display: grid;
  align-content: start;
`
const Line = styled.li`
  display: grid;
  grid-template-columns: 1.125rem minmax(0, 1fr);
  gap: 0.625rem;
  padding-block: 0.25rem;
  font-size: var(--fs-3);
  line-height: 1.5;
  color: var(--text-2);

  svg {
    margin-top: 0.2rem;
    color: var(--text-3);
  }
`
const Yes = styled(Line)`
  svg {
    color: var(--satya-text);
  }
`
