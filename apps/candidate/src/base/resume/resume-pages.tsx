import { useRef } from 'react'
import { styled } from 'styled-components'
import type { ResumeDraft } from '@tryka/domain'
import { PAGE_PX } from '@tryka/resume-template'
import { Text } from '@tryka/ui'
import { counted } from '../format/format'
import { heightOf, SANDBOX, SHELL, usePages, useWidth } from './resume-frame'

/** A resume as it is printed, to be read: its pages one below the other, as wide as there is room. */
export function ResumePages({ draft, label }: { draft: ResumeDraft; label: string }) {
  const frame = useRef<HTMLIFrameElement>(null)
  const { pages, onLoad } = usePages(frame, draft)
  const { box, width } = useWidth()
  const page = PAGE_PX[draft.pageSize].width
  const scale = width ? width / page : 1
  const height = heightOf(pages, draft.pageSize)
  return (
    <>
      <Scroll tabIndex={0} role="region" aria-label={`${label}, scrollable`}>
        <div ref={box} style={{ height: height * scale }}>
          <iframe
            ref={frame}
            title={label}
            sandbox={SANDBOX}
            srcDoc={SHELL}
            onLoad={onLoad}
            style={{ width: page, height, transform: `scale(${scale})` }}
          />
        </div>
      </Scroll>
      <Text size="xs" tone={3}>
        {counted(pages, 'page')}
      </Text>
    </>
  )
}

const Scroll = styled.div`
  overflow: auto;
  max-height: 80vh;
  border: var(--bw) solid var(--line-strong);
  border-radius: var(--r-2);
  background: var(--surface-3);
  scrollbar-width: thin;
  > div {
    overflow: hidden;
  }
  iframe {
    display: block;
    border: 0;
    transform-origin: 0 0;
    color-scheme: light;
  }
`
