import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { SKILL_LEVEL_NAMES, SKILL_LEVELS, type AppealDetail } from '@tryka/domain'
import { Card, CardBody, CardHead, Said, Stack, Text } from '@tryka/ui'
import { Deciders } from '../../base/deciders'
import { formatTime } from '../../base/format'
import { AppealForm } from './appeal-form'
import { AppealedTaskCard } from './appealed-task'
import { aboutOf, stateOf } from './words'

/** One appeal: what was said, the task as it was shown, and the decision. */
export function AppealView({ of, takesFocus }: { of: AppealDetail; takesFocus: boolean }) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) title.current?.focus()
  }, [takesFocus])
  const { skill, at, text, state, tasks } = of
  return (
    <Stack gap={5}>
      <Card asChild>
        <section aria-labelledby="appeal">
          <CardHead>
            <Title id="appeal" ref={title} tabIndex={-1}>
              {skill}: {aboutOf(of)}
            </Title>
          </CardHead>
          <CardBody>
            <Stack gap={3}>
              <Said>{text}</Said>
              <Text size="sm" tone={3}>
                {formatTime(at)}. {stateOf(of)}.
              </Text>
              <Decided of={of} />
            </Stack>
          </CardBody>
        </section>
      </Card>
      {tasks.map((task) => (
        <AppealedTaskCard key={task.seq} task={task} />
      ))}
      {state === 'open' && (
        <Deciders told>
          <AppealForm of={of} />
        </Deciders>
      )}
    </Stack>
  )
}

function Decided({ of: { state, reason, decidedBy, decidedAt, raisedTo } }: { of: AppealDetail }) {
  if (state === 'open' || !decidedAt) return null
  const level = SKILL_LEVELS.find((each) => each === raisedTo)
  return (
    <>
      <Text>
        {decidedBy}, {formatTime(decidedAt)}: {reason}
      </Text>
      {state === 'upheld' && (
        <Text size="sm">
          {level
            ? `The level rose to ${SKILL_LEVEL_NAMES[level]}.`
            : 'The result of this person stayed as it was.'}
        </Text>
      )}
    </>
  )
}

const Title = styled.h2`
  overflow-wrap: anywhere;
`
