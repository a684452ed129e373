import { CircleAlert, CircleCheck, FileText } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Icon, SrOnly } from '@tryka/ui'

/** Checked by us, to be looked at by a person, or only told. */
export type Weight = 'checked' | 'look' | 'told'

export interface EvidenceProps {
  weight: Weight
  title: ReactNode
  /** Where the fact is from. */
  children?: ReactNode
  action?: ReactNode
}

const ICONS = { checked: CircleCheck, look: CircleAlert, told: FileText }
const SPOKEN = { checked: 'Checked: ', look: 'Look at this: ', told: '' }

/** One fact with its source. What a person should look at is marked and stays neutral: it is no fault yet. */
export const Evidence = ({ weight, title, children, action }: EvidenceProps) => (
  <Fact>
    <Sign $checked={weight === 'checked'}>
      <Icon icon={ICONS[weight]} />
    </Sign>
    <div>
      <b>
        <SrOnly>{SPOKEN[weight]}</SrOnly>
        {title}
      </b>
      {children}
    </div>
    {action}
  </Fact>
)

const Fact = styled.li`
  display: grid;
  grid-template-columns: 1.25rem minmax(0, 1fr) auto;
  align-items: start;
  gap: 0.125rem var(--sp-3);
  padding: var(--sp-4) var(--sp-5);
  font-size: var(--fs-3);
  line-height: 1.45;
  > div {
    color: var(--text-2);
    overflow-wrap: anywhere;
  }
  b {
    display: block;
    font-weight: var(--fw-medium);
    color: var(--text);
  }
`
const Sign = styled.span<{ $checked: boolean }>`
  display: inline-flex;
  margin-top: 0.125rem;
  color: var(${({ $checked }) => ($checked ? '--satya-text' : '--text-3')});
`
