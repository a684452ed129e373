import { styled } from 'styled-components'
import {
  ATTEMPT_RULES,
  PROVISIONAL_BANK,
  RESULT_EXAMPLE,
  RETRY_AFTER_DAYS,
  SKILL_LEVEL_NAMES,
  SKILL_LEVELS,
  TRACK_BANKS,
  VERIFICATION_MONTHS,
  type Track,
} from '@tryka/domain'
import { Badge, BarList, Heading, KeyValues, media, Stack, Text } from '@tryka/ui'
import { Example } from '../../base/parts/example'

const { pauseMinutes, hours, perYear, tasks } = ATTEMPT_RULES

const RULES = [
  { label: 'Language', value: 'English' },
  {
    label: 'Time',
    value:
      'Each task has its own, shown beside it. One and a half times or double is your choice, without proof, and nobody sees it.',
  },
  {
    label: 'Pause',
    value: `${pauseMinutes} minutes in all, between tasks. A closed browser goes on at the same task, within ${hours} hours.`,
  },
  { label: 'Not known', value: '“I don’t know” counts as wrong, and saves the time.' },
  { label: 'Handing in', value: `By itself when enough is known, or by you after ${tasks.least} tasks.` },
  {
    label: 'Again',
    value: `After ${RETRY_AFTER_DAYS} days, at most ${perYear} times in 12 months, with other tasks. The better level counts.`,
  },
  { label: 'Valid', value: `${VERIFICATION_MONTHS} months` },
]

/** How a test of this track goes, and by which tasks. */
export function Rules({ track: { slug } }: { track: Track }) {
  const bank = TRACK_BANKS[slug]
  const isProvisional = bank?.calibration === 'provisional'
  return (
    <Stack gap={4}>
      <KeyValues
        items={[
          ...RULES,
          ...(bank
            ? [
                {
                  label: 'Tasks',
                  value: (
                    <>
                      Bank {slug} {bank.version} {isProvisional && <Badge tone="dashed">Provisional</Badge>}
                    </>
                  ),
                },
              ]
            : []),
        ]}
      />
      {isProvisional && <Text size="sm">{PROVISIONAL_BANK}</Text>}
    </Stack>
  )
}

const { score, low, high, level, likelihoods } = RESULT_EXAMPLE

/** What comes at the end, by an example. */
export const ResultExample = () => (
  <Shown>
    <div>
      <Heading as="h3" look="h4">
        {score}, likely {low} to {high}
      </Heading>
      <Text>
        {SKILL_LEVEL_NAMES[level]} is awarded. {SKILL_LEVEL_NAMES[4]} is possible and not shown by these
        answers. Your topics read as stronger, as expected, weaker, or too few tasks to say. Which task was
        wrong is not told, and nobody is ranked.
      </Text>
      <Example>Example: no person’s result.</Example>
    </div>
    <BarList
      alike
      items={SKILL_LEVELS.map((each) => {
        const percent = Math.floor((likelihoods[each - 1] ?? 0) / 100)
        return { label: SKILL_LEVEL_NAMES[each], value: percent, text: `${percent}% likely` }
      })}
    />
  </Shown>
)

const Shown = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: start;
  gap: var(--sp-6) var(--sp-8);
  ${media.form} {
    grid-template-columns: minmax(0, 1fr);
  }
`
