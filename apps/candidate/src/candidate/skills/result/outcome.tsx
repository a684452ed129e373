import { EyeOff } from 'lucide-react'
import { styled } from 'styled-components'
import { SKILL_LEVEL_NAMES, type AttemptResult } from '@tryka/domain'
import { Badge, Card, CardFoot, media, Stack, Text } from '@tryka/ui'
import { formatDate } from '../../../base/format/format'
import { Levels, percentOf } from './levels'
import { Scale } from './scale'
import { ScoreLine } from './score-line'

/** Level and score first, each with how sure it is. No level is as complete as one. */
export const Outcome = ({ result }: { result: AttemptResult }) => {
  const { skill, endedAt, level, score, interval, likelihoods, share } = result
  return (
    <Card asChild>
      <section aria-labelledby="level">
        <Parts>
          <Stack gap={4}>
            <div>
              {level !== null && share ? (
                <Badge tone="outline">Shared with employers</Badge>
              ) : (
                <Badge tone="outline" icon={EyeOff}>
                  Only you see this
                </Badge>
              )}
            </div>
            <div>
              <Text size="sm" tone={3}>
                {skill}, {formatDate(endedAt)}
              </Text>
              <Level id="level">{level === null ? 'No level yet' : SKILL_LEVEL_NAMES[level]}</Level>
            </div>
            <ScoreLine score={score} interval={interval} />
            <Scale score={score} interval={interval} quiet={level === null} />
          </Stack>
          <Stack gap={4}>
            <h2>How likely each level is, from your answers</h2>
            <Levels likelihoods={likelihoods} level={level} />
            <Text size="sm">{verdict(result)}</Text>
          </Stack>
        </Parts>
        <CardFoot>
          <Text size="sm">{consequence(result)}</Text>
        </CardFoot>
      </section>
    </Card>
  )
}

function verdict({ level, likelihoods, next }: AttemptResult): string {
  if (level === null)
    return `Beginner is ${percentOf(likelihoods[0])}% likely. We award a level from 80%, so that a badge means the same for everybody.`
  const name = SKILL_LEVEL_NAMES[level]
  const above = next ? ` ${next.name} is possible, but these answers do not show it.` : ''
  return `${name} is the highest level that is at least 80% likely.${above}`
}

function consequence({ level, expiresAt, againAt }: AttemptResult): string {
  const again = againAt ? ` Again from ${formatDate(againAt)}.` : ' You can take it again now.'
  if (level === null) return `Nothing was issued and nothing anywhere went down.${again}`
  return expiresAt ? `Valid until ${formatDate(expiresAt)}.` : 'The better of your levels counts.'
}

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1.1fr) minmax(0, 1fr);
  align-items: start;
  gap: var(--sp-6) clamp(1.5rem, 4vw, 4rem);
  padding: clamp(1.25rem, 2.6vw, 2.25rem);
  ${media.grid} {
    grid-template-columns: minmax(0, 1fr);
  }
  h2 {
    font: var(--fw-strong) var(--fs-4) / 1.4 var(--font-body);
  }
`
const Level = styled.h1`
  font: var(--fw-display) clamp(2.25rem, 1.6rem + 2.6vw, 3.5rem) / 1.02 var(--font-display);
  font-stretch: 114%;
  letter-spacing: -0.02em;
`
