import { Check as Tick, LoaderCircle, Minus, X } from 'lucide-react'
import { keyframes, styled } from 'styled-components'
import type { Check, CheckId } from '@tryka/credentials'
import { Icon, media, SrOnly } from '@tryka/ui'

/** The names of the checks; what each found is said by the check itself. */
export const CHECK_NAMES: Readonly<Record<CheckId, string>> = {
  format: 'Format',
  contexts: 'Contexts',
  issuer: 'Issuer',
  'signature-jcs': 'First signature',
  'signature-rdfc': 'Second signature',
  dates: 'Dates',
  status: 'Revocation',
  'log-inclusion': 'Log entry',
  checkpoint: 'Checkpoint',
  witnesses: 'Witnesses',
  'key-time': 'Key at the time',
  anchor: 'Anchor',
  holder: 'Holder',
}

const STATES = {
  pass: { icon: Tick, says: 'passed' },
  fail: { icon: X, says: 'failed' },
  unknown: { icon: Minus, says: 'not known' },
  waiting: { icon: LoaderCircle, says: 'not checked yet' },
} as const

interface CheckListProps {
  checks: readonly Check[]
  /** Which are shown, in their order; those that are not in yet say so. */
  ids: readonly CheckId[]
}

/** State, name, reason, in the fixed order: each appears when it is done. */
export function CheckList({ checks, ids }: CheckListProps) {
  const first = ids.find((id) => !checks.some((check) => check.id === id))
  return (
    // Without a marker Safari takes the role of a list away.
    <List role="list">
      {ids.map((id) => {
        const check = checks.find((each) => each.id === id)
        const state = check?.state ?? 'waiting'
        const running =
          id === first && id === 'signature-rdfc' ? 'Running in the background, a moment' : 'Waiting'
        return (
          <Item key={check ? id : `${id} waiting`} data-state={state}>
            <Icon icon={STATES[state].icon} />
            <b>
              {CHECK_NAMES[id]}
              <SrOnly>, {STATES[state].says}: </SrOnly>
            </b>
            <span>{check?.reason ?? running}</span>
          </Item>
        )
      })}
    </List>
  )
}

const appear = keyframes`
  from { opacity: 0; }
`
const List = styled.ul`
  font-size: var(--fs-3);
`
const Item = styled.li`
  display: grid;
  grid-template-columns: 1.25rem 8.5rem minmax(0, 1fr);
  gap: 0.125rem var(--sp-3);
  padding: 0.6875rem 0;
  line-height: 1.5;
  @media (prefers-reduced-motion: no-preference) {
    animation: ${appear} 160ms var(--ease-out) both;
  }
  & + & {
    border-top: var(--bw) solid var(--line);
  }
  svg {
    margin-top: 0.125rem;
    stroke-width: 2.2;
    color: var(--satya-text);
  }
  b {
    font-weight: var(--fw-medium);
  }
  > span {
    color: var(--text-2);
    overflow-wrap: anywhere;
  }
  &[data-state='fail'] svg,
  &[data-state='fail'] > span {
    color: var(--danger-text);
  }
  &[data-state='unknown'] svg,
  &[data-state='waiting'] svg,
  &[data-state='waiting'] b,
  &[data-state='waiting'] > span {
    color: var(--text-3);
  }
  ${media.phone} {
    grid-template-columns: 1.25rem minmax(0, 1fr);
    > span {
      grid-column: 2;
    }
  }
`
