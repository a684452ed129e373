import { styled } from 'styled-components'
import { useLinks } from '@tryka/app-shell'
import { COMPLETION_WORDS, DASHBOARD_PATHS, VERIFY_PATH, type Track } from '@tryka/domain'
import { ButtonLink, Container, Heading, KeyValues, media, Text } from '@tryka/ui'
import { CallBand } from '../../base/parts/call-band'
import { PageTop } from '../../base/parts/page-top'
import { PlainSteps, Points } from '../../base/parts/points'
import { Section } from '../../base/parts/section-boxes'
import { SectionHead } from '../../base/parts/section-head'
import { COMING, COMPLETION, FAIR, OPEN, STEPS, TERMS } from './content'

/** Which skills can be proved, how a test goes, and what makes it fair. */
export const SkillsBody = () => (
  <>
    <PageTop
      art="skills"
      title="Skills you can prove"
      lead="A test that adapts to you, graded by machine, with a result that says how sure it is. Free, and as private as you want it."
    >
      {OPEN.length > 0 && (
        <Cells>
          {OPEN.map((track) => (
            <TrackCell key={track.slug} track={track} />
          ))}
        </Cells>
      )}
      <Coming />
    </PageTop>
    <Section aria-labelledby="steps-title" $sunken>
      <Container>
        <SectionHead id="steps-title" title="Four steps, less than an hour" />
        <PlainSteps steps={STEPS} />
      </Container>
    </Section>
    <Section aria-labelledby="fair-title">
      <Container>
        <SectionHead
          id="fair-title"
          title="What a level is worth"
          lead="Unsupervised means that somebody may have had help, and a result says so. What can be done about the rest is done."
        />
        <Points points={FAIR} columns={3} />
      </Container>
    </Section>
    <Section id="terms" aria-labelledby="terms-title" $sunken>
      <Container>
        <SectionHead
          id="terms-title"
          title="Terms of a credential"
          lead="A credential is an Open Badge 3.0. Four kinds of result in it are ours; this is what they mean."
        />
        <KeyValues items={TERMS} />
        <Beside>
          <a href={VERIFY_PATH}>Check a credential</a> in your own browser, from a file or a link.
        </Beside>
      </Container>
    </Section>
    <Section id="completion" aria-labelledby="completion-title">
      <Container>
        <SectionHead
          id="completion-title"
          title="Certificates of completion"
          lead={`Learning has a certificate of its own. ${COMPLETION_WORDS}.`}
        />
        <KeyValues items={COMPLETION} />
      </Container>
    </Section>
    <CallBand title="See where you stand">
      <ToSkills />
    </CallBand>
  </>
)

const TrackCell = ({ track: { slug, skill, topics, minutes } }: { track: Track }) => (
  <Cell>
    <Heading as="h2" look="h3">
      <a href={`/skills/${slug}`}>{skill}</a>
    </Heading>
    <Text>{topics.map(({ name }) => name).join(' · ')}</Text>
    <Text size="sm" tone={3}>
      12 to 24 tasks, {minutes.least} to {minutes.most} minutes
    </Text>
  </Cell>
)

/** What cannot be taken yet, and why. */
const Coming = () => (
  <Beside>
    A track opens when its bank has 120 tasks, each checked in two ways. Being written: {list(COMING)}. After
    those, Docker and Cloud Security; DevOps and Cloud have no track of their own yet.
  </Beside>
)
const list = (tracks: readonly Track[]): string => {
  const names = tracks.map(({ skill }) => skill)
  return [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' and ')
}

/** Skills & Credentials; whoever is not signed in looks around and is asked at the start. */
function ToSkills() {
  const { app } = useLinks()
  return (
    <ButtonLink size="xl" href={app(`${DASHBOARD_PATHS.candidate}?section=skills`)}>
      Open your skills
    </ButtonLink>
  )
}

const Cells = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: var(--sp-5);
  ${media.grid} {
    grid-template-columns: minmax(0, 1fr);
  }
`
const Cell = styled.li`
  position: relative;
  display: grid;
  align-content: start;
  gap: var(--sp-3);
  padding: var(--sp-6);
  border: var(--bw) solid var(--line);
  border-radius: var(--r-3);
  background: var(--surface);
  /* The whole cell leads there. */
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:hover {
    border-color: var(--line-strong);
  }
`
const Beside = styled(Text)`
  max-width: 68ch;
  margin-top: var(--sp-5);
`
