import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Icon } from '@tryka/ui'

/** Small facts in a line, each with its picture. */
export function Meta({ items }: { items: readonly { icon: LucideIcon; text: ReactNode }[] }) {
  return (
    <MetaLine>
      {items.map(({ icon, text }, index) => (
        <span key={index}>
          <Icon icon={icon} size="xs" />
          {text}
        </span>
      ))}
    </MetaLine>
  )
}

/** Somebody's own text, with its line breaks. */
export const Paragraphs = styled.p`
  max-width: var(--measure);
  color: var(--text-2);
  white-space: pre-line;
  overflow-wrap: anywhere;
`
const MetaLine = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 0.875rem;
  font-size: var(--fs-2);
  line-height: 1.45;
  color: var(--text-3);
  > span {
    display: inline-flex;
    align-items: center;
    gap: 0.3125rem;
  }
`
