import { Check, Minus } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { PRACTICE_COUNTS, type PracticeVerdict } from '@tryka/domain'
import { Button, ButtonRow, Card, Heading, Icon, Stack, Text } from '@tryka/ui'
import { PlayerFrame } from '../player/frame/player-frame'
import { ToSkills } from '../player/frame/to-skills'
import type { RoundProps } from './round-props'

/** How the round went; the one place where it is known. */
export function Over({ round, verdicts, onAnother }: RoundProps & { verdicts: readonly PracticeVerdict[] }) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    window.scrollTo(0, 0)
    title.current?.focus({ preventScroll: true })
  }, [])
  const right = verdicts.filter(({ isRight }) => isRight).length
  return (
    <PlayerFrame subject={`${round.skill} practice`}>
      <Middle>
        <Card pad>
          <Stack gap={4}>
            <Title ref={title} tabIndex={-1} as="h1" look="h3">
              {right} of {round.tasks.length} right
            </Title>
            <List>
              {verdicts.map(({ seq, isRight }) => (
                <Line key={seq} $right={isRight}>
                  <Icon icon={isRight ? Check : Minus} size="sm" />
                  <span>
                    Task {seq}, {round.tasks[seq - 1]?.topic}: {isRight ? 'right' : 'not right'}
                  </span>
                </Line>
              ))}
            </List>
            <Text>
              {PRACTICE_COUNTS} An assessment has other tasks, and tells right from wrong only by its result.
            </Text>
            <ButtonRow>
              <Button onClick={onAnother}>Another six</Button>
              <ToSkills track={round.track} />
            </ButtonRow>
          </Stack>
        </Card>
      </Middle>
    </PlayerFrame>
  )
}

const Title = styled(Heading)`
  outline: none;
`
const Middle = styled.div`
  max-width: 34rem;
  margin: clamp(1rem, 8vh, 6rem) auto 0;
`
const List = styled.ul`
  display: grid;
  gap: var(--sp-2);
`
const Line = styled.li<{ $right: boolean }>`
  display: grid;
  grid-template-columns: 1.125rem minmax(0, 1fr);
  gap: 0.625rem;
  font-size: var(--fs-3);
  line-height: 1.5;
  color: var(--text-2);

  svg {
    margin-top: 0.2rem;
    color: var(--${({ $right }) => ($right ? 'vriddhi-text' : 'text-3')});
  }
`
