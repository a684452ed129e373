import { Check, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Icon, ScrollRegion } from '@tryka/ui'

export interface TestsCardProps {
  title: string
  tests: readonly { name: string; passed: boolean; output?: string }[]
  /** Beside how many passed. */
  note?: ReactNode
}

/** How code did, case by case: the word says it, the mark repeats it. */
export const TestsCard = ({ title, tests, note }: TestsCardProps) => (
  <Card>
    <Head>
      <b>{title}</b>
      <span>
        {tests.filter(({ passed }) => passed).length} of {tests.length} passed{note}
      </span>
    </Head>
    <ul>
      {tests.map(({ name, passed, output }) => (
        <Line key={name} $passed={passed}>
          <Icon icon={passed ? Check : X} size="sm" />
          <span>{name}</span>
          <span>{passed ? 'Passed' : 'Failed'}</span>
          {output && (
            <Output>
              <ScrollRegion label={`What it gave: ${name}`}>
                <pre>{output}</pre>
              </ScrollRegion>
            </Output>
          )}
        </Line>
      ))}
    </ul>
  </Card>
)

const Card = styled.div`
  overflow: hidden;
  border: var(--bw) solid var(--line);
  border-radius: var(--r-3);
  background: var(--surface);
`
const Head = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--sp-2) var(--sp-3);
  padding: var(--sp-3) var(--sp-4);
  border-bottom: var(--bw) solid var(--line);

  b {
    font-weight: var(--fw-strong);
  }
  span {
    font-size: var(--fs-2);
    color: var(--text-3);
  }
`
const Line = styled.li<{ $passed: boolean }>`
  display: grid;
  grid-template-columns: 1.125rem minmax(0, 1fr) auto;
  gap: 0.125rem 0.625rem;
  padding: 0.625rem var(--sp-4);
  font-size: var(--fs-3);
  line-height: 1.45;
  overflow-wrap: anywhere;

  & + & {
    border-top: var(--bw) solid var(--line);
  }
  > svg {
    margin-top: 0.15rem;
    stroke-width: 2.2;
    color: var(--${({ $passed }) => ($passed ? 'vriddhi-text' : 'danger-text')});
  }
  > span:last-of-type {
    font-size: var(--fs-2);
    color: var(--text-3);
  }
`
const Output = styled.div`
  grid-column: 2 / -1;
  min-width: 0;
  margin-top: 0.375rem;
  border-radius: var(--r-2);
  background: var(--surface-3);

  pre {
    margin: 0;
    padding: 0.5rem var(--sp-3);
    font: var(--fw-regular) var(--fs-1) / 1.55 var(--font-mono);
    color: var(--text-2);
  }
`
