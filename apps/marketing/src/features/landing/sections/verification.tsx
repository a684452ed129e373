import { styled } from 'styled-components'
import { ButtonLink, Hallmark, Heading, media, Stack, Text, weave } from '@tryka/ui'
import { SAMPLE } from '../sample-credential'
import { VERIFY_STEPS } from './content'

const cloth = weave({
  width: 272,
  height: 224,
  origin: [150, 92],
  spacing: 24,
  thickness: 0.16,
  gap: 0.09,
  seed: 'credential',
  ragged: 0.15,
  tone: () => 'thread',
  keep: ({ x, y }) => x > 110 + Math.abs(y - 90) * 0.5,
})

/** What the sample credential says. */
export const CredentialTop = () => (
  <Top>
    <Cloth viewBox="0 0 272 224" aria-hidden="true" focusable="false">
      {cloth.paths.map(({ d }) => (
        <path key="thread" d={d} fill="var(--thread)" />
      ))}
    </Cloth>
    <Stack gap={3}>
      <div>
        <Hallmark size="lg">Verified on chain</Hallmark>
      </div>
      <div>
        <Heading as="h3" look="title">
          {SAMPLE.skill}
        </Heading>
        <Text>{SAMPLE.holder}</Text>
      </div>
    </Stack>
    <Score>
      <b>{SAMPLE.score}</b>
      <Text as="span" size="xs" tone={3}>
        out of 100
      </Text>
    </Score>
  </Top>
)

/** How anyone can check it. */
export const VerificationWords = () => (
  <Stack gap={6}>
    <Heading id="verification-title">Don’t take our word for it. Check the hash.</Heading>
    <PlainSteps>
      {VERIFY_STEPS.map(({ lead, text }) => (
        <li key={lead}>
          <span>
            <b>{lead}</b> {text}
          </span>
        </li>
      ))}
    </PlainSteps>
    <div>
      <ButtonLink size="xl" href="/early-access">
        Try Demo Assessment
      </ButtonLink>
    </div>
  </Stack>
)

const Top = styled.div`
  position: relative;
  display: flex;
  justify-content: space-between;
  gap: var(--sp-4);
  padding: var(--sp-6) var(--sp-6) var(--sp-5);
  overflow: clip;
  > div {
    position: relative;
  }
  ${media.card} {
    padding-inline: var(--sp-5);
  }
`
const Cloth = styled.svg`
  position: absolute;
  right: -1rem;
  top: -1rem;
  width: 17rem;
  height: 14rem;
`
const Score = styled.div`
  text-align: right;
  white-space: nowrap;
  b {
    display: block;
    font: 580 3rem/1 var(--font-display);
    font-stretch: 108%;
    letter-spacing: -0.02em;
  }
`
const PlainSteps = styled.ol`
  display: grid;
  gap: var(--sp-4);
  counter-reset: s;
  li {
    display: grid;
    grid-template-columns: 1.75rem 1fr;
    gap: var(--sp-3);
    counter-increment: s;
    color: var(--text-2);
  }
  li::before {
    content: counter(s);
    font: 560 var(--fs-6) / 1.45 var(--font-display);
    color: var(--text-3);
  }
  b {
    color: var(--text);
    font-weight: var(--fw-strong);
  }
`
