import { styled } from 'styled-components'
import { SKILL_LEVEL_NAMES, SKILL_LEVELS } from '@tryka/domain'
import { media } from '@tryka/ui'
import { percentOf, type LevelsProps } from './levels'

/** How likely each level is, as the four ticks of one thread: for a row of a list. Never without the numbers. */
export const Likely = ({ likelihoods, level }: LevelsProps) => (
  <List aria-label="How likely each level is">
    {SKILL_LEVELS.map((each) => {
      const percent = percentOf(likelihoods[each - 1])
      const colour = each <= (level ?? 0) ? 'satya' : 'control'
      return (
        <Tick key={each} $held={each === level}>
          <i
            aria-hidden="true"
            style={{
              background: `linear-gradient(90deg, var(--${colour}) ${percent}%, var(--line-strong) ${percent}%)`,
            }}
          />
          {SKILL_LEVEL_NAMES[each]} <b>{percent}%</b>
        </Tick>
      )
    })}
  </List>
)

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: 0.25rem;
  max-width: 24rem;
  font-size: var(--fs-1);
  line-height: 1.3;
  color: var(--text-3);
  /* Four names beside each other would break within a word. */
  ${media.tight} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`
const Tick = styled.li<{ $held: boolean }>`
  ${({ $held }) => $held && 'font-weight: var(--fw-strong); color: var(--text);'}

  i {
    display: block;
    height: 0.5rem;
    margin-bottom: 0.3125rem;
    clip-path: polygon(4.6px 0, 100% 0, calc(100% - 4.6px) 100%, 0 100%);
    forced-color-adjust: none;
  }
  b {
    display: block;
    font-weight: inherit;
    font-variant-numeric: tabular-nums;
    color: ${({ $held }) => ($held ? 'inherit' : 'var(--text-2)')};
  }
`
