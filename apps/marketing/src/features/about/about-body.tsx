import { styled } from 'styled-components'
import { BRAND } from '@tryka/domain'
import { ButtonLink, Container, Heading, media, Stack, Text, Weave, type ThreadPlace } from '@tryka/ui'
import { CallBand } from '../../base/parts/call-band'
import { PageTop } from '../../base/parts/page-top'
import { Points } from '../../base/parts/points'
import { Section, Split } from '../../base/parts/section-boxes'
import { MISSION, STORY, VALUES } from './content'

const inRound = ({ x, y }: ThreadPlace) => Math.hypot(x - 280, (y - 210) * 1.2) < 250

/** Who we are, what we hold to, and how it began. */
export const AboutBody = () => (
  <>
    <PageTop
      art="about"
      title={`Why there is ${BRAND.name}`}
      lead="We build a hiring platform in which what you can prove counts for more than what you can claim."
    />
    <Section aria-labelledby="mission-title">
      <Split>
        <Stack gap={5}>
          <Heading id="mission-title">Our mission</Heading>
          {MISSION.map((paragraph) => (
            <Text key={paragraph} size="lead">
              {paragraph}
            </Text>
          ))}
        </Stack>
        <Art width={560} height={420} spacing={64} thickness={0.3} seed="about" ragged={0.2} keep={inRound} />
      </Split>
    </Section>
    <Section aria-labelledby="values-title" $sunken>
      <Container>
        <Values>
          <Heading id="values-title">What we hold to</Heading>
          <Points points={VALUES} columns={2} />
        </Values>
      </Container>
    </Section>
    <Section aria-labelledby="story-title">
      <Container>
        <Values>
          <Heading id="story-title">Our story</Heading>
          <Stack gap={7}>
            {STORY.map(({ title, text }) => (
              <Stack key={title} gap={2}>
                <Heading as="h3" look="h3">
                  {title}
                </Heading>
                <Text>{text}</Text>
              </Stack>
            ))}
          </Stack>
        </Values>
      </Container>
    </Section>
    <CallBand title="Build it with us">
      <ButtonLink size="xl" href="/careers">
        See open positions
      </ButtonLink>
    </CallBand>
  </>
)

const Art = styled(Weave)`
  width: 100%;
  height: auto;
`
const Values = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
  gap: var(--sp-7) clamp(2rem, 5vw, 5rem);
  align-items: start;
  ${media.grid} {
    grid-template-columns: minmax(0, 1fr);
  }
`
