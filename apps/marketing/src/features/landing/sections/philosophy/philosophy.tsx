import { styled } from 'styled-components'
import { BRAND } from '@tryka/domain'
import { Container, media } from '@tryka/ui'
import { SectionHead } from '../../../../base/parts/section-head'
import { STRANDS } from '../content'
import { WORDS } from './devanagari-words'

/** Each word hangs from its own headline stroke, which runs on across the page as a thread. */
export const Philosophy = () => (
  <Container>
    <SectionHead
      id="philosophy-title"
      title="One path, three strands"
      lead={
        <>
          The old Sanskrit word <i lang="sa-Latn">trika</i> means threefold. Take one strand away and the
          other two come loose. That is how we think about a career.
        </>
      }
    />
    <Strands>
      {STRANDS.map(({ key, text }) => (
        <Strand key={key} $strand={key}>
          <Word viewBox={WORDS[key].viewBox} role="img" aria-label={WORDS[key].label}>
            <path d={WORDS[key].d} />
            <rect x={WORDS[key].threadFrom} y="-1268" width="60000" height="140" />
          </Word>
          <Words>
            <h3 lang="sa-Latn">
              {BRAND.strands[key].name}
              <small lang="en">{BRAND.strands[key].meaning}</small>
            </h3>
            <p>{text}</p>
          </Words>
        </Strand>
      ))}
    </Strands>
  </Container>
)

const Strands = styled.div`
  display: grid;
  gap: var(--sp-6);
  margin-bottom: calc(-1 * var(--sp-6));
`
const Word = styled.svg.attrs({ preserveAspectRatio: 'xMinYMid meet' })`
  height: var(--dh);
  width: auto;
  max-width: 100%;
  fill: var(--_c);
  overflow: visible;
`
const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 4fr);
  gap: var(--sp-3) var(--sp-6);
  padding-top: calc(var(--dh) * 0.27 + 1.75rem);
  h3 {
    font-size: var(--fs-9);
    font-stretch: 110%;
    line-height: 1.1;
  }
  small {
    display: block;
    margin-top: 0.25rem;
    font: var(--fw-regular) var(--fs-5) / 1.4 var(--font-body);
    color: var(--text-3);
    letter-spacing: 0;
  }
  p {
    max-width: 42ch;
    color: var(--text-2);
  }
`
const Strand = styled.article<{ $strand: 'satya' | 'vriddhi' | 'siddhi' }>`
  --dh: clamp(8.5rem, 15vw, 13.5rem);
  --_c: var(--${({ $strand }) => $strand});
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
  gap: 0 var(--sp-8);
  align-items: start;
  ${media.form} {
    grid-template-columns: minmax(0, 1fr);
    ${Words} {
      padding-top: var(--sp-4);
      grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
      ${({ $strand }) => $strand === 'satya' && 'margin-top: calc(var(--dh) * -0.2);'}
    }
  }
  ${media.phone} {
    ${Words} {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`
