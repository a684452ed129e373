import { css, keyframes, styled } from 'styled-components'
import { Hallmark, Heading, media, Mono, Text, weave } from '@tryka/ui'
import { SAMPLE } from '../../sample-credential'

/** The ground of the hero: only the threads right of the words and above the next headline. */
const ground = weave({
  width: 960,
  height: 896,
  origin: [372, 338],
  spacing: 100,
  thickness: 0.09,
  seed: 'hero',
  ragged: 0.12,
  tone: (_family, index) => (index === 0 ? undefined : 'thread'),
  keep: ({ x, y }) => x > 470 + Math.abs(y - 480) * 0.25 && y > -40 && y < 745 && x < 1000,
})

/** Three ribbons, each over one neighbour and under the other, and the sample credential they prove. */
export const HeroArt = () => (
  <Art>
    <svg viewBox="0 0 960 896" aria-hidden="true" focusable="false">
      {ground.paths.map(({ tone, d }) => (
        <path key={tone} d={d} fill={`var(--${tone})`} />
      ))}
      <Tail as="path" d="M380.66 345L955.7 -651L1045.77 -651L425.69 423Z" fill="var(--bg)" />
      <Satya d="M373.73 327L15.77 327L-29.26 249L418.77 249Z" />
      <Vriddhi d="M361.61 342L593.7 744L548.67 822L271.54 342Z" />
      <Siddhi d="M380.66 345L580.42 -1L670.49 -1L425.69 423Z" />
      <Tail d="M579.85 0L955.7 -651L1045.77 -651L669.91 0Z" fill="var(--siddhi)" />
      <Names>
        <text x="280" y="297" textAnchor="middle" fill="var(--on-satya)">
          Satya<tspan dx="12">truth</tspan>
        </text>
        <g transform="translate(328.7 363) rotate(60)">
          <text x="42" y="9" fill="var(--on-vriddhi)">
            Vriddhi<tspan dx="12">growth</tspan>
          </text>
        </g>
        <g transform="translate(415.3 363) rotate(-60)">
          <text x="66" y="9" fill="var(--on-siddhi)">
            Siddhi<tspan dx="12">success</tspan>
          </text>
        </g>
      </Names>
    </svg>
    <Credential role="group" aria-label="Sample credential">
      <div>
        <Text as="span" size="xs" tone={3}>
          Sample credential
        </Text>
        <Hallmark>Verified</Hallmark>
      </div>
      <div>
        <div>
          <Heading as="p" look="h4">
            {SAMPLE.skill}
          </Heading>
          <Text size="xs" tone={3}>
            {SAMPLE.level}, {SAMPLE.range}
          </Text>
        </div>
        <Score>{SAMPLE.score}</Score>
      </div>
      <Text size="xs" tone={3}>
        <Mono>{SAMPLE.hash}</Mono>
      </Text>
    </Credential>
  </Art>
)

const drawIn = keyframes`
  from { clip-path: var(--from); }
  to { clip-path: inset(-20px); }
`
const fadeIn = keyframes`
  from { opacity: 0; }
`
const appearing = css`
  @media (prefers-reduced-motion: no-preference) {
    animation: ${fadeIn} var(--dur-3) 700ms var(--ease-out) both;
  }
`
const Ribbon = styled.path`
  paint-order: stroke;
  stroke: var(--bg);
  stroke-width: 15px;
  @media (prefers-reduced-motion: no-preference) {
    animation: ${drawIn} var(--dur-4) var(--ease-out) both;
  }
`
const Satya = styled(Ribbon)`
  fill: var(--satya);
  --from: inset(0 0 0 100%);
`
const Vriddhi = styled(Ribbon)`
  fill: var(--vriddhi);
  --from: inset(0 0 100% 0);
  animation-delay: 120ms;
`
const Siddhi = styled(Ribbon)`
  fill: var(--siddhi);
  --from: inset(100% 0 0 0);
  animation-delay: 240ms;
`
const Tail = styled.path`
  ${media.compact} {
    display: none;
  }
`
const Names = styled.g`
  font: 560 25px/1 var(--font-display);
  font-stretch: 108%;
  letter-spacing: 0.005em;
  ${appearing}
  tspan {
    font-weight: 430;
  }
`
const Art = styled.div`
  position: absolute;
  left: calc(50% - 3.5rem);
  top: 0;
  width: 60rem;
  height: 100%;
  pointer-events: none;
  > svg {
    position: absolute;
    left: 0;
    top: 0;
    width: 60rem;
    height: 56rem;
    overflow: visible;
  }
  ${media.hero} {
    left: calc(50% - 3rem);
    > svg {
      width: 48rem;
      height: 44.8rem;
      top: 3rem;
    }
  }
  ${media.compact} {
    position: relative;
    left: auto;
    width: auto;
    height: 37rem;
    margin-top: var(--sp-4);
    margin-inline: calc(-1 * var(--gutter));
    > svg {
      width: 46rem;
      height: 43rem;
      left: calc(50% - 17rem);
      top: -1rem;
    }
  }
  ${media.phone} {
    height: 32rem;
    > svg {
      width: 37rem;
      height: 34.5rem;
      left: calc(50% - 14.5rem);
      top: 0;
    }
  }
`
const Credential = styled.div`
  position: absolute;
  left: 2.25rem;
  top: 27.5rem;
  width: 19.5rem;
  padding: var(--sp-4) var(--sp-5);
  display: grid;
  gap: var(--sp-3);
  pointer-events: auto;
  background: var(--overlay);
  border: 1px solid var(--line-strong);
  border-radius: var(--r-3);
  box-shadow: var(--shadow-3);
  ${appearing}
  > div {
    display: flex;
    align-items: flex-end;
    justify-content: space-between;
    gap: var(--sp-3);
  }
  > :first-child {
    align-items: center;
  }
  ${media.hero} {
    left: 1rem;
    top: 30rem;
  }
  ${media.compact} {
    left: max(var(--gutter), calc(50% - 22rem));
    top: 21.5rem;
  }
  ${media.phone} {
    left: var(--gutter);
    width: 17rem;
  }
`
const Score = styled.span`
  font: 580 2.5rem/1 var(--font-display);
  font-stretch: 106%;
  letter-spacing: -0.02em;
`
