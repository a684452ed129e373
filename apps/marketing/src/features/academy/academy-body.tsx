import { CalendarDays } from 'lucide-react'
import { styled } from 'styled-components'
import { BRAND } from '@tryka/domain'
import { Badge, ButtonLink, Card, Container, Heading, media, StatStrip, Stack, Text } from '@tryka/ui'
import { Example } from '../../base/parts/example'
import { CallBand } from '../../base/parts/call-band'
import { PageTop } from '../../base/parts/page-top'
import { Points } from '../../base/parts/points'
import { Section, Split } from '../../base/parts/section-boxes'
import { SectionHead } from '../../base/parts/section-head'
import { COURSES, IMPACT, LABS, PARTNERSHIPS, PROGRAMS } from './content'

/** What is taught, where, with whom, and what came of it. */
export const AcademyBody = () => (
  <>
    <PageTop
      art="academy"
      title={`${BRAND.name} Academy`}
      lead="Courses, campus programmes and research for people who want a skill they can prove at the end."
    >
      <Impact stats={IMPACT} />
      <Example>Example figures. Measured ones take their place once courses have ended.</Example>
    </PageTop>
    <Section aria-labelledby="courses-title" $sunken>
      <Container>
        <SectionHead
          id="courses-title"
          title="Featured courses"
          lead="Planned: no course can be booked yet. Part time, online, in groups of twenty; each ends with the assessment of its field."
        />
        <Courses />
      </Container>
    </Section>
    <Section aria-labelledby="programs-title">
      <Container>
        <SectionHead
          id="programs-title"
          title="On-campus programs"
          lead="Planned, too: from one day to half a year, in Bangalore and at partner campuses."
        />
        <Programs />
      </Container>
    </Section>
    <Section aria-labelledby="labs-title" $tight>
      <Split>
        <Stack gap={6}>
          <Heading id="labs-title">Research labs</Heading>
          <Points points={LABS} />
        </Stack>
        <Stack gap={6}>
          <Heading>Partnerships</Heading>
          <Points points={PARTNERSHIPS} />
        </Stack>
      </Split>
    </Section>
    <Section aria-labelledby="guarantee-title" $sunken>
      <Container>
        <SectionHead
          id="guarantee-title"
          title="A job, or your money back"
          lead="What we plan for paid courses, and no offer yet: finish a course, pass its assessment and apply with our placement team for six months. If no job comes of it, the fee comes back."
        />
        <ButtonLink variant="secondary" size="lg" href="/contact">
          Ask about the plan
        </ButtonLink>
      </Container>
    </Section>
    <CallBand title="Hear when the first cohort opens">
      <ButtonLink size="xl" href="/early-access">
        Tell me
      </ButtonLink>
    </CallBand>
  </>
)

const Courses = () => (
  <Grid>
    {COURSES.map(({ field, title, weeks, level, text, ends }) => (
      <Card key={title} pad asChild>
        <Course>
          <Meta>
            <Badge tone="vriddhi" icon={CalendarDays}>
              {weeks} weeks
            </Badge>
            <span>{field}</span>
            <span>{level}</span>
          </Meta>
          <Heading as="h3" look="h3">
            {title}
          </Heading>
          <Text>{text}</Text>
          <Text size="sm" tone={3}>
            Ends with: {ends}
          </Text>
        </Course>
      </Card>
    ))}
  </Grid>
)

const Programs = () => (
  <ProgramList>
    {PROGRAMS.map(({ length, title, text }) => (
      <li key={title}>
        <b>{length}</b>
        <div>
          <h3>{title}</h3>
          <p>{text}</p>
        </div>
      </li>
    ))}
  </ProgramList>
)

const Impact = styled(StatStrip)`
  grid-template-columns: repeat(3, minmax(0, 1fr));
  /* Three stay in one line where four would stand two by two. */
  && > div + div {
    border-top: 0;
    border-left: var(--bw) solid var(--line);
  }
  ${media.column} {
    grid-template-columns: minmax(0, 1fr);
    && > div + div {
      border-left: 0;
      border-top: var(--bw) solid var(--line);
    }
  }
`
const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--sp-5);
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`
const Course = styled.article`
  display: flex;
  flex-direction: column;
  gap: var(--sp-3);
`
const Meta = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.375rem 0.875rem;
  font-size: var(--fs-2);
  color: var(--text-3);
`
const ProgramList = styled.ul`
  border-top: 1px solid var(--line);
  li {
    display: grid;
    grid-template-columns: 9rem minmax(0, 1fr);
    gap: var(--sp-2) var(--sp-6);
    align-items: baseline;
    padding-block: var(--sp-5);
    border-bottom: 1px solid var(--line);
  }
  b {
    font: 560 var(--fs-8) / 1.2 var(--font-display);
    font-stretch: 104%;
  }
  li > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
    gap: var(--sp-2) var(--sp-6);
  }
  h3 {
    font: var(--fw-strong) var(--fs-5) / 1.4 var(--font-body);
  }
  p {
    color: var(--text-2);
    font-size: var(--fs-4);
    line-height: 1.5;
  }
  ${media.tablet} {
    li,
    li > div {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`
