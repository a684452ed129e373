import { Check } from 'lucide-react'
import { styled } from 'styled-components'
import { SKILL_LEVEL_NAMES, SKILL_LEVELS, type SkillLevel } from '@tryka/domain'
import { Icon, media, SrOnly } from '@tryka/ui'

/** From here on a level is given, in percent. */
const AWARDED_FROM = 80

/** Whole percent of basis points, rounded down: a likelihood is never rounded up to a level. */
export const percentOf = (likelihood = 0): number => Math.floor(likelihood / 100)

export interface LevelsProps {
  /** How likely levels 1 to 4 are, in basis points. */
  likelihoods: readonly number[]
  /** What was given; null below the first. */
  level: SkillLevel | null
}

/** How likely each level is. The numbers say it; the bars show it, blue only up to what was given. */
export const Levels = ({ likelihoods, level }: LevelsProps) => (
  <div>
    <List>
      {SKILL_LEVELS.map((each) => {
        const percent = percentOf(likelihoods[each - 1])
        return (
          <Line key={each} $held={each === level}>
            <span>
              {SKILL_LEVEL_NAMES[each]}
              {each === level && (
                <>
                  <Icon icon={Check} size="xs" />
                  <SrOnly>, awarded</SrOnly>
                </>
              )}
            </span>
            <Bar aria-hidden="true">
              {percent > 0 && (
                <i
                  style={{
                    width: `${percent}%`,
                    background: `var(--${each <= (level ?? 0) ? 'satya' : 'control'})`,
                  }}
                />
              )}
            </Bar>
            <b>{percent}%</b>
          </Line>
        )
      })}
    </List>
    <Key>
      <span>{AWARDED_FROM}% awards it</span>
    </Key>
  </div>
)

const COLUMNS = '6.75rem minmax(0, 1fr) 2.75rem'
const NARROW = '6.25rem minmax(0, 1fr) 2.5rem'

const List = styled.ul`
  display: grid;
  gap: 0.625rem;
  font-size: var(--fs-3);
`
const Line = styled.li<{ $held: boolean }>`
  display: grid;
  grid-template-columns: ${COLUMNS};
  align-items: center;
  gap: var(--sp-3);
  color: var(--text${({ $held }) => ($held ? '' : '-2')});
  ${({ $held }) => $held && 'font-weight: var(--fw-strong);'}

  > span:first-child {
    display: flex;
    align-items: center;
    gap: 0.375rem;
  }
  svg {
    color: var(--satya-text);
    stroke-width: 2.4;
  }
  b {
    font-weight: var(--fw-medium);
    font-variant-numeric: tabular-nums;
    color: var(--text);
    text-align: right;
  }
  ${media.narrow} {
    grid-template-columns: ${NARROW};
    gap: var(--sp-2);
  }
`
// The upright stands where a level is given.
const Bar = styled.span`
  position: relative;
  height: 0.875rem;
  background: linear-gradient(var(--surface-3), var(--surface-3)) left center / calc(100% - 0.25rem) 100%
    no-repeat;

  i {
    position: absolute;
    inset: 0 auto 0 0;
    min-width: 3px;
    clip-path: polygon(0 0, 100% 0, calc(100% - 0.505rem) 100%, 0 100%);
    forced-color-adjust: none;
  }
  &::after {
    position: absolute;
    top: -0.3125rem;
    bottom: -0.3125rem;
    left: ${AWARDED_FROM}%;
    width: 2px;
    background: var(--text);
    box-shadow: 0 0 0 1px var(--surface);
    content: '';
  }
`
const Key = styled.p`
  display: grid;
  grid-template-columns: ${COLUMNS};
  gap: var(--sp-3);
  margin-top: 0.625rem;
  font-size: var(--fs-1);
  color: var(--text-3);

  span {
    grid-column: 2;
    justify-self: start;
    margin-left: ${AWARDED_FROM}%;
    white-space: nowrap;
    transform: translateX(-50%);
  }
  ${media.narrow} {
    grid-template-columns: ${NARROW};
    gap: var(--sp-2);
  }
`
