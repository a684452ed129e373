import { lazy, Suspense, useRef, type ReactNode } from 'react'
import { styled } from 'styled-components'

const MarkBar = lazy(async () => ({ default: (await import('./mark-bar')).MarkBar }))

/** A text field with what gives its words a look, which comes a moment later. */
export function RichBox({ what, children }: { what: string; children: ReactNode }) {
  const scope = useRef<HTMLDivElement>(null)
  return (
    <div ref={scope}>
      {children}
      <Space>
        <Suspense fallback={null}>
          <MarkBar scope={scope} what={what} paste />
        </Suspense>
      </Space>
    </div>
  )
}

const Space = styled.div`
  min-height: var(--h-sm);
  margin-top: 0.125rem;
`
