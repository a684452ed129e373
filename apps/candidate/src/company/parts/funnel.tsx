import { css, styled } from 'styled-components'
import { METRIC_DEFINITIONS, type Analytics, type FunnelMetric } from '@tryka/domain'
import { Text } from '@tryka/ui'
import { Link } from '../../base/address/placed-link'
import { formatCount } from '../../base/format/format'

type Step = Analytics['funnel'][number]

export interface FunnelProps {
  steps: readonly Step[]
  /** Makes every figure a link to the rows it counts. */
  rowsAt?: (metric: FunnelMetric) => string
}

const COLOURS: Record<FunnelMetric, string> = {
  'Job Views': 'none',
  Applications: 'var(--chart-seq-6)',
  'Screen Passed': 'var(--chart-seq-5)',
  Interviews: 'var(--chart-seq-4)',
  Offers: 'var(--vriddhi)',
  Hires: 'var(--siddhi)',
}

const said = (steps: readonly Step[]): string =>
  `Hiring funnel: ${steps.map(({ metric, count }) => `${formatCount(count)} ${metric.toLowerCase()}`).join(', ')}`

/** The stages of hiring, scaled to applications; the numbers are text, the bars repeat them. */
export function Funnel({ steps, rowsAt }: FunnelProps) {
  const whole = steps.find(({ metric }) => metric === 'Applications')?.count ?? 0
  return (
    <>
      <List aria-label={said(steps)}>
        {steps.map(({ metric, count, share }) => {
          const width = metric === 'Job Views' || whole === 0 ? 0 : (count / whole) * 100
          return (
            <li key={metric} title={METRIC_DEFINITIONS[metric]}>
              <span>{metric}</span>
              <Track>
                {width > 0 && (
                  <Bar
                    aria-hidden="true"
                    $cut={width > 8}
                    style={{ width: `${width}%`, background: COLOURS[metric] }}
                  />
                )}
                <Figure
                  $inside={width > 70}
                  style={{ left: width > 70 ? undefined : `max(${width}%, 6px)` }}
                  $none={width === 0}
                >
                  {rowsAt ? (
                    <Link to={rowsAt(metric)} aria-label={`${metric}: ${formatCount(count)}, open the rows`}>
                      {formatCount(count)}
                    </Link>
                  ) : (
                    formatCount(count)
                  )}
                </Figure>
              </Track>
              <Rate>{share === null ? '' : `${share}%`}</Rate>
            </li>
          )
        })}
      </List>
      <Text size="xs" tone={3}>
        Bars are scaled to applications. The right column is the share kept from the stage before.
      </Text>
    </>
  )
}

const List = styled.ol`
  display: grid;
  gap: 0.4375rem;
  margin-bottom: var(--sp-5);

  li {
    display: grid;
    grid-template-columns: 7.25rem minmax(0, 1fr) 2.5rem;
    align-items: center;
    gap: var(--sp-3);
    font-size: var(--fs-3);
  }
  li > span:first-child {
    color: var(--text-2);
  }
`
const Track = styled.span`
  position: relative;
  height: 2.0625rem;
`
const Bar = styled.span<{ $cut: boolean }>`
  position: absolute;
  inset: 0 auto 0 0;
  min-width: 6px;
  forced-color-adjust: none;
  ${({ $cut }) => $cut && 'clip-path: polygon(0 0, 100% 0, calc(100% - 1rem) 100%, 0 100%);'}
`
const Figure = styled.b<{ $inside: boolean; $none: boolean }>`
  position: absolute;
  top: 50%;
  padding-inline: ${({ $none }) => ($none ? '0' : '0.625rem')};
  transform: translateY(-50%);
  font-weight: var(--fw-medium);
  font-variant-numeric: tabular-nums;
  ${({ $inside }) =>
    $inside &&
    css`
      right: 1rem;
      color: var(--bg);
    `}

  a {
    display: inline-grid;
    place-items: center;
    min-width: 1.5rem;
    min-height: 1.5rem;
    color: inherit;
    text-underline-offset: 0.2em;
  }
`
const Rate = styled.span`
  text-align: right;
  font-size: var(--fs-2);
  font-variant-numeric: tabular-nums;
  color: var(--text-3);
`
