import { Check } from 'lucide-react'
import { styled } from 'styled-components'
import { SKILL_LEVEL_NAMES, SKILL_LEVELS } from '@tryka/domain'
import { Icon } from '@tryka/ui'

/** How likely each level is, in percent: bars that end at a mark of 80, from which a level is awarded. */
export const Levels = ({ likelihoods, level }: { likelihoods: readonly number[]; level: number }) => (
  <div>
    <List role="list" aria-label="How likely each level is">
      {SKILL_LEVELS.map((each) => {
        const percent = Math.min(100, Math.max(0, likelihoods[each - 1] ?? 0))
        return (
          <li key={each} data-held={each === level || undefined} data-open={each > level || undefined}>
            <b>
              {SKILL_LEVEL_NAMES[each]}
              {each === level && <Icon icon={Check} size="xs" />}
            </b>
            <Bar aria-hidden="true">
              <i style={{ width: `${percent}%` }} />
            </Bar>
            <span>{percent}%</span>
          </li>
        )
      })}
    </List>
    <Key>
      <span>80% awards it</span>
    </Key>
  </div>
)

const columns = `
  display: grid;
  grid-template-columns: 6.75rem minmax(0, 1fr) 2.75rem;
  gap: var(--sp-3);
  @media (max-width: 420px) {
    grid-template-columns: 6.25rem minmax(0, 1fr) 2.5rem;
    gap: var(--sp-2);
  }
`
const List = styled.ul`
  display: grid;
  gap: 0.625rem;
  font-size: var(--fs-3);
  li {
    ${columns}
    align-items: center;
    color: var(--text-2);
  }
  b {
    display: flex;
    align-items: center;
    gap: 0.375rem;
    font-weight: inherit;
  }
  b svg {
    color: var(--satya-text);
    stroke-width: 2.4;
  }
  li > span:last-child {
    text-align: right;
    font-weight: var(--fw-medium);
    color: var(--text);
    font-variant-numeric: tabular-nums;
  }
  [data-held] {
    color: var(--text);
    font-weight: var(--fw-strong);
  }
  [data-open] i {
    background: var(--control);
  }
`
const Bar = styled.span`
  position: relative;
  height: 0.875rem;
  background: linear-gradient(var(--surface-3), var(--surface-3)) left / calc(100% - 0.25rem) 100% no-repeat;
  i {
    position: absolute;
    inset: 0 auto 0 0;
    min-width: 3px;
    background: var(--satya);
    clip-path: polygon(0 0, 100% 0, calc(100% - 0.505rem) 100%, 0 100%);
    forced-color-adjust: none;
  }
  &::after {
    content: '';
    position: absolute;
    left: 80%;
    top: -0.3125rem;
    bottom: -0.3125rem;
    width: 2px;
    background: var(--text);
    box-shadow: 0 0 0 1px var(--surface);
  }
`
const Key = styled.p`
  ${columns}
  margin-top: 0.625rem;
  font-size: var(--fs-1);
  color: var(--text-3);
  > span {
    grid-column: 2;
    justify-self: start;
    margin-left: 80%;
    white-space: nowrap;
    transform: translateX(-50%);
  }
`
