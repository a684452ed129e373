import { styled } from 'styled-components'
import type { Presentation } from '@tryka/domain'
import { ScrollRegion } from '@tryka/ui'

/** Cases that code can be tried on: what is given, and what is expected. */
export const ShownCases = ({ cases }: { cases: NonNullable<Presentation['visibleTests']> }) =>
  cases.map(({ name, text }) => (
    <Case key={name}>
      <p>Case: {name}</p>
      <ScrollRegion label={`Case: ${name}`}>
        <pre>{text}</pre>
      </ScrollRegion>
    </Case>
  ))

const Case = styled.div`
  margin-top: var(--sp-4);

  p {
    margin-bottom: var(--sp-2);
    font-size: var(--fs-3);
    font-weight: var(--fw-medium);
  }
  pre {
    margin: 0;
    padding: var(--sp-3) var(--sp-4);
    border: var(--bw) solid var(--line);
    border-radius: var(--r-3);
    background: var(--surface);
    font: var(--fw-regular) var(--fs-2) / 1.55 var(--font-mono);
  }
`
