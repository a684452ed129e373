import type { LucideIcon } from 'lucide-react'
import { styled } from 'styled-components'
import { Icon, media } from '@tryka/ui'

export interface Point {
  icon?: LucideIcon
  title: string
  text: string
}

/** Short claims, each with its reason, in as many columns as fit. */
export const Points = ({ points, columns = 1 }: { points: readonly Point[]; columns?: 1 | 2 | 3 }) => (
  <List $columns={columns}>
    {points.map(({ icon, title, text }) => (
      <li key={title}>
        {icon && <Icon icon={icon} />}
        <div>
          <h3>{title}</h3>
          <p>{text}</p>
        </div>
      </li>
    ))}
  </List>
)

/** A way in steps that are told by their numbers. */
export const PlainSteps = ({ steps }: { steps: readonly Point[] }) => (
  <Steps>
    {steps.map(({ title, text }) => (
      <li key={title}>
        <div>
          <h3>{title}</h3>
          <p>{text}</p>
        </div>
      </li>
    ))}
  </Steps>
)

const words = `
  h3 {
    font: var(--fw-strong) var(--fs-5) / 1.4 var(--font-body);
  }
  p {
    max-width: 46ch;
    color: var(--text-2);
    font-size: var(--fs-4);
    line-height: 1.5;
  }
`
const List = styled.ul<{ $columns: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  gap: var(--sp-6) var(--sp-8);
  ${words}
  li {
    display: flex;
    gap: var(--sp-3);
  }
  svg {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
    margin-top: 0.2rem;
    color: var(--satya-text);
  }
  ${media.form} {
    grid-template-columns: repeat(${({ $columns }) => Math.min(2, $columns)}, minmax(0, 1fr));
  }
  ${media.column} {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--sp-5);
  }
`
const Steps = styled.ol`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: var(--sp-6);
  counter-reset: step;
  ${words}
  li {
    display: grid;
    grid-template-columns: 1.75rem minmax(0, 1fr);
    gap: var(--sp-3);
    counter-increment: step;
  }
  li::before {
    content: counter(step);
    font: 560 var(--fs-6) / 1.3 var(--font-display);
    color: var(--text-3);
  }
  ${media.grid} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`
