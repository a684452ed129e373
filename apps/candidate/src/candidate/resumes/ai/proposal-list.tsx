import { Check, X } from 'lucide-react'
import { useId } from 'react'
import { styled } from 'styled-components'
import { Badge, Icon, media, SrOnly } from '@tryka/ui'
import { blanksIn } from '@tryka/domain'

/** Something that can be taken or left: old and new, and why. */
export interface Choice {
  id: string
  label: string
  before: string
  after: string
  reason?: string
  unsupported: readonly string[]
}

export interface ProposalListProps {
  choices: readonly Choice[]
  accepted: ReadonlySet<string>
  onAccept: (id: string, accept: boolean) => void
}

/** Old and new side by side, each with its own yes and no. */
export const ProposalList = ({ choices, accepted, onAccept }: ProposalListProps) => (
  <List>
    {choices.map((choice) => (
      <ProposalItem
        key={choice.id}
        choice={choice}
        accepted={accepted.has(choice.id)}
        onAccept={(accept) => onAccept(choice.id, accept)}
      />
    ))}
  </List>
)

interface ItemProps {
  choice: Choice
  accepted: boolean
  onAccept: (accept: boolean) => void
}

function ProposalItem({ choice, accepted, onAccept }: ItemProps) {
  const { label, before, after, reason, unsupported } = choice
  const id = useId()
  const blanks = blanksIn(after)
  return (
    <Item aria-labelledby={id}>
      <Head>
        <h3 id={id}>{label}</h3>
        <Answer role="group" aria-labelledby={id}>
          <button type="button" aria-pressed={accepted} onClick={() => onAccept(true)}>
            <Icon icon={Check} size="sm" />
            Accept<SrOnly> {label}</SrOnly>
          </button>
          <button type="button" aria-pressed={!accepted} onClick={() => onAccept(false)}>
            <Icon icon={X} size="sm" />
            Reject<SrOnly> {label}</SrOnly>
          </button>
        </Answer>
      </Head>
      <Sides $alone={!before}>
        {before && (
          <Side>
            <Caption>Now</Caption>
            <del>{before}</del>
          </Side>
        )}
        <Side $fresh>
          <Caption>{before ? 'Proposed' : 'New'}</Caption>
          <ins>{after}</ins>
        </Side>
      </Sides>
      {reason && <Reason>{reason}</Reason>}
      {blanks.length > 0 && (
        <Reason>
          <Badge tone="danger">Fill this in</Badge> Only you know: {blanks.join(', ')}. It would be printed as
          it stands.
        </Reason>
      )}
      {unsupported.length > 0 && (
        <Reason>
          <Badge tone="danger">Check this</Badge> Not in your own words: {unsupported.join(', ')}. Accept it
          only if it is true.
        </Reason>
      )}
    </Item>
  )
}

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--sp-3);
`
const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--sp-2);
  padding: var(--sp-3);
  border: var(--bw) solid var(--line-strong);
  border-radius: var(--r-3);
`
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--sp-2);
  h3 {
    font-family: var(--font-body);
    font-size: var(--fs-3);
    font-weight: var(--fw-strong);
  }
`
const Answer = styled.div`
  display: flex;
  gap: 2px;
  padding: 3px;
  border-radius: calc(var(--r-2) + 2px);
  background: var(--surface-3);
  button {
    display: inline-flex;
    align-items: center;
    gap: 0.25rem;
    min-height: 1.75rem;
    padding: 0 0.625rem;
    border: 0;
    border-radius: var(--r-2);
    background: none;
    color: var(--text-2);
    font-size: var(--fs-2);
    font-weight: var(--fw-medium);
    cursor: pointer;
  }
  button[aria-pressed='true'] {
    background: var(--segment-on);
    color: var(--on-segment);
    box-shadow: var(--shadow-1);
  }
  ${media.touch} {
    button {
      min-height: 2.5rem;
    }
  }
  ${media.forced} {
    button[aria-pressed='true'] {
      outline: var(--bw-2) solid Highlight;
    }
  }
`
const Sides = styled.div<{ $alone: boolean }>`
  display: grid;
  grid-template-columns: ${({ $alone }) => ($alone ? 'minmax(0, 1fr)' : 'repeat(2, minmax(0, 1fr))')};
  gap: var(--sp-2);
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`
const Side = styled.div<{ $fresh?: boolean }>`
  padding: var(--sp-2) var(--sp-3);
  border-radius: var(--r-2);
  background: var(${({ $fresh }) => ($fresh ? '--vriddhi-tint' : '--surface-3')});
  color: var(${({ $fresh }) => ($fresh ? '--on-vriddhi-tint' : '--text-2')});
  font-size: var(--fs-3);
  line-height: 1.5;
  white-space: pre-line;
  overflow-wrap: anywhere;
  ins,
  del {
    text-decoration: none;
  }
`
const Caption = styled.span`
  display: block;
  font-size: var(--fs-1);
  font-weight: var(--fw-medium);
`
const Reason = styled.p`
  font-size: var(--fs-2);
  line-height: 1.5;
  color: var(--text-2);
`
