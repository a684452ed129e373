import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'
import { endpointQuery, QueryView } from '@tryka/app-shell'
import {
  criterionName,
  PRACTICE_LIMITS,
  PRACTICE_TYPE_NAMES,
  practiceProgress,
  type PracticeProgress,
} from '@tryka/domain'
import { Card, CardBody, CardFoot, CardHead, Field, LoadingRows, Select, Stack, Text } from '@tryka/ui'
import { counted } from '../../../base/format/format'
import { useAddress } from '../../parts/address'
import { JudgeAgain } from './judge-again'
import { LevelLine } from './level-line'
import { lowestText, riseText, seriesOf, type TypeProgress } from './progress'

/** Levels of each criterion over the last sessions, one type of interview at a time. */
export function ProgressCard() {
  const progress = useQuery(endpointQuery(practiceProgress))
  return (
    <QueryView
      query={progress}
      loading={<LoadingRows label="Loading progress" rows={2} />}
      boxed
      errorText="Your progress could not be loaded. Check your connection, then try again."
    >
      {(data) => data.types.length > 0 && <Types progress={data} />}
    </QueryView>
  )
}

function Types({ progress: { types, engine } }: { progress: PracticeProgress }) {
  const address = useAddress()
  const shown = types.find(({ type }) => type === address.get('type')) ?? mostOf(types)
  if (!shown) return null
  const series = seriesOf(shown)
  const drawn = series[0]?.tenths.length ?? 0
  return (
    <Card asChild>
      <section aria-labelledby="progress">
        <CardHead
          action={
            <Field label="Interview type" hideLabel size="sm">
              <Select
                options={types.map(({ type }) => ({ value: type, label: PRACTICE_TYPE_NAMES[type] }))}
                value={shown.type}
                onValueChange={(type) => address.set({ type })}
              />
            </Field>
          }
        >
          <h2 id="progress">{titleOf(drawn)}</h2>
        </CardHead>
        {drawn > 0 && (
          <CardBody>
            <Stack gap={5}>
              <Lines>
                {series.map(({ criterion, tenths }) => (
                  <LevelLine
                    key={criterion}
                    name={criterionName(criterion)}
                    tenths={tenths}
                    hasLine={drawn >= PRACTICE_LIMITS.line}
                  />
                ))}
              </Lines>
              <Text size="sm">
                {drawn < PRACTICE_LIMITS.line
                  ? `There is a line from ${PRACTICE_LIMITS.line} sessions of this type on; ${counted(drawn, 'is', 'are')} there.`
                  : [riseText(series), lowestText(shown.type, series)].filter(Boolean).join(' ')}
              </Text>
            </Stack>
          </CardBody>
        )}
        <CardFoot>
          <Text size="xs" tone={3}>
            {footOf(shown, engine)}
          </Text>
          {shown.others > 0 && <JudgeAgain />}
        </CardFoot>
      </section>
    </Card>
  )
}

/** The type that was practised most; of two alike the first. */
const mostOf = (types: readonly TypeProgress[]): TypeProgress | undefined =>
  types.toSorted((a, b) => b.points.length - a.points.length)[0]

const titleOf = (drawn: number): string => {
  if (drawn === 0) return 'Levels 0 to 4'
  return `Last ${drawn === 1 ? 'session' : `${drawn} sessions`}, levels 0 to 4`
}

/** Which engine judged, and how many sessions another one did. */
const footOf = ({ points, others }: TypeProgress, engine: string): string =>
  [
    ...(points.length > 0 ? [`Judged by engine ${engine}.`] : []),
    ...(others > 0
      ? [
          `${counted(others, 'session was', 'sessions were')} judged by another version and ${others === 1 ? 'is' : 'are'} not here.`,
        ]
      : []),
    'Scores of two versions are never joined by a line.',
  ].join(' ')

const Lines = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 6.5rem), 1fr));
  gap: var(--sp-5);
`
