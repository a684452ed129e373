import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { ButtonRow, Container, Heading, media, weave } from '@tryka/ui'

const ground = weave({
  width: 1440,
  height: 420,
  origin: [1080, 236],
  spacing: 92,
  thickness: 0.24,
  seed: 'call',
  ragged: 0.1,
  tone: () => 'thread',
  keep: ({ x, y }) => x > 800 + ((y * 37) % 60),
})

interface CallBandProps {
  title: string
  /** The larger one, of the landing page. */
  roomy?: boolean
  children: ReactNode
}

/** The last word of a page, on marigold, with what to do next. */
export const CallBand = ({ title, roomy = false, children }: CallBandProps) => (
  <Band className="on-siddhi" aria-labelledby="call-title">
    <Art viewBox="0 0 1440 420" preserveAspectRatio="xMaxYMid slice" aria-hidden="true" focusable="false">
      {ground.paths.map(({ d }) => (
        <path key="thread" d={d} fill="var(--thread)" />
      ))}
    </Art>
    <Inner $roomy={roomy}>
      <Heading id="call-title">{title}</Heading>
      <ButtonRow>{children}</ButtonRow>
    </Inner>
  </Band>
)

const Band = styled.section`
  position: relative;
  overflow: clip;
`
const Art = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  ${media.form} {
    left: auto;
    width: 42%;
    clip-path: polygon(10.6rem 0, 100% 0, 100% 100%, 0 100%);
  }
  /* No room beside the words: it goes below them. */
  ${media.phone} {
    top: auto;
    width: 100%;
    height: 6rem;
    overflow: visible;
    clip-path: none;
  }
`
const Inner = styled(Container)<{ $roomy: boolean }>`
  --_pad: ${({ $roomy }) => ($roomy ? 'clamp(3.5rem, 7vw, 6.5rem)' : 'clamp(3rem, 6vw, 5.5rem)')};
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--sp-7);
  align-items: end;
  padding-block: var(--_pad);
  h2 {
    max-width: ${({ $roomy }) => ($roomy ? '16ch' : '18ch')};
  }
  ${media.form} {
    grid-template-columns: minmax(0, 1fr);
    align-items: start;
  }
  ${media.phone} {
    padding-bottom: calc(6rem + var(--sp-8));
  }
`
