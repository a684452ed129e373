import { lazy, Suspense } from 'react'
import { styled } from 'styled-components'
import type { Pictured } from './pictured'

const DrawnThumb = lazy(async () => ({ default: (await import('./drawn-thumb')).DrawnThumb }))

/** A resume in small. It is paper, so it is white in both themes; until it is drawn it is a blank one. */
export const Thumb = ({ of }: { of: Pictured }) => (
  <Paper aria-hidden="true">
    <Suspense fallback={null}>
      <DrawnThumb of={of} />
    </Suspense>
  </Paper>
)

const Paper = styled.i`
  flex: none;
  width: 3rem;
  height: 4.25rem;
  overflow: hidden;
  border: var(--bw) solid var(--line-strong);
  border-radius: 2px;
  background: #ffffff;
`
