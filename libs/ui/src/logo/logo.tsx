import type { ComponentProps } from 'react'
import { styled } from 'styled-components'

/** Decorative unless it has a label. */
export interface LogoPartProps extends Omit<ComponentProps<'svg'>, 'children'> {
  label?: string
}

/** The mark also comes in one colour, the text's, for coins, prints and photographs. */
export interface MarkProps extends LogoPartProps {
  mono?: boolean
}

const described = (label?: string) =>
  label
    ? ({ role: 'img', 'aria-label': label } as const)
    : ({ 'aria-hidden': true, focusable: false } as const)

const MARK_PATHS = [
  { strand: 'satya', d: 'M29.33 18L6.35 18L0 7L35.68 7Z' },
  { strand: 'vriddhi', d: 'M28.64 20.6L40.13 40.5L33.77 51.5L15.93 20.6Z' },
  { strand: 'siddhi', d: 'M31.23 19.9L42.72 0L55.43 0L37.59 30.9Z' },
] as const

/** Three ribbons, each over one neighbour and under the other. */
export function Mark({ label, mono = false, ...rest }: MarkProps) {
  return (
    <MarkSvg viewBox="0 0 55.43 51.5" {...described(label)} {...rest}>
      {MARK_PATHS.map(({ strand, d }) => (
        <path key={strand} d={d} fill={mono ? 'currentColor' : `var(--${strand})`} />
      ))}
    </MarkSvg>
  )
}

/** The name as outlines, in the colour of the text around it. */
export function Wordmark({ label, ...rest }: LogoPartProps) {
  return (
    <WordSvg viewBox="4 3.15 121.76 35.03" fill="currentColor" {...described(label)} {...rest}>
      <path d={WORD_PATH} />
    </WordSvg>
  )
}

/** Mark and name side by side. Give it a label unless the link around it has one. */
export function Logo({ label, className }: { label?: string; className?: string }) {
  return (
    <Lockup className={className} {...(label ? { role: 'img', 'aria-label': label } : {})}>
      <Mark />
      <Wordmark />
    </Lockup>
  )
}

const WORD_PATH =
  'M14.1 31L14.1 5.86L20.35 5.86L20.35 31L14.1 31ZM4 9.02L4 4L30.45 4L30.45 9.02L4 9.02ZM38.54 19.89L37.22 16.2L38.54 16.2Q39.22 13.41 41.1 11.78Q42.97 10.15 46.07 10.15Q46.89 10.15 47.54 10.27Q48.18 10.39 48.69 10.55L49.11 16.27Q48.44 16.07 47.59 15.96Q46.75 15.84 45.85 15.84Q43.17 15.84 41.3 16.9Q39.43 17.96 38.54 19.89ZM32.6 31L32.6 10.59L38.52 10.59L38.26 17.48L38.71 17.61L38.71 31L32.6 31ZM65.67 26.09L62.18 28.06L69.13 10.59L75.54 10.59L63.86 38.18L57.55 38.18L62.02 27.5L64.64 30.09L58.18 30.09L50.25 10.59L56.7 10.59L62.46 26.09L65.67 26.09ZM94.82 31L86.09 22.13L83.95 22.13L83.95 18.32L86.1 18.32L94.55 10.59L102.18 10.59L91.17 20.59L91.17 19.46L102.59 31L94.82 31ZM78.62 31L78.62 3.15L84.72 3.15L84.72 31L78.62 31ZM119.7 31L119.92 25.44L119.82 24.64L119.82 19.51L119.79 18.6Q119.79 16.61 118.37 15.6Q116.95 14.6 113.82 14.6Q111.09 14.6 108.76 15.24Q106.43 15.89 104.42 16.72L105.02 12.06Q106.17 11.52 107.65 11.03Q109.13 10.55 110.93 10.24Q112.73 9.93 114.84 9.93Q118.02 9.93 120.13 10.64Q122.25 11.35 123.48 12.61Q124.71 13.87 125.24 15.54Q125.76 17.22 125.76 19.15L125.76 31L119.7 31ZM111.03 31.6Q107.28 31.6 105.27 30.01Q103.27 28.43 103.27 25.56L103.27 25.25Q103.27 21.96 105.64 20.51Q108.01 19.06 112.76 18.64L120.29 17.98L120.47 21.55L113.31 22.24Q111.05 22.46 110.14 22.99Q109.24 23.52 109.24 24.66L109.24 24.8Q109.24 25.85 110.14 26.45Q111.05 27.04 112.95 27.04Q114.89 27.04 116.3 26.51Q117.72 25.98 118.62 25.1Q119.53 24.22 119.92 23.19L120.86 26.13L119.67 26.13Q119.27 27.62 118.3 28.86Q117.33 30.1 115.57 30.85Q113.81 31.6 111.03 31.6Z'

const MarkSvg = styled.svg`
  height: 1.625rem;
  aspect-ratio: 55.43 / 51.5;
`
const WordSvg = styled.svg`
  height: 1.125rem;
  aspect-ratio: 121.76 / 35.03;
  margin-top: 0.22rem;
`
const Lockup = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.625rem;
  min-height: 2.5rem;
  color: var(--text);
`
