import { styled } from 'styled-components'

/** With more targets than this the ticks no longer say anything: the sentence has the counts. */
const MOST = 12

interface AsksProps {
  asking: number
  must: number
  targets: number
}

/** A tick for each target: required, welcome, not asked. Hidden from readers, who have the sentence. */
export function Asks({ asking, must, targets }: AsksProps) {
  if (targets > MOST) return null
  return (
    <Ticks aria-hidden="true">
      {Array.from({ length: targets }, (_, n) => (
        <i key={n} data-asked={n < must ? 'must' : n < asking ? 'nice' : undefined} />
      ))}
    </Ticks>
  )
}

const Ticks = styled.span`
  display: inline-flex;
  gap: 2px;
  margin-right: 0.375rem;
  vertical-align: 0.05em;
  i {
    width: 0.75rem;
    height: 0.4375rem;
    background: var(--line-strong);
    clip-path: polygon(4px 0, 100% 0, calc(100% - 4px) 100%, 0 100%);
    forced-color-adjust: none;
  }
  i[data-asked='must'] {
    background: var(--text-2);
  }
  i[data-asked='nice'] {
    background: var(--control);
  }
`
