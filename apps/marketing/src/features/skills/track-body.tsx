import { Check, Minus } from 'lucide-react'
import { styled } from 'styled-components'
import { useLinks } from '@tryka/app-shell'
import {
  DASHBOARD_PATHS,
  LEVEL_SCORES,
  NEVER_RECORDED,
  NOT_MEASURED,
  PILOT_TRACKS,
  PILOTS_COUNT_NOTHING,
  RECORDED,
  RECORDS_KEPT,
  SKILL_LEVEL_NAMES,
  SKILL_LEVELS,
  taskSamplesOf,
  TRACK_LEVELS,
  type Track,
} from '@tryka/domain'
import { BarList, ButtonLink, Container, Heading, Icon, media, Text, Ticked } from '@tryka/ui'
import { CallBand } from '../../base/parts/call-band'
import { PageTop } from '../../base/parts/page-top'
import { Section } from '../../base/parts/section-boxes'
import { SectionHead } from '../../base/parts/section-head'
import { ResultExample, Rules } from './before'

/** All that a person knows before an assessment of this track. */
export const TrackBody = ({ track }: { track: Track }) => (
  <>
    <PageTop
      art="skills"
      title={`${track.skill} assessment`}
      lead={`12 to 24 tasks, ${track.minutes.least} to ${track.minutes.most} minutes, then a result at once. Documentation and your own editor are allowed; another person or an AI assistant is not.`}
    >
      <Heading as="h2" look="h3">
        What it measures
      </Heading>
      <Topics
        alike
        items={track.topics.map(({ name, share }) => ({ label: name, value: share, text: `${share}%` }))}
      />
      <Text size="sm" tone={3}>
        {NOT_MEASURED}
        {PILOT_TRACKS.includes(track.slug) && ` ${PILOTS_COUNT_NOTHING}`}
      </Text>
    </PageTop>
    <Section aria-labelledby="before">
      <Container>
        <SectionHead id="before" title="Before you start" />
        <Rules track={track} />
      </Container>
    </Section>
    <Section aria-labelledby="kinds" $sunken>
      <Container>
        <SectionHead id="kinds" title="The kinds of task, each solved once" />
        <Samples track={track} />
      </Container>
    </Section>
    <Section aria-labelledby="criteria">
      <Container>
        <SectionHead
          id="criteria"
          title="What each level can do"
          lead="Awarded is the highest level that the answers make at least 80% likely. Scores go from 200 to 800."
        />
        <Levels track={track} />
      </Container>
    </Section>
    <Section aria-labelledby="result" $sunken>
      <Container>
        <SectionHead id="result" title="What a result looks like" />
        <ResultExample />
      </Container>
    </Section>
    <Section aria-labelledby="recorded">
      <Container>
        <SectionHead id="recorded" title="What is recorded" lead={RECORDS_KEPT} />
        <Records />
      </Container>
    </Section>
    <CallBand title="Ready when you are">
      <ToTrack track={track} />
    </CallBand>
  </>
)

const Samples = ({ track: { slug } }: { track: Track }) => (
  <Cards>
    {taskSamplesOf(slug).map((sample) => (
      <li key={sample.kind}>
        <Heading as="h3" look="h4">
          {sample.kind}
        </Heading>
        <Text>
          <Ticked>{sample.ask}</Ticked>
        </Text>
        {sample.code !== undefined && (
          <Code>
            <code>{sample.code}</code>
          </Code>
        )}
        <Text>
          <b>
            <Ticked>{sample.answer}</Ticked>
          </b>{' '}
          {sample.why}
        </Text>
      </li>
    ))}
  </Cards>
)

const Levels = ({ track: { slug } }: { track: Track }) => (
  <Can id="level">
    {SKILL_LEVELS.map((level) => (
      <li key={level} id={`level-${level}`}>
        <div>
          <Heading as="h3" look="h4">
            {SKILL_LEVEL_NAMES[level]}
          </Heading>
          <Text size="sm" tone={3}>
            from {LEVEL_SCORES[level]}
          </Text>
        </div>
        <ul>
          {TRACK_LEVELS[slug][level].map((can) => (
            <li key={can}>{can}</li>
          ))}
        </ul>
      </li>
    ))}
  </Can>
)

const Records = () => (
  <Two>
    <div>
      <Heading as="h3" look="h4">
        Recorded
      </Heading>
      <Lines icon={Check} lines={RECORDED} />
    </div>
    <div>
      <Heading as="h3" look="h4">
        Never recorded
      </Heading>
      <Lines icon={Minus} lines={NEVER_RECORDED} />
    </div>
  </Two>
)
const Lines = ({ icon, lines }: { icon: typeof Check; lines: readonly string[] }) => (
  <Ticks>
    {lines.map((line) => (
      <li key={line}>
        <Icon icon={icon} />
        {line}
      </li>
    ))}
  </Ticks>
)

/** The same page with a button to begin. */
function ToTrack({ track: { slug, skill } }: { track: Track }) {
  const { app } = useLinks()
  return (
    <ButtonLink size="xl" href={app(`${DASHBOARD_PATHS.candidate}?section=skills&track=${slug}`)}>
      Take the {skill} assessment
    </ButtonLink>
  )
}

const Topics = styled(BarList)`
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--sp-4) var(--sp-8);
  margin-block: var(--sp-5) var(--sp-4);
  ${media.form} {
    grid-template-columns: minmax(0, 1fr);
  }
`
const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--sp-5);
  ${media.form} {
    grid-template-columns: minmax(0, 1fr);
  }
  > li {
    display: grid;
    align-content: start;
    gap: var(--sp-3);
    padding: var(--sp-6);
    border: var(--bw) solid var(--line);
    border-radius: var(--r-3);
    background: var(--surface);
  }
`
// It scrolls sideways where it is wide, so the keyboard has to reach it.
const Code = styled.pre.attrs({ tabIndex: 0, role: 'region', 'aria-label': 'Code of the sample' })`
  overflow-x: auto;
  padding: var(--sp-4);
  border-radius: var(--r-2);
  background: var(--surface-2);
  font: var(--fs-3) / 1.5 var(--font-mono);
`
const Can = styled.ul`
  border-top: var(--bw) solid var(--line);
  > li {
    display: grid;
    grid-template-columns: 12rem minmax(0, 1fr);
    gap: var(--sp-3) var(--sp-6);
    padding-block: var(--sp-5);
    border-bottom: var(--bw) solid var(--line);
    scroll-margin-top: 5rem;
    ${media.phone} {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  ul {
    display: grid;
    gap: var(--sp-2);
    padding-left: 1.1rem;
    list-style: disc;
    color: var(--text-2);
    line-height: 1.5;
  }
  ul li::first-letter {
    text-transform: uppercase;
  }
`
const Two = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--sp-6) var(--sp-8);
  ${media.form} {
    grid-template-columns: minmax(0, 1fr);
  }
`
const Ticks = styled.ul`
  display: grid;
  gap: var(--sp-3);
  margin-top: var(--sp-4);
  color: var(--text-2);
  line-height: 1.5;
  li {
    display: flex;
    gap: var(--sp-3);
  }
  svg {
    flex: none;
    margin-top: 0.25rem;
    color: var(--text-3);
  }
`
