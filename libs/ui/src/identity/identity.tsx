import type { ReactNode } from 'react'
import { styled } from 'styled-components'

/** A picture, a name and a line about it. */
export function Identity({ avatar, name, note, className }: IdentityProps) {
  return (
    <Box className={className}>
      {avatar}
      <span>
        <b>{name}</b>
        {note && <small>{note}</small>}
      </span>
    </Box>
  )
}

/** The avatar is decoration; the name is read. */
export interface IdentityProps {
  avatar?: ReactNode
  name: ReactNode
  note?: ReactNode
  className?: string
}

/** Names and values below one another. */
export function KeyValues({
  items,
  className,
}: {
  items: readonly { label: string; value: ReactNode }[]
  className?: string
}) {
  return (
    <Pairs className={className}>
      {items.map(({ label, value }, index) => (
        // Two entries may bear one name, such as two events of one minute.
        <div key={`${index} ${label}`}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Pairs>
  )
}

const Box = styled.span`
  display: flex;
  align-items: center;
  gap: var(--sp-3);
  min-width: 0;

  > span:last-child {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  b {
    display: block;
    font-weight: var(--fw-medium);
    line-height: 1.35;
  }
  small {
    display: block;
    font-size: var(--fs-2);
    line-height: 1.4;
    color: var(--text-3);
  }
`
const Pairs = styled.dl`
  display: grid;
  grid-template-columns: fit-content(9rem) minmax(0, 1fr);
  gap: 0.5rem var(--sp-4);
  font-size: var(--fs-3);

  > div {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
    align-items: baseline;
  }
  dt {
    color: var(--text-3);
  }
  dd {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`
