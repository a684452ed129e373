import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { media } from '@tryka/ui'

/** Rows of something that can be brought back. */
export const HistoryRows = ({
  rows,
}: {
  rows: readonly { id: string; title: string; text: string; action: ReactNode }[]
}) => (
  <List>
    {rows.map(({ id, title, text, action }) => (
      <li key={id}>
        <div>
          <b>{title}</b>
          <span>{text}</span>
        </div>
        <Actions>{action}</Actions>
      </li>
    ))}
  </List>
)

const Actions = styled.span`
  display: flex;
  flex-wrap: wrap;
  flex: none;
  justify-content: flex-end;
  gap: var(--sp-2);
`
const List = styled.ul`
  li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--sp-3);
    padding-block: var(--sp-3);
  }
  li + li {
    border-top: var(--bw) solid var(--line);
  }
  div {
    display: grid;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  b {
    font-size: var(--fs-4);
    font-weight: var(--fw-medium);
  }
  span {
    font-size: var(--fs-2);
    color: var(--text-3);
  }
  button span {
    color: inherit;
  }
  ${media.phone} {
    li {
      flex-direction: column;
      align-items: flex-start;
      gap: var(--sp-2);
    }
  }
`
