import { styled } from 'styled-components'
import { ScrollRegion } from '@tryka/ui'

/** Code to be read, with the numbers of its lines. It scrolls in its own box, also by keyboard. */
export const ShownCode = ({ code, label = 'Code' }: { code: string; label?: string }) => (
  <Box>
    <Numbers aria-hidden="true">
      {code.split('\n').map((_, index) => (
        <span key={index}>{index + 1}</span>
      ))}
    </Numbers>
    <ScrollRegion role="group" label={label}>
      <pre>
        <code>{code}</code>
      </pre>
    </ScrollRegion>
  </Box>
)

const Box = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  overflow: hidden;
  border: var(--bw) solid var(--line);
  border-radius: var(--r-3);
  background: var(--surface);
  font: var(--fw-regular) var(--fs-2) / 1.65 var(--font-mono);
  tab-size: 2;

  pre {
    margin: 0;
    padding: var(--sp-4);
    font: inherit;
    white-space: pre;
  }
  code {
    font: inherit;
  }
`
const Numbers = styled.div`
  padding: var(--sp-4) 0.625rem var(--sp-4) var(--sp-4);
  border-right: var(--bw) solid var(--line);
  background: var(--surface-2);
  color: var(--text-3);
  text-align: right;
  user-select: none;

  span {
    display: block;
  }
`
