import { styled } from 'styled-components'
import { Text, TextButton } from '@tryka/ui'
import type { ReviewField } from './review-fields'

/** More entries than these are folded: what was found would begin with a wall of links. */
const OPEN = 6

export interface DoubtfulField extends ReviewField {
  /** Of its entry, such as "Job 2". */
  title: string
}

/** Where fields may be misread: a link for each entry that has one, to the first of its fields in doubt. */
export function Doubts({ fields, onGo }: { fields: readonly DoubtfulField[]; onGo: (path: string) => void }) {
  const byEntry = new Map<string, DoubtfulField[]>()
  for (const field of fields) byEntry.set(field.title, [...(byEntry.get(field.title) ?? []), field])
  const entries = [...byEntry]
  if (!entries.length) return null
  const links = (
    <Links aria-label="Fields in doubt">
      {entries.map(([title, of]) => (
        <li key={title}>
          <TextButton onClick={() => of[0] && onGo(of[0].path)}>
            {title}: {of.map(({ label }) => label).join(', ')}
          </TextButton>
        </li>
      ))}
    </Links>
  )
  if (entries.length <= OPEN) return links
  return (
    <details>
      <summary>They are in {entries.length} entries</summary>
      {links}
    </details>
  )
}

/** What the review says of doubts above its fields. */
export const DoubtCount = ({ count, exact }: { count: number; exact: boolean }) => (
  <div role="status">
    <Text>
      {exact
        ? 'This PDF carries its data: every field is as it was exported.'
        : count === 0
          ? 'No field is in doubt. Read it through before you use it.'
          : count === 1
            ? '1 field may be misread. Change it or leave it.'
            : `${count} fields may be misread. Change them or leave them.`}
    </Text>
  </div>
)

/** A way over what follows for the Tab key, in sight while it has the focus. */
export const Past = styled(TextButton)`
  position: absolute;
  z-index: 1;
  inset: 0 0 auto auto;
  padding: var(--sp-1) var(--sp-3);
  border-radius: var(--r-2);
  background: var(--overlay);

  &:not(:focus) {
    width: 1px;
    min-height: 0;
    height: 1px;
    padding: 0;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`
const Links = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--sp-2) var(--sp-4);
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: var(--fs-3);

  details > & {
    margin-top: var(--sp-2);
  }
`
