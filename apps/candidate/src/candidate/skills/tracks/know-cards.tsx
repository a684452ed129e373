import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import {
  LEVEL_SCORES,
  NEVER_RECORDED,
  NOT_MEASURED,
  RECORDED,
  RECORDS_KEPT,
  RESULT_EXAMPLE,
  type TrackView,
} from '@tryka/domain'
import { Badge, BarList, CardBody, CardFoot, media, Stack, Text } from '@tryka/ui'
import { Box } from '../../../base/box'
import { Levels } from '../result/levels'
import { ScoreLine } from '../result/score-line'
import { Ticks } from '../ticks'

const Aside = ({ children }: { children: ReactNode }) => (
  <Text size="sm" tone={3}>
    {children}
  </Text>
)

export const TopicsCard = ({ topics }: { topics: TrackView['topics'] }) => (
  <Box title="What it measures" action={<Aside>share of tasks</Aside>}>
    <CardBody>
      <Topics
        alike
        items={byShare(topics).map(({ name, share }) => ({ label: name, value: share, text: `${share}%` }))}
      />
    </CardBody>
    <CardFoot>
      <Text size="sm">{NOT_MEASURED}</Text>
    </CardFoot>
  </Box>
)

/** What weighs most comes first. */
const byShare = (topics: TrackView['topics']) => [...topics].sort((a, b) => b.share - a.share)

export const LevelsCard = ({ levels }: { levels: TrackView['levels'] }) => (
  <Box title="What each level can do" action={<Aside>awarded when at least 80% likely</Aside>}>
    <Can>
      {levels.map(({ level, name, can }) => (
        <li key={level}>
          <div>
            <b>{name}</b>
            <Text size="sm" tone={3}>
              from {LEVEL_SCORES[level]}
            </Text>
          </div>
          <p>{sentence(can)}</p>
        </li>
      ))}
    </Can>
  </Box>
)

/** One sentence of several that each begin with "can". */
const sentence = (can: readonly string[]): string =>
  can.map((each) => `${each.charAt(0).toUpperCase()}${each.slice(1)}.`).join(' ')

export const RecordedCard = () => (
  <Box title="What is recorded">
    <CardBody>
      <Two>
        <div>
          <h3>Recorded</h3>
          <Ticks yes={RECORDED} />
        </div>
        <div>
          <h3>Never recorded</h3>
          <Ticks no={NEVER_RECORDED} />
        </div>
      </Two>
    </CardBody>
    <CardFoot>
      <Text size="sm">{RECORDS_KEPT}</Text>
    </CardFoot>
  </Box>
)

export const ExampleCard = () => (
  <Box title="What a result looks like" action={<Badge tone="outline">Example</Badge>}>
    <CardBody>
      <Stack gap={4}>
        <ScoreLine score={RESULT_EXAMPLE.score} interval={RESULT_EXAMPLE} />
        <Levels likelihoods={RESULT_EXAMPLE.likelihoods} level={RESULT_EXAMPLE.level} />
        <Text size="sm">Advanced is awarded. Expert is possible and not shown by these answers.</Text>
      </Stack>
    </CardBody>
  </Box>
)

const Topics = styled(BarList)`
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--sp-4) var(--sp-7);
  ${media.stacked} {
    grid-template-columns: minmax(0, 1fr);
  }
`
const Can = styled.ul`
  > li + li {
    border-top: var(--bw) solid var(--line);
  }
  li {
    display: grid;
    grid-template-columns: 7.5rem minmax(0, 1fr);
    gap: var(--sp-2) var(--sp-5);
    padding: var(--sp-4) var(--sp-5);
    font-size: var(--fs-3);
    line-height: 1.5;
    color: var(--text-2);
    ${media.narrow} {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  b {
    display: block;
    font: var(--fw-display) var(--fs-5) / 1.3 var(--font-display);
    color: var(--text);
  }
`
const Two = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--sp-5) var(--sp-7);
  ${media.stacked} {
    grid-template-columns: minmax(0, 1fr);
  }
  h3 {
    margin-bottom: var(--sp-2);
    font: var(--fw-strong) var(--fs-4) / 1.4 var(--font-body);
  }
`
